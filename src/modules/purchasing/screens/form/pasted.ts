import type { Choice } from '#kit/screen/picker/choice.ts'
import { purchaseUnitOf } from '#modules/catalog/screens/face.tsx'
import type { PasteCandidate, PastedMatch } from '#modules/catalog/paste/contract.ts'

// Below this nobody should take the first for what was meant without looking.
const SURE = 60

/** An item that a pasted row may mean, as a line holds it. */
export function choiceOf(one: PasteCandidate): Choice {
  return {
    id: one.id,
    label: one.name,
    code: one.code,
    more: { unit: one.baseUnit, units: one.units, kind: one.kind, taxCode: one.taxCode },
  }
}

/** What a row is taken for at first: the likeliest item, when it is likely enough. */
export function meantOf(match: PastedMatch): Choice | null {
  const [first, second] = match.candidates
  if (!first || first.score < SURE || first.score === second?.score) return null
  return choiceOf(first)
}

/** The unit of the line: what the row says when the item has it, else the one the item is bought in. */
export function unitFor(match: PastedMatch, item: Choice | null): string {
  const said = match.candidates.find((one) => one.id === item?.id)?.unit
  if (said) return said
  return item ? purchaseUnitOf(item) : ''
}
