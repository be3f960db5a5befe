"""The rules that passing tests prove: gathered in a run, stored in a file."""

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

Proofs: TypeAlias = dict[str, list[str]]
"""The tests that prove a rule, by the rule's id."""


@dataclass
class Test:
    """One test function, all its cases together."""

    __test__ = False

    rules: set[str] = field(default_factory=set)
    passed: int = 0
    failed: int = 0


@dataclass
class Results:
    """What the tests of one run say."""

    tests: dict[str, Test] = field(default_factory=dict)

    def note(self, name: str, rules: Iterable[str], verdict: bool | None) -> None:
        """A phase of one case of a test: it proves, disproves, or says nothing."""
        test = self.tests.setdefault(name, Test())
        test.rules.update(rules)
        test.passed += verdict is True
        test.failed += verdict is False

    def proofs(self) -> Proofs:
        """A test proves its rules if some of its cases ran and all that ran passed."""
        return self.merged_into({})

    def merged_into(self, old: Mapping[str, list[str]]) -> Proofs:
        """Older proofs, with those of the tests that ran now replaced."""
        proofs = {rule: {test for test in tests if test not in self.tests} for rule, tests in old.items()}
        for name, test in self.tests.items():
            if test.passed and not test.failed:
                for rule in test.rules:
                    proofs.setdefault(rule, set()).add(name)
        return {rule: sorted(tests) for rule, tests in sorted(proofs.items()) if tests}


def read(path: Path) -> Proofs:
    """The stored proofs; none if there is no file, or it is not one of ours."""
    try:
        saved = json.loads(path.read_text(encoding="utf-8"))["rules"]
        return {str(rule): [str(test) for test in tests] for rule, tests in saved.items()}
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        return {}


def write(path: Path, proofs: Proofs) -> None:
    """Store the proofs; a reader never sees half a file."""
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(json.dumps({"rules": proofs}, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    draft.replace(path)
