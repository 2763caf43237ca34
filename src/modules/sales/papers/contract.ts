import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zEmail, zId, zOptionalText } from '#kit/http/shapes.ts'

/** Papers are files: the browser fetches them as bytes and shows, prints or saves that very PDF. */
type Pdf = never

/** Which paper of sales: the id is that of the order, surat jalan, invoice, payment, credit note, return or refund. */
export const paperKinds = [
  'penawaran',
  'surat-jalan',
  'invoice',
  'tanda-terima',
  'kwitansi',
  'nota-retur',
  'bukti-retur',
  'pengembalian',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** One paper as PDF; a penawaran that binds is its konfirmasi order. `size` is for the surat jalan; `copy` marks a reprint. */
export const openPaper = endpoint({
  method: 'GET',
  path: '/api/cetak/:kind/:id',
  permission: 'view order',
  input: z.strictObject({
    kind: z.enum(paperKinds),
    id: zId,
    /** Absent: as the template says. */
    size: z.optional(z.enum(['a4', 'a5', 'continuous'])),
  }),
  answer: answer<Pdf>(),
})

/** Most invoices of one print. */
export const MOST_INVOICES = 40

const zTicked = z
  .array(zId)
  .check(z.minLength(1), z.maxLength(MOST_INVOICES, `Paling banyak ${MOST_INVOICES} sekaligus.`))

/** Ticked invoices as one PDF in their order, or those issued for ticked orders, oldest first; the next print of each is a copy. */
export const printInvoices = endpoint({
  method: 'POST',
  path: '/api/cetak/invoice/dicetak',
  permission: 'view order',
  input: z.strictObject({ of: z.enum(['invoice', 'order']), ids: zTicked }),
  answer: answer<Pdf>(),
  touches: ['papers'],
  inClosed: true,
})

/** A customer's statement as PDF, over a period. */
export const openStatementPaper = endpoint({
  method: 'GET',
  path: '/api/cetak/rekening-koran/:id',
  permission: 'view pelanggan',
  input: z.strictObject({ id: zId, from: z.optional(zDay), to: z.optional(zDay) }),
  answer: answer<Pdf>(),
})

/** What a customer still owes, invoice by invoice, as a letter that asks for it. */
export const openReminderPaper = endpoint({
  method: 'GET',
  path: '/api/cetak/surat-tagihan/:id',
  permission: 'view pelanggan',
  input: z.strictObject({ id: zId }),
  answer: answer<Pdf>(),
})

/** Who owes what, and since when: every customer on one list. */
export const openAgingPaper = endpoint({
  method: 'GET',
  path: '/api/cetak/umur-piutang',
  permission: 'view pelanggan',
  input: z.strictObject({ on: z.optional(zDay) }),
  answer: answer<Pdf>(),
})

/** One sending of a paper, as the side panel lists it. */
export interface PaperSending {
  readonly at: string
  readonly by: string
  readonly act: 'email' | 'print' | 'share-link' | 'open-link'
  readonly to: string | null
}

/** Queues a mail with the paper attached; it leaves after the commit. */
export const mailPaper = endpoint({
  method: 'POST',
  path: '/api/cetak/:kind/:id/email',
  permission: 'update order',
  input: z.strictObject({
    kind: z.enum(paperKinds),
    id: zId,
    to: zEmail,
    /** Absent: as the company's letter says. */
    subject: zOptionalText(150),
    message: zOptionalText(2000),
  }),
  answer: answer<{ to: string }>(),
  touches: ['papers'],
  idempotent: true,
})

/** Queues a mail with the customer's statement attached, or with the letter that asks for what is open. */
export const mailStatement = endpoint({
  method: 'POST',
  path: '/api/cetak/rekening-koran/:id/email',
  permission: 'view pelanggan',
  input: z.strictObject({
    id: zId,
    from: z.optional(zDay),
    to: z.optional(zDay),
    paper: z._default(z.enum(['rekening-koran', 'surat-tagihan']), 'rekening-koran'),
    email: zEmail,
    subject: zOptionalText(150),
    message: zOptionalText(2000),
  }),
  answer: answer<{ to: string }>(),
  touches: ['papers'],
  idempotent: true,
})

/** When and to whom a paper was printed or sent. */
export const paperSendings = endpoint({
  method: 'GET',
  path: '/api/cetak/:kind/:id/riwayat',
  permission: 'view order',
  input: z.strictObject({ kind: z.enum(paperKinds), id: zId }),
  answer: answer<readonly PaperSending[]>(),
  reads: ['papers'],
})

/** Remembers that a paper was printed or saved: the next copy says so. */
export const markPrinted = endpoint({
  method: 'POST',
  path: '/api/cetak/:kind/:id/dicetak',
  permission: 'view order',
  input: z.strictObject({ kind: z.enum(paperKinds), id: zId }),
  answer: answer<{ id: string }>(),
  touches: ['papers'],
  inClosed: true,
})
