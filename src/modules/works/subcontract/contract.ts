import * as z from 'zod/mini'
import { draftShape } from '#kit/document/shapes.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOptionalText, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import type { DayText, MoneyText, PercentText, PriceText, QtyText } from '#kit/http/wire.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { subcontractOpname, subcontractOpnameActs } from './opname.ts'
import { reason, subcontract, subcontractActs, type subcontractPph } from './subcontract.ts'

export { subcontractPph } from './subcontract.ts'

export const subcontractStatuses = {
  draft: 'Draf',
  running: 'Berjalan',
  closed: 'Ditutup',
} as const

export const subcontractBillKinds = { advance: 'Uang muka', progress: 'Opname', retention: 'Retensi' } as const
export type SubcontractBillKind = keyof typeof subcontractBillKinds

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
}

/** What a bill that may be recorded now would come to. */
export interface ReadySubcontractBill extends Omit<
  SubcontractBillSeen,
  'id' | 'billId' | 'number' | 'date' | 'backCharge'
> {
  /** PPh that is held back when it is paid. */
  readonly withheld: MoneyText
  readonly payable: MoneyText
}

/** A subcontract with its opnames and bills. */
export interface SubcontractSeen {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly status: keyof typeof subcontractStatuses
  readonly supplierId: string
  readonly supplierName: string
  readonly date: DayText
  readonly subject: string
  readonly advance: PercentText | null
  readonly retention: PercentText | null
  readonly withholdingKind: keyof typeof subcontractPph
  readonly withholdingRate: PercentText | null
  readonly notes: string | null
  readonly total: MoneyText
  readonly billed: MoneyText
  readonly advanceOpen: MoneyText
  readonly retentionHeld: MoneyText
  readonly lines: readonly SubcontractLine[]
  readonly opnames: readonly SubcontractOpnameSeen[]
  readonly bills: readonly SubcontractBillSeen[]
  readonly ready: readonly ReadySubcontractBill[]
  readonly can: readonly (keyof typeof subcontractActs)[]
}

const reads = ['subcontracts', 'bills', 'progress', 'rab', 'projects', 'suppliers']

/** Tab Subkon of a project: its subcontracts, newest first; at most 200. */
export const listSubcontracts = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/subkon',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly SubcontractSeen[]>(),
  reads,
})

export const addSubcontract = endpoint({
  method: 'POST',
  path: '/api/subkon',
  permission: 'update daftar-proyek',
  input: z.strictObject(draftShape(subcontract)),
  answer: answer<DocumentRef>(),
  touches: subcontract.touches,
  idempotent: true,
})

export const updateSubcontract = endpoint({
  method: 'PUT',
  path: '/api/subkon/:id',
  permission: 'update daftar-proyek',
  input: z.strictObject({ ...draftShape(subcontract), id: zId, version: zVersion }),
  answer: answer<DocumentRef>(),
  touches: subcontract.touches,
  idempotent: true,
})

export const deleteSubcontract = endpoint({
  method: 'DELETE',
  path: '/api/subkon/:id',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: [...subcontract.touches, 'trash'],
})

export const issueSubcontractDoor = subcontractActs.post.door
export const closeSubcontractDoor = subcontractActs.close.door
export const reopenSubcontractDoor = subcontractActs.reopen.door
export const voidSubcontractDoor = subcontractActs.void.door

/** Writes the draft of an opname. */
export const addSubcontractOpname = endpoint({
  method: 'POST',
  path: '/api/opname-subkon',
  permission: 'update daftar-proyek',
  input: z.strictObject(draftShape(subcontractOpname)),
  answer: answer<DocumentRef>(),
  touches: subcontract.touches,
  idempotent: true,
})

export const updateSubcontractOpname = endpoint({
  method: 'PUT',
  path: '/api/opname-subkon/:id',
  permission: 'update daftar-proyek',
  input: z.strictObject({ ...draftShape(subcontractOpname), id: zId, version: zVersion }),
  answer: answer<DocumentRef>(),
  touches: subcontract.touches,
  idempotent: true,
})

export const deleteSubcontractOpname = endpoint({
  method: 'DELETE',
  path: '/api/opname-subkon/:id',
  permission: 'update daftar-proyek',
  input: z.strictObject({ id: zId }),
  answer: answer<{ readonly id: string }>(),
  touches: [...subcontract.touches, 'trash'],
})

export const approveSubcontractOpname = subcontractOpnameActs.approve.door
export const voidSubcontractOpname = subcontractOpnameActs.void.door

/** Books what the subcontractor bills: the advance, the next approved opname, or the retention that is held. */
export const billSubcontractWork = endpoint({
  method: 'POST',
  path: '/api/subkon/:id/tagihan',
  permission: 'create pembelian-barang',
  input: z.strictObject({
    id: zId,
    kind: z.enum(['advance', 'progress', 'retention']),
    supplierInvoiceNo: zText(60),
    supplierInvoiceDate: zOrNull(zDay),
    taxInvoiceNo: zOptionalText(20),
    date: zDay,
    /** Null: after the supplier's term. */
    dueDate: zOrNull(zDay),
    /** Material or a fine that the subcontractor bears; not before PPN of the work. */
    backCharge: z.optional(zMoneyOrZero),
    backChargeNote: zOptionalText(200),
    notes: zOptionalText(1000),
  }),
  answer: answer<{ readonly id: string; readonly number: string | null }>(),
  touches: subcontract.touches,
  idempotent: true,
})

/** Takes the last bill of a subcontract back; nobody paid it yet. */
export const takeSubcontractBillBack = endpoint({
  method: 'POST',
  path: '/api/subkon/:id/tagihan/:billId/batal',
  permission: 'delete pembelian-barang',
  input: z.strictObject({ id: zId, billId: zId, reason }),
  answer: answer<{ readonly id: string }>(),
  touches: subcontract.touches,
  idempotent: true,
})
