import type { DayText, MoneyText } from '#kit/http/wire.ts'

/** Something that waits for this person, with its next step. */
export interface Task {
  readonly id: string
  readonly kind: string
  readonly text: string
  readonly about: string
  readonly amount: MoneyText | null
  /** Since when it waits, or the day it comes to; null when nobody can say. */
  readonly since: DayText | null
  /** The word on its button. */
  readonly act: string
  readonly to: string
}

/** All that waits of a kind. */
export interface TaskGroup {
  readonly kind: string
  readonly count: number
  /** Counting stopped there: it may be more. */
  readonly isCapped: boolean
  /** The list that shows exactly these; null where none does and the rows themselves are all there is. */
  readonly to: string | null
}
