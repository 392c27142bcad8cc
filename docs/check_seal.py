"""Check the seals of game records, as seal.md says, with nothing but Python: `check_seal.py records.jsonl`.

The order of the piles is read from the pages about records, in games/ beside this file. That the moves follow
the rules is not looked at here; `python -m engine check` does that.
"""

import base64
import hashlib
import json
import random
import re
import sys
from itertools import chain
from pathlib import Path

WORD, SEED = r"[a-z2-7]{4}(-[a-z2-7]{4}){4}", r"[0-9a-f]{32}"


def pages(folder):
    """The lines of the blocks that tell of piles, by the format of the records."""
    for page in sorted(folder.glob("*/record-format.md")):
        for block in re.findall(r"```piles (\S+)\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            yield block[0], dict(re.split(r" *[=:] *", line, maxsplit=1) for line in block[1].splitlines())


def pile(lines, name, record):
    """What lies in a pile before it is shuffled: base before expansions, absent cards taken out."""
    parts = [lines.get(name, ""), *(lines.get(f"{name} with {it}", "") for it in record["expansions"])]
    for thing, count, absent in re.findall(r"(\w+)(?:\*(\d+))?(?:!([\d,]+))?", " ".join(parts)):
        if str(record["seats"]) not in absent.split(","):
            yield from [thing] * int(count or 1)


def shuffled(things, seed, name):
    """Fisher and Yates, from the last place down."""
    out, luck = list(things), random.Random(f"{seed}/{name}")
    for last in range(len(out) - 1, 0, -1):
        other = int(luck.random() * (last + 1))
        out[last], out[other] = out[other], out[last]
    return out


def found(record, path):
    """What a record holds under a key, or under `key.inner`."""
    for key in path.split("."):
        record = record[int(key)] if isinstance(record, list) else record[key]
    return record


def word(record, keys):
    """The word that this deal and this seed must have."""
    facts = {key: record[key] for key in keys} | {k: v for k, v in record["seal"].items() if k != "word"}
    text = json.dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    letters = base64.b32encode(hashlib.sha256(text.encode("ascii")).digest()).decode().lower()
    return "-".join(letters[at : at + 4] for at in range(0, 20, 4))


def wrong(record, lines):
    """Why a seal vouches for nothing; None where it vouches for the deal."""
    seal = record.get("seal")
    if (record["version"] == 2) != ("seal" in record) or ("seal" in record and not isinstance(seal, dict)):
        return "a record has a seal in version 2, and only there"
    if seal is None:
        return None
    if not {"word", "seed"} <= set(seal) <= {"word", "seed", "after"} or not re.fullmatch(
        SEED, str(seal["seed"])
    ):
        return "a seal has a word, a seed of 32 small hex digits and, in a rematch, `after`"
    if not re.fullmatch(WORD, str(seal.get("after", seal["word"]))):
        return "`after` is no word of a seal"
    if word(record, lines["sealed"].split()) != seal["word"]:
        return "the word does not fit: the deal was changed after the start"
    for path, names in lines.items():
        if path.startswith("record "):
            piles = (shuffled(pile(lines, it, record), seal["seed"], it) for it in names.split(", "))
            if [*chain.from_iterable(piles)] != [*map(str, found(record, path.removeprefix("record ")))]:
                return f"{path.removeprefix('record ')} was not drawn from the seed"
    return None


def starter(record, known):
    """What proves who begins, or that nothing does."""
    seal, seats, start = record["seal"], record["seats"], record["start_seat"]
    if "after" not in seal:
        lot = int(random.Random(f"{seal['seed']}/starter").random() * seats)
        return "drawn by lot" if lot == start else "NOT PROVED: not drawn, and no game before it is named"
    before = known.get(seal["after"])
    if before is None:
        return f"NOT PROVED: a rematch after {seal['after']}, which is not in this file"
    if before["seats"] == seats and (before["start_seat"] + 1) % seats == start:
        return f"one seat on from {seal['after']}"
    return f"NOT PROVED: a rematch after {seal['after']} of other people, and records name nobody"


def main(path):
    """Print a line a record; return how many are wrong."""
    piles = dict(pages(Path(__file__).resolve().parent / "games"))
    records = [json.loads(line) for line in Path(path).read_text(encoding="utf-8").splitlines() if line]
    faults = [wrong(it, piles[it["format"]]) for it in records]
    known = {it["seal"]["word"]: it for it, no in zip(records, faults) if "seal" in it and no is None}
    for number, (record, no) in enumerate(zip(records, faults), 1):
        told = f"sealed, starter {starter(record, known)}" if "seal" in record and no is None else "no seal"
        print(f"{number}: {'WRONG: ' + no if no else told}")
    return sum(no is not None for no in faults)


if __name__ == "__main__":
    sys.exit(min(main(sys.argv[1]), 1))
