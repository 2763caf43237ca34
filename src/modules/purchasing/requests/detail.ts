import type { Audited } from '#kit/list/audited.ts'
import type { DecisionTaken } from '#kit/posting/decisions.ts'
import type { DayText, DocumentState, InstantText, MoneyText, PriceText, QtyText } from '../contract.ts'
import type { requestStatusWords } from './columns.ts'

/** The one badge of a request, derived. */
export type RequestStatus = keyof typeof requestStatusWords

/** What the person may do next with this request, by its state and their permissions. */
export type RequestAct =
  | 'edit'
  | 'submit'
  | 'decide'
  | 'withdraw'
  | 'order'
  | 'quote'
  | 'close'
  | 'void'
  | 'duplicate'
  | 'delete'

/** A row of the list of requests. */
export interface RequestRow extends Audited {
  readonly id: string
  readonly number: string | null
  readonly label: string
  readonly status: RequestStatus
  /** '1 dari 2' while it waits for several people's yes. */
  readonly yeses: string | null
  readonly date: DayText
  readonly neededBy: DayText
  readonly isLate: boolean
  readonly requesterId: string
  readonly requesterName: string
  readonly warehouseId: string
  readonly warehouseName: string
  readonly projectId: string | null
  readonly lineCount: number
  readonly estimate: MoneyText
  readonly createdBy: string
  readonly version: number
}

export interface RequestLineDetail {
  readonly id: string
  readonly position: number
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly itemKind: string | null
  readonly description: string
  readonly qty: QtyText
  readonly unit: string
  readonly estPrice: PriceText | null
  readonly estAmount: MoneyText
  readonly reason: string | null
  readonly projectId: string | null
  readonly workItemId: string | null
  readonly ordered: QtyText
  readonly received: QtyText
  /** Approved and not yet ordered. */
  readonly toOrder: QtyText
}

/** An order that came of a request. */
export interface RequestOrder {
  readonly id: string
  readonly label: string
  readonly number: string | null
  readonly stage: string
  readonly date: DayText
  readonly supplierName: string
  readonly total: MoneyText
}

export interface RequestDetail extends RequestRow {
  readonly state: DocumentState
  readonly can: readonly RequestAct[]
  readonly notes: string | null
  readonly decisionNote: string | null
  readonly submittedBy: string | null
  readonly submittedAt: InstantText | null
  readonly closedReason: string | null
  readonly voidReason: string | null
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly lines: readonly RequestLineDetail[]
  readonly decisions: readonly DecisionTaken[]
  readonly orders: readonly RequestOrder[]
  readonly quoteCount: number
}

/** What an empty request form needs. */
export interface RequestStart {
  readonly today: DayText
  readonly warehouses: readonly { id: string; name: string; type: string }[]
  /** Who may be the one that asks: oneself first. */
  readonly people: readonly { readonly id: string; readonly name: string }[]
}

/** Goods that lie elsewhere and could come instead of being bought. */
export interface Leftover {
  readonly lineId: string
  readonly itemId: string
  readonly itemName: string
  /** Still wanted, in base units. */
  readonly wanted: QtyText
  readonly baseUnit: string
  readonly offers: readonly LeftoverOffer[]
}

export interface LeftoverOffer {
  readonly warehouseId: string
  readonly warehouseName: string
  /** The item itself, or one that may stand in for it. */
  readonly itemId: string
  readonly itemName: string
  readonly isSubstitute: boolean
  readonly baseUnit: string
  readonly available: QtyText
  /** What a transfer would take: never more than is wanted or free. */
  readonly suggested: QtyText
}
