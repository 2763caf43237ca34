import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zVersion } from '#kit/http/shapes.ts'
import { zBands, type ApprovalBand } from '#kit/posting/decisions.ts'

/** The documents whose approval a company rules; a bill waits when it is dearer than ordered, here is by whose yes. */
export const ruledDocs = [
  'purchase-request',
  'purchase-order',
  'purchase-bill',
  'sales-order',
  'sales-invoice',
  'sales-write-off',
  'wage-settlement',
] as const
export type RuledDoc = (typeof ruledDocs)[number]

/** What they are called on the screen. */
export const ruledDocWords: Readonly<Record<RuledDoc, string>> = {
  'purchase-request': 'Permintaan pembelian',
  'purchase-order': 'Pesanan pembelian',
  'purchase-bill': 'Tagihan di atas toleransi',
  'sales-order': 'Order pelanggan',
  'sales-invoice': 'Invoice pelanggan',
  'sales-write-off': 'Penghapusan piutang',
  'wage-settlement': 'Upah mingguan pekerja',
}

/** The bands of one kind of document, the lowest first. */
export interface ApprovalRule {
  readonly doc: RuledDoc
  readonly version: number
  readonly bands: readonly ApprovalBand[]
}

export const openApprovals = endpoint({
  method: 'GET',
  path: '/api/pengaturan/persetujuan',
  permission: 'view pengaturan-website',
  input: z.strictObject({}),
  answer: answer<readonly ApprovalRule[]>(),
  reads: ['approval-rules'],
})

/** Replaces the bands of one kind; what waits already is decided by the new ones. */
export const saveApprovals = endpoint({
  method: 'PUT',
  path: '/api/pengaturan/persetujuan',
  permission: 'update pengaturan-website',
  input: z.strictObject({
    doc: z.enum(ruledDocs, { error: 'Pilih dokumennya.' }),
    version: zVersion,
    bands: zBands,
  }),
  answer: answer<ApprovalRule>(),
  touches: ['approval-rules', 'settings-log', 'orders', 'purchases', 'invoices'],
  secondFactor: true,
})
