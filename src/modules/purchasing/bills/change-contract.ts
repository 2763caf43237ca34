import { pphKinds } from '#ground/pph.ts'
import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import {
  zDay,
  zId,
  zMoneyOrZero,
  zOptionalText,
  zOrNull,
  zPercent,
  zPositiveMoney,
  zVersion,
} from '#kit/http/shapes.ts'
import { zTaxObject } from '#modules/company/tax-objects/contract.ts'
import { zActWithReason, zOnlyId, zReason } from '../contract.ts'
import type { DocumentRef } from '../contract.ts'
import { billPosting, type ProposedPph } from './contract.ts'

/** What may still change after posting (K8); every field is sent. */
export const amendBill = endpoint({
  method: 'PATCH',
  path: '/api/tagihan-pembelian/:id',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    dueDate: zDay,
    taxInvoiceNo: zOptionalText(20),
    notes: zOptionalText(2000),
  }),
  answer: answer<DocumentRef>(),
  touches: ['bills', 'purchases', 'payables'],
})

/** What the change of a bill's PPh begins with: the rate that each kind would be proposed at. */
export const startBillWithholding = endpoint({
  method: 'GET',
  path: '/api/tagihan-pembelian/:id/pph',
  permission: 'update pembelian-barang',
  input: zOnlyId,
  answer: answer<{ readonly withholdings: readonly ProposedPph[] }>(),
  reads: ['bills'],
})

/** Which PPh a posted bill bears, while something of it is open; without a kind none, without a rate the proposed one. */
export const changeBillWithholding = endpoint({
  method: 'PUT',
  path: '/api/tagihan-pembelian/:id/pph',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    withholdingKind: z.nullable(z.enum(pphKinds)),
    withholdingRate: zOrNull(zPercent),
    /** Without one what the kind is usually taken of. */
    withholdingBase: z.optional(zMoneyOrZero),
    /** What PPh 22 or 23 is held back for; absent: what was kept, else the last one of the supplier. */
    withholdingObject: zOrNull(zTaxObject),
    reason: zReason,
  }),
  answer: answer<DocumentRef>(),
  touches: ['bills', 'purchases', 'payables'],
})

export const voidBill = endpoint({
  method: 'POST',
  path: '/api/tagihan-pembelian/:id/batal',
  permission: 'delete pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: billPosting,
  idempotent: true,
})

export const deleteBill = endpoint({
  method: 'DELETE',
  path: '/api/tagihan-pembelian/:id',
  permission: 'delete pembelian-barang',
  input: zOnlyId,
  answer: answer<{ id: string }>(),
  touches: ['bills', 'purchases'],
})

/** Saldo awal hutang: what we owed before the books began; once per supplier, then locked. */
export const postOpeningPayable = endpoint({
  method: 'POST',
  path: '/api/supplier/:id/saldo-awal',
  permission: 'update supplier',
  input: z.strictObject({
    id: zId,
    date: zDay,
    dueDate: zOrNull(zDay),
    amount: zPositiveMoney,
    reference: zOptionalText(60),
    notes: zOptionalText(500),
  }),
  answer: answer<DocumentRef>(),
  touches: ['bills', 'journal', 'payables', 'suppliers'],
  idempotent: true,
})
