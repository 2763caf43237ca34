import type { Day } from '#ground/day.ts'
import type { Marked, RowRefusal } from '../words.ts'

/** What is known of a worker's day at a project when a row of it comes in. */
export interface RowFacts {
  readonly today: Day
  readonly day: Day
  /** Belongs to whom the sender may mark. */
  readonly isKnown: boolean
  readonly startDate: Day | null
  /** Half days at other projects that day. */
  readonly elsewhere: number
  readonly kept: KeptMark | null
  /** May change what was approved. */
  readonly mayReopen: boolean
}

/** A mark that is there already. */
export interface KeptMark extends Marked {
  readonly workItemId: string | null
  readonly note: string | null
  readonly version: number
  readonly isApproved: boolean
  readonly isPaid: boolean
}

/** A mark that came in. */
export interface SentMark extends Marked {
  readonly version: number | null
  readonly workItemId: string | null
  readonly note: string | null
}

export type RowVerdict =
  | { readonly outcome: 'saved' | 'same' | 'conflict' }
  | { readonly outcome: 'refused'; readonly why: RowRefusal }

/** Decides what becomes of a row: what is there already is the same, what somebody else changed meanwhile is a conflict. */
export function judgeRow(sent: SentMark, facts: RowFacts): RowVerdict {
  const { kept } = facts
  if (!facts.isKnown) return refused('stranger')
  if (facts.day > facts.today) return refused('not-yet')
  if (facts.startDate !== null && facts.day < facts.startDate) return refused('before')
  if (!isWhole(sent)) return refused('mixed')
  if (kept && isSame(sent, kept)) return { outcome: 'same' }
  if (kept?.isPaid) return refused('paid')
  if (kept?.isApproved && !facts.mayReopen) return refused('approved')
  if ((kept?.version ?? null) !== sent.version) return { outcome: 'conflict' }
  if (isTooMuch(sent.halfDays, facts.elsewhere)) return refused('too-much')
  return { outcome: 'saved' }
}

// One day over all projects; half a day more only with a whole day at one.
function isTooMuch(halfDays: number, elsewhere: number): boolean {
  return halfDays > 0 && halfDays + elsewhere > 2 && !(halfDays === 3 && elsewhere === 0)
}

function isWhole({ halfDays, absence, overtime, restHours }: Marked): boolean {
  if (absence !== null) return halfDays === 0 && overtime === 0 && restHours === 0
  return restHours > 0 ? halfDays === 0 && overtime === 0 : overtime === 0 || halfDays > 0
}

function isSame(a: SentMark, b: KeptMark): boolean {
  return (
    a.halfDays === b.halfDays &&
    a.absence === b.absence &&
    a.overtime === b.overtime &&
    a.restHours === b.restHours &&
    a.workItemId === b.workItemId &&
    a.note === b.note
  )
}

const refused = (why: RowRefusal): RowVerdict => ({ outcome: 'refused', why })
