"""Why something may not be done, in French, by the English words of the rules."""

from __future__ import annotations

from collections.abc import Mapping

REFUSALS: Mapping[str, str] = {
    "There is no chip of {chip}.": "Il n’y a pas de jeton {chip}.",
    "You have a chip on this horse already.": "Tu as déjà un jeton sur ce cheval.",
    "This horse is over the line already.": "Ce cheval a déjà passé la ligne.",
    "This card has been drawn in this game.": "Cette carte a déjà été tirée dans cette partie.",
    "There is a chip of 0 only with the bluff.": "Il n’y a de jeton de 0 qu’avec le bluff.",
    "This card lies under the stack.": "Cette carte est sous la pile.",
    "This horse has moved; it waits until all others have.": "Ce cheval a bougé ; il attend que "
    "tous les autres l’aient fait.",
    "A horse of this coat runs already.": "Un cheval de cette robe court déjà.",
    "Every chip must be laid; nobody passes.": "Tous les jetons doivent être posés ; on ne passe "
    "pas.",
    "You must move a horse; nobody passes.": "Il faut faire courir un cheval ; on ne passe pas.",
    "You have laid all your chips of this kind.": "Tu as posé tous tes jetons de cette sorte.",
}
