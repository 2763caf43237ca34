import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { cashVoucherPaper } from '#kit/paper/voucher/cash-voucher.ts'
import { open as openDelivery } from '../deliveries/open-delivery.ts'
import { open as openInvoice } from '../invoices/open-invoice.ts'
import { open as openOrder } from '../orders/open-order.ts'
import { open as openPayment } from '../payments/open-payment.ts'
import { openRefund } from '../refunds/open-refund.ts'
import { openCreditNote, openReturn } from '../returns/open-return.ts'
import { acknowledgementPaper } from './acknowledgement.ts'
import type { PaperKind } from './contract.ts'
import { deliveryNotePaper } from './delivery-note.ts'
import { returnNoteOf } from './from-credit-note.ts'
import { deliveryNoteOf } from './from-delivery.ts'
import { acknowledgementOf, invoiceOf } from './from-invoice.ts'
import { quotationOf } from './from-order.ts'
import { receiptOf } from './from-payment.ts'
import { refundVoucherOf } from './from-refund.ts'
import { returnReceiptOf } from './from-return.ts'
import { invoicePaper } from './invoice.ts'
import { quotationPaper } from './quotation.ts'
import { receiptPaper } from './receipt.ts'
import { returnNotePaper } from './return-note.ts'
import { returnReceiptPaper } from './return-receipt.ts'

/** Which paper of which document. */
export interface WantedPaper {
  readonly kind: PaperKind
  readonly id: string
  readonly size?: 'a4' | 'a5' | 'continuous' | undefined
}

/** A paper ready to be printed or sent. */
export interface PressedPaper {
  readonly name: string
  /** 'Invoice INV-2611-0017' */
  readonly title: string
  readonly content: Buffer
}

/** What history calls the document behind each paper. */
export const subjects: Record<PaperKind, string> = {
  penawaran: 'order',
  'surat-jalan': 'delivery',
  invoice: 'invoice',
  'tanda-terima': 'invoice',
  kwitansi: 'payment',
  'nota-retur': 'credit-note',
  'bukti-retur': 'return',
  pengembalian: 'refund',
}

const openers: Record<PaperKind, (tx: Tx, actor: Actor, id: string) => Promise<unknown>> = {
  penawaran: openOrder,
  'surat-jalan': openDelivery,
  invoice: openInvoice,
  'tanda-terima': openInvoice,
  kwitansi: openPayment,
  'nota-retur': openCreditNote,
  'bukti-retur': openReturn,
  pengembalian: openRefund,
}

/** What each paper is called. */
const TITLES: Record<PaperKind, string> = {
  penawaran: 'Penawaran',
  'surat-jalan': 'Surat jalan',
  invoice: 'Invoice',
  'tanda-terima': 'Tanda terima',
  kwitansi: 'Kwitansi',
  'nota-retur': 'Nota retur',
  'bukti-retur': 'Bukti retur',
  pengembalian: 'Bukti kas keluar',
}

/** What this paper is called in its state: an offer that binds is the confirmation of the order. */
export function titleOf(kind: PaperKind, state: string): string {
  return kind === 'penawaran' && state !== 'draft' ? 'Konfirmasi order' : TITLES[kind]
}

/** Makes a paper from its document as it is now; a document the person may not see answers 404. */
export async function pressedPaper(tx: Tx, actor: Actor, wanted: WantedPaper): Promise<PressedPaper> {
  const { number, paper, state } = await laidOut(tx, actor, wanted)
  const title = `${titleOf(wanted.kind, state)} ${number ?? 'draf'}`
  return { title, name: `${title}.pdf`, content: await makePdf(paper) }
}

/** Answers 404 for a document the person may not see. */
export async function seen(tx: Tx, actor: Actor, { kind, id }: WantedPaper): Promise<void> {
  await openers[kind](tx, actor, id)
}

async function laidOut(tx: Tx, actor: Actor, { kind, id, size }: WantedPaper): Promise<Laid> {
  switch (kind) {
    case 'penawaran': {
      const data = await quotationOf(tx, actor, id)
      return { ...of(data, quotationPaper), state: data.isBinding ? 'posted' : 'draft' }
    }
    case 'surat-jalan':
      return of(await deliveryNoteOf(tx, actor, id, size), deliveryNotePaper)
    case 'invoice':
      return of(await invoiceOf(tx, actor, id), invoicePaper)
    case 'tanda-terima':
      return of(await acknowledgementOf(tx, actor, id), acknowledgementPaper)
    case 'kwitansi':
      return of(await receiptOf(tx, actor, id), receiptPaper)
    case 'nota-retur':
      return of(await returnNoteOf(tx, actor, id), returnNotePaper)
    case 'bukti-retur':
      return of(await returnReceiptOf(tx, actor, id), returnReceiptPaper)
    case 'pengembalian':
      return of(await refundVoucherOf(tx, actor, id), cashVoucherPaper)
  }
}

interface Laid {
  readonly number: string | null
  readonly state: string
  readonly paper: Paper
}

function of<D extends PaperBasis>(data: D, layOut: (data: D) => Paper): Laid {
  return { number: data.number, state: data.state, paper: layOut(data) }
}
