"""Renderers: a tree of `bot.presenter.blocks` as a picture, as sections of an embed, as a description."""
