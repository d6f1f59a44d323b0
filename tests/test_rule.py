"""Rules for any game, bound to the rules of one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ekiben import placeholders
from ekiben.rule import bind, called_rules, reachable, rule

legal: Callable[..., int] = placeholders.legal
apply: Callable[..., int] = placeholders.legal


@rule
def lowest() -> int:
    """Called by two others, which are both called."""
    return legal()


@rule
def one() -> int:
    return 10 * lowest()


@rule
def other() -> int:
    return 100 * lowest() + 1000 * apply()


@rule
def top() -> int:
    return one() + other() + untouched()


@rule
def untouched() -> int:
    return 7


@rule
def two() -> int:
    return 2


@rule
def more_than_legal() -> int:
    """A replacement that calls what it replaces."""
    return legal() + 1


def test_names_are_replaced_in_all_the_rules_that_are_called() -> None:
    bound = bind(top, legal=two, apply=untouched)
    assert bound() == 20 + 200 + 7000 + 7
    assert len(reachable([bound])) == 6  # the four that are new, and `two` and `untouched` as they were
    assert dict(called_rules(bound))["untouched"] is untouched
    with pytest.raises(NotImplementedError, match="bind"):
        top()


def test_a_rule_may_be_bound_to_other_names_elsewhere() -> None:
    assert [bind(one, legal=each)() for each in (two, untouched)] == [20, 70]


def test_a_replacement_stays_as_it_is() -> None:
    inner = bind(more_than_legal, legal=two)
    assert bind(one, legal=inner)() == 30
    assert bind(other, legal=two, apply=inner)() == 3200


def test_a_name_that_no_rule_uses_is_refused() -> None:
    with pytest.raises(NameError, match=r"one does not use \['apply', 'score'\]"):
        bind(one, legal=two, apply=two, score=two)
