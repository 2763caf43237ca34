import type { DayText, MoneyText, PercentText, PriceText, QtyText } from '#kit/http/wire.ts'
import type { SubcontractAddendumSeen } from './addendum/seen.ts'
import type { subcontractActs, subcontractPph } from './subcontract.ts'

export const subcontractStatuses = {
  draft: 'Draf',
  running: 'Berjalan',
  closed: 'Ditutup',
  void: 'Dibatalkan',
} as const

export const subcontractBillKinds = { advance: 'Uang muka', progress: 'Opname', retention: 'Retensi' } as const
export type SubcontractBillKind = keyof typeof subcontractBillKinds
/** What a kept bill is of; an opening stands for what was billed before the books began. */
export type KeptBillKind = SubcontractBillKind | 'opening'

/** A line of a subcontract with what was measured of it. */
export interface SubcontractLine {
  readonly id: string
  readonly workItemId: string
  readonly code: string
  readonly description: string
  readonly unit: string
  readonly volume: QtyText
  readonly price: PriceText
  readonly amount: MoneyText
  /** Approved so far. */
  readonly measured: QtyText
  /** What the owner approved of the work item; null where their bill does not have it. */
  readonly ownerApproved: QtyText | null
}

/** An opname of a subcontract. */
export interface SubcontractOpnameSeen {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly state: 'draft' | 'posted'
  readonly date: DayText
  readonly note: string | null
  readonly gross: MoneyText
  readonly billNumber: string | null
  /** Of the draft: what it says of each line. */
  readonly volumes: readonly { readonly lineId: string; readonly volume: QtyText; readonly reason: string | null }[]
  /** This person wrote on it, so that somebody else approves it. */
  readonly isOwn: boolean
}

/** A bill of a subcontract, amounts before PPN but `total`. */
export interface SubcontractBillSeen {
  readonly id: string
  /** The bill of the supplier, for who may open it. */
  readonly billId: string | null
  readonly number: string
  readonly kind: SubcontractBillKind
  readonly date: DayText
  readonly gross: MoneyText
  readonly advance: MoneyText
  readonly retention: MoneyText
  readonly backCharge: MoneyText
  readonly ppn: MoneyText
  readonly total: MoneyText
  /** Of the total: paid, PPh that was held back with it. */
  readonly paid: MoneyText
}

/** What stood of a subcontract when the books began, amounts before PPN. */
export interface SubcontractOpeningSeen {
  readonly on: DayText
  /** Of its journal; null where there was nothing to book. */
  readonly number: string | null
  readonly billed: MoneyText
  readonly advance: MoneyText
  readonly retention: MoneyText
}

/** What a bill that may be recorded now would come to. */
export interface ReadySubcontractBill extends Omit<
  SubcontractBillSeen,
  'id' | 'billId' | 'number' | 'date' | 'backCharge' | 'paid'
> {
  /** PPh that is held back when it is paid. */
  readonly withheld: MoneyText
  readonly payable: MoneyText
}

/** A subcontract in the list of its project, amounts before PPN. */
export interface SubcontractRow {
  readonly id: string
  readonly number: string | null
  readonly status: keyof typeof subcontractStatuses
  readonly supplierName: string
  readonly date: DayText
  readonly subject: string
  readonly total: MoneyText
  /** By approved opnames. */
  readonly measured: MoneyText
  readonly billed: MoneyText
  readonly retentionHeld: MoneyText
}

/** A subcontract with its opnames and bills. */
export interface SubcontractSeen extends SubcontractRow {
  readonly version: number
  readonly projectId: string
  readonly projectName: string
  readonly supplierId: string
  readonly advance: PercentText | null
  readonly retention: PercentText | null
  readonly withholdingKind: keyof typeof subcontractPph
  readonly withholdingRate: PercentText | null
  readonly notes: string | null
  readonly voidReason: string | null
  /** What was signed, without what addenda added. */
  readonly signed: MoneyText
  readonly advanceOpen: MoneyText
  /** Of the bills, with PPN. */
  readonly paid: MoneyText
  readonly lines: readonly SubcontractLine[]
  readonly opnames: readonly SubcontractOpnameSeen[]
  readonly bills: readonly SubcontractBillSeen[]
  readonly opening: SubcontractOpeningSeen | null
  /** Whether what stood of it before the books began may be told: nothing happened on it here. */
  readonly isOpenable: boolean
  readonly addenda: readonly SubcontractAddendumSeen[]
  readonly ready: readonly ReadySubcontractBill[]
  readonly can: readonly (keyof typeof subcontractActs)[]
}
