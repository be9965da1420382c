"""Why something may not be done, in Italian, by the English words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

REFUSALS: Mapping[str, str] = {
    "There is no chip of {chip}.": "Non c’è un gettone da {chip}.",
    "You have a chip on this horse already.": "Hai già un gettone su questo cavallo.",
    "This horse is over the line already.": "Questo cavallo ha già tagliato il traguardo.",
    "This card has been drawn in this game.": "Questa carta è già uscita in questa partita.",
    "There is a chip of 0 only with the bluff.": "Il gettone da 0 c’è solo con il bluff.",
    "This card lies under the stack.": "Questa carta sta sotto il mazzo.",
    "This horse has moved; it waits until all others have.": "Questo cavallo ha già mosso; aspetta che lo facciano tutti gli altri.",
    "A horse of this coat runs already.": "Un cavallo con questo mantello corre già.",
    "Every chip must be laid; nobody passes.": "Ogni gettone va posato; non si passa.",
    "You must move a horse; nobody passes.": "Un cavallo lo devi muovere; non si passa.",
    "You have laid all your chips of this kind.": "Hai posato tutti i tuoi gettoni di questo tipo.",
}
