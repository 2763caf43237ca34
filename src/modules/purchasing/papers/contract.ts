import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zDay, zEmail, zId, zOptionalText } from '#kit/http/shapes.ts'

/** Papers are files: the browser fetches them as bytes and shows, prints or saves that very PDF. */
type Pdf = never

/** Which paper of purchasing: the id is that of the request (two), order, berita acara, receipt, return or payment. */
export const purchasePaperKinds = [
  'permintaan',
  'permintaan-harga',
  'po',
  'bast',
  'terima-barang',
  'retur',
  'kas-keluar',
] as const
export type PurchasePaperKind = (typeof purchasePaperKinds)[number]

const which = { kind: z.enum(purchasePaperKinds), id: zId }

/** One paper as PDF. */
export const openPurchasePaper = endpoint({
  method: 'GET',
  path: '/api/cetak-pembelian/:kind/:id',
  permission: 'view pembelian-barang',
  input: z.strictObject(which),
  answer: answer<Pdf>(),
})

/** Most papers of one print. */
export const MOST_PAPERS = 40

/** Ticked orders or requests as one PDF in their order, each numbered by itself; the next print of each is a copy. */
export const printPurchasePapers = endpoint({
  method: 'POST',
  path: '/api/cetak-pembelian/:kind/dicetak',
  permission: 'view pembelian-barang',
  input: z.strictObject({
    kind: z.enum(['po', 'permintaan']),
    ids: z.array(zId).check(z.minLength(1), z.maxLength(MOST_PAPERS, `Paling banyak ${MOST_PAPERS} sekaligus.`)),
  }),
  answer: answer<Pdf>(),
  touches: ['papers'],
  inClosed: true,
})

/** A supplier's account as PDF, over a period. */
export const openPayableCard = endpoint({
  method: 'GET',
  path: '/api/cetak-pembelian/kartu-hutang/:id',
  permission: 'view supplier',
  input: z.strictObject({ id: zId, from: z.optional(zDay), to: z.optional(zDay) }),
  answer: answer<Pdf>(),
})

/** Queues a mail to a supplier with its account of a period attached. */
export const mailPayableCard = endpoint({
  method: 'POST',
  path: '/api/cetak-pembelian/kartu-hutang/:id/email',
  permission: 'view supplier',
  input: z.strictObject({
    id: zId,
    from: z.optional(zDay),
    to: z.optional(zDay),
    email: zEmail,
    /** Absent: as the company's letter says. */
    subject: zOptionalText(150),
    message: zOptionalText(2000),
  }),
  answer: answer<{ to: string }>(),
  touches: ['papers'],
  idempotent: true,
})

/** Whom we owe what, and since when: every supplier on one list. */
export const openPayableAging = endpoint({
  method: 'GET',
  path: '/api/cetak-pembelian/umur-hutang',
  permission: 'view supplier',
  input: z.strictObject({ on: z.optional(zDay) }),
  answer: answer<Pdf>(),
})

/** A supplier's price list as PDF: what holds today and what comes after. */
export const openPriceList = endpoint({
  method: 'GET',
  path: '/api/cetak-pembelian/daftar-harga/:id',
  permission: 'view pembelian-barang',
  input: z.strictObject({ id: zId }),
  answer: answer<Pdf>(),
})

/** Queues a mail with the paper attached; it leaves after the commit. */
export const mailPurchasePaper = endpoint({
  method: 'POST',
  path: '/api/cetak-pembelian/:kind/:id/email',
  permission: 'update pembelian-barang',
  input: z.strictObject({ ...which, to: zEmail, subject: zOptionalText(150), message: zOptionalText(2000) }),
  answer: answer<{ to: string }>(),
  touches: ['papers'],
  idempotent: true,
})

/** Remembers that a paper was printed or saved: the next copy says so. */
export const markPurchasePrinted = endpoint({
  method: 'POST',
  path: '/api/cetak-pembelian/:kind/:id/dicetak',
  permission: 'view pembelian-barang',
  input: z.strictObject(which),
  answer: answer<{ id: string }>(),
  touches: ['papers'],
  inClosed: true,
})
