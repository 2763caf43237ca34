import type { DocumentState } from '#kit/posting/state.ts'
import type { Ptkp, TaxMethod } from '#modules/people/tax/contract.ts'
import type { JkkClass } from '../bpjs/words.ts'
import type { Division } from '../proration/rules.ts'
import type { ExtraKind, LineCode, LineSide } from '../slips/words.ts'
import type { Feast } from '../feasts/rules.ts'
import type { BlockedWhy, RunKind, SlipKind } from './words.ts'

/** A row of the list of slips; amounts are absent without 'view gaji'. */
export interface SlipListRow {
  readonly id: string
  readonly label: string
  readonly kind: SlipKind
  readonly month: string
  readonly name: string
  readonly position: string
  readonly runId: string
  readonly state: DocumentState
  readonly isPaid: boolean
  readonly isHeld: boolean
  /** Why it is held back; null while it is not. */
  readonly heldReason: string | null
  /** Booked and not paid whole. */
  readonly isUnpaid: boolean
  readonly earned?: string
  readonly cut?: string
  readonly net?: string
  readonly open?: string
}

/** Something added by hand, as it is kept. */
export interface ExtraKept {
  readonly kind: ExtraKind
  readonly label: string | null
  readonly amount: string
}

/** A line of a slip as it is kept and shown. */
export interface LineKept {
  readonly side: LineSide
  readonly code: LineCode
  readonly label: string
  readonly note: string | null
  readonly amount: string
}

/** A part of the difference to the month before, signed: what is received more or less for it. */
export interface PayReason {
  readonly label: string
  readonly amount: string
}

/** A run as the list of the last ones names it. */
export interface RunRef {
  readonly id: string
  readonly number: string | null
  readonly kind: RunKind
  readonly feast: Feast | null
  readonly month: string
  readonly state: DocumentState
  readonly people: number
  /** How many were left out. */
  readonly blocked: number
  readonly isPaid: boolean
}

/** A slip as its page shows it; everything in rupiah is absent without 'view gaji'. */
export interface SlipPage {
  readonly id: string
  readonly label: string
  readonly kind: SlipKind
  readonly runId: string
  readonly runVersion: number
  readonly employeeId: string
  readonly state: DocumentState
  readonly isVoid: boolean
  readonly month: string
  readonly payDate: string
  readonly code: string
  readonly name: string
  readonly position: string
  readonly scheduled: number
  readonly employed: number
  readonly unpaidHalves: number
  /** What the wage of the month was divided by, where not by its workdays: 25 or 21 days' wages, or its calendar days. */
  readonly division: Division | null
  readonly approvedBy: string | null
  /** Why its pay waits, and who says so. */
  readonly held: { readonly reason: string; readonly by: string } | null
  readonly can: readonly ('hold' | 'release')[]
  readonly pay?: {
    readonly ptkp: Ptkp
    readonly method: TaxMethod
    readonly lines: readonly LineKept[]
    readonly extras: readonly ExtraKept[]
    readonly earned: string
    readonly cut: string
    readonly net: string
    readonly employer: string
    readonly taxable: string
    readonly paid: string
    /** What of it each project bears; without a project: the office. Empty where somebody is assigned to none. */
    readonly shares: readonly { readonly project: string | null; readonly amount: string }[]
    /** What was received the month before; null where there was no slip. */
    readonly before: string | null
    /** Why it is another amount than the month before, the largest part first. */
    readonly reasons: readonly PayReason[]
  }
}

/** A run as its page shows it; amounts are absent without 'view gaji'. */
export interface RunPage {
  readonly id: string
  readonly number: string | null
  readonly version: number
  readonly state: DocumentState
  readonly kind: RunKind
  /** The feast a holiday bonus is for, and the last day on which it is paid in time; null: no such bonus. */
  readonly feast: { readonly feast: Feast; readonly on: string; readonly dueOn: string } | null
  readonly month: string
  readonly payDate: string
  readonly jkk: JkkClass
  readonly madeBy: string
  readonly submittedBy: string | null
  readonly approvedBy: string | null
  readonly decisionNote: string | null
  readonly voidReason: string | null
  /** Wages that are still open days after they were due, and the fine the law puts on it; null: not late. */
  readonly late: { readonly days: number; readonly percent: number; readonly fine?: string } | null
  readonly blocked: readonly { readonly employeeId: string; readonly name: string; readonly why: BlockedWhy }[]
  /** Whose figures are not those of today any more. */
  readonly stale: readonly string[]
  readonly can: readonly ('recompute' | 'submit' | 'decide' | 'pay' | 'void' | 'remove')[]
  readonly slips: readonly {
    readonly id: string
    readonly employeeId: string
    readonly label: string
    readonly name: string
    readonly position: string
    readonly unpaidHalves: number
    readonly isPaid: boolean
    /** Why its pay waits; null: it does not. */
    readonly heldReason: string | null
    readonly net?: string
    readonly before?: string | null
    /** The two largest parts of the difference, and how many more there are. */
    readonly reasons?: readonly PayReason[]
    readonly moreReasons?: number
    readonly open?: string
  }[]
  readonly sums?: {
    readonly earned: string
    readonly cut: string
    readonly net: string
    readonly employer: string
    readonly paid: string
    /** PPh 21 in what is cut. */
    readonly tax: string
    /** The wage of the days that are paid, with what the company bears. */
    readonly cost: string
    /** What the same people received the month before. */
    readonly before: string
    readonly umk: string | null
  }
  readonly payments: readonly {
    readonly id: string
    readonly paidOn: string
    readonly account: string
    readonly people: number
    readonly isVoid: boolean
    readonly by: string
    readonly amount?: string
  }[]
}
