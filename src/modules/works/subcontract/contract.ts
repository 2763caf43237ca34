import * as z from 'zod/mini'
import { draftShape } from '#kit/document/shapes.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zMoneyOrZero, zOptionalText, zOrNull, zText, zVersion } from '#kit/http/shapes.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { subcontractOpname, subcontractOpnameActs } from './opname.ts'
import type { SubcontractRow, SubcontractSeen } from './seen.ts'
import { reason, subcontract, subcontractActs } from './subcontract.ts'

const reads = ['subcontracts', 'bills', 'progress', 'rab', 'projects', 'suppliers']

/** Tab Subkon of a project: its subcontracts, newest first; at most 200. */
export const listSubcontracts = endpoint({
  method: 'GET',
  path: '/api/daftar-proyek/:id/subkon',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<readonly SubcontractRow[]>(),
  reads,
})

/** The page of a subcontract: what was agreed, measured, billed, held back and paid of it. */
export const openSubcontract = endpoint({
  method: 'GET',
  path: '/api/subkon/:id',
  permission: 'view biaya',
  input: z.strictObject({ id: zId }),
  answer: answer<SubcontractSeen>(),
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
