import type { Choice } from '#kit/screen/picker/choice.ts'
import type { PasteCandidate, PastedMatch } from '#modules/catalog/paste/contract.ts'
import { pastedUnit, purchaseUnitOf } from '#modules/catalog/screens/face.tsx'

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

/** A pasted row as a person sees it: what it says, what it is taken for, and in which of the item's units. */
export interface PastedRow {
  readonly key: string
  readonly match: PastedMatch
  readonly item: Choice | null
  /** Null while what the row says is none of the item's units: nobody but a person knows how many of ours a 'kubik' is. */
  readonly unit: string | null
  readonly isIn: boolean
}

/** A row taken for an item, in the unit it says, or the one the item is bought in where it says none; in when both are known. */
export function takenFor(row: Pick<PastedRow, 'key' | 'match'>, item: Choice | null): PastedRow {
  const unit = item && unitFor(row.match, item)
  return { key: row.key, match: row.match, item, unit, isIn: unit !== null }
}

function unitFor({ unit }: PastedMatch, item: Choice): string | null {
  return unit === null ? purchaseUnitOf(item) : (pastedUnit(unit, item) ?? null)
}
