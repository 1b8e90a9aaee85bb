"""`manage.py verify_game FILE`: needs no database and none of Django's settings, so anyone can run it."""

from argparse import ArgumentParser
from collections.abc import Sequence
from pathlib import Path

from serai.engine.registry import PluginError, UnknownGame, find
from serai.eventlog.verify import Verdict, VerificationError, verify


def main(arguments: Sequence[str]) -> int:
    parser = ArgumentParser("manage.py verify_game", description="Verify an exported table offline.")
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--head", help="a head of this table that you saw earlier, in hex")
    parser.add_argument("--key", help="the site's public key, in hex")
    options = parser.parse_args(arguments)
    try:
        verdict = verify(options.file.read_bytes(), find, key=options.key, head=options.head)
    except OSError as error:
        print(f"{options.file} can't be read: {error.strerror}.")
        return 2
    except (VerificationError, UnknownGame, PluginError) as error:
        print(f"NOT VALID: {error}")
        return 1
    print("\n".join(_sentences(verdict)))
    return 0


def _sentences(verdict: Verdict) -> list[str]:
    sentences = [
        f"VALID: table {verdict.table}, {verdict.events} events.",
        f"The hash chain is complete up to {verdict.head}.",
        f"It is signed with the key {verdict.key}. Compare it with the key that the site publishes.",
    ]
    if verdict.hidden:
        sentences.append(
            f"{verdict.hidden} events are hidden until the game is over. The site has signed what is shown of them."
        )
    else:
        sentences.append(f"{verdict.commits_rerun} commits of the game were re-run: they agree with the rules.")
    if verdict.deal_checked:
        sentences.append(
            "The deal comes from the seed that was promised before anyone sat down, and from the players' nonces."
        )
        sentences.append(f"Places by seat: {verdict.places}; scores: {verdict.scores}.")
    return sentences
