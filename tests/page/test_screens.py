"""Every screen, in every language: nobody is shut out."""

from __future__ import annotations

import pytest

from ekiben.texts import LANGUAGES
from tests.page.conftest import Meet


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start(meet: Meet, language: str) -> None:
    ann = meet(language=language)
    ann.go()
    ann.find("h1, h2").first.wait_for()
    assert ann.find("html").get_attribute("lang") == language
    assert ann.violations() == []
