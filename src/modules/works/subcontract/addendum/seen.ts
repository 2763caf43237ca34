import type { DayText, MoneyText, PriceText, QtyText } from '#kit/http/wire.ts'

export const addendumStates = {
  draft: 'Draf',
  asked: 'Menunggu persetujuan',
  approved: 'Disetujui',
  void: 'Dibatalkan',
} as const

/** A line of an addendum with what stood before it. */
export interface AddendumLineSeen {
  readonly lineId: string | null
  readonly isNew: boolean
  readonly workItemId: string
  readonly code: string
  readonly description: string
  readonly unit: string
  /** Added; below zero taken off. */
  readonly volume: QtyText
  readonly volumeBefore: QtyText
  readonly volumeAfter: QtyText
  readonly price: PriceText
  readonly priceBefore: PriceText
  readonly amount: MoneyText
}

/** A work item that an addendum would bring beyond its cost plan, and by how much. */
export interface OverPlan {
  readonly name: string
  readonly over: MoneyText
}

/** An addendum of a subcontract, amounts before PPN. */
export interface SubcontractAddendumSeen {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly state: keyof typeof addendumStates
  readonly date: DayText
  readonly reason: string
  /** Why it was given back. */
  readonly remark: string | null
  readonly voidReason: string | null
  readonly net: MoneyText
  readonly totalBefore: MoneyText | null
  readonly totalAfter: MoneyText | null
  readonly writtenBy: string | null
  readonly approvedBy: string | null
  /** This person wrote on it, so that somebody else approves it. */
  readonly isOwn: boolean
  /** The last that counts: addenda are voided from the end. */
  readonly isLast: boolean
  /** Of one that is open. */
  readonly overPlan: readonly OverPlan[]
  readonly lines: readonly AddendumLineSeen[]
}
