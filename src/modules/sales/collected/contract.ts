import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zId, zText, zVersion } from '#kit/http/shapes.ts'
import { zActWithReason } from '../contract.ts'
import type { DocumentRef } from '../contract.ts'

const touches = ['invoices', 'orders', 'journal', 'sales-statement']

/** Catat bukti PPN dipungut: the customer remitted the PPN, so PPN Keluaran is cleared against what waited. */
export const provePpn = endpoint({
  method: 'POST',
  path: '/api/invoice/:id/bukti-ppn',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    /** NTPN, or the number of the SSP. */
    proofNo: zText(40),
    proofDate: zDay,
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

/** Takes the proof back: the PPN waits again. */
export const unprovePpn = endpoint({
  method: 'POST',
  path: '/api/invoice/:id/bukti-ppn/batal',
  permission: 'delete order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})
