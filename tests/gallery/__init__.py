"""A gallery of pictures: `make gallery` writes every kind to docs/gallery, to be looked at."""
