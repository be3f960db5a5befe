"""The corpora that come with the source are those of their card, and can be learnt from."""

import numpy as np
import pytest
from pyarrow import parquet

from examples.lab import make_corpora
from examples.lab.make_corpora import CORPORA, Corpus


def test_the_files_are_those_of_the_card() -> None:
    assert make_corpora.strangers() == []


@pytest.mark.parametrize("corpus", CORPORA, ids=lambda corpus: corpus.game)
def test_every_action_of_a_corpus_was_legal(corpus: Corpus) -> None:
    table = parquet.read_table(corpus.file)
    actions = table["actions"].to_numpy()
    packed = np.stack(table["masks"].to_numpy())
    masks = np.unpackbits(packed.astype(np.uint8), axis=1)

    assert masks[np.arange(len(actions)), actions].all()
    assert sorted(set(table["matches"].to_pylist())) == list(range(1, corpus.matches + 1))
