import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { open as openHandover } from '../handovers/open.ts'
import { open as openOrder } from '../orders/open.ts'
import { open as openPayment } from '../payments/open-payment.ts'
import { open as openReceipt } from '../receipts/open.ts'
import { open as openRequest } from '../requests/open.ts'
import { open as openReturn } from '../returns/open-return.ts'
import { cashVoucherPaper } from '#kit/paper/voucher/cash-voucher.ts'
import type { PurchasePaperKind } from './contract.ts'
import { handoverPaperOf } from './from-handover.ts'
import { orderPaperOf } from './from-order.ts'
import { voucherOf } from './from-payment.ts'
import { receiptPaperOf } from './from-receipt.ts'
import { priceRequestOf, requestPaperOf } from './from-request.ts'
import { returnPaperOf } from './from-return.ts'
import { goodsReceiptPaper } from './goods-receipt.ts'
import { priceRequestPaper } from './price-request.ts'
import { purchaseOrderPaper } from './purchase-order.ts'
import { purchaseRequestPaper } from './purchase-request.ts'
import { purchaseReturnPaper } from './purchase-return.ts'
import { serviceHandoverPaper } from './service-handover.ts'

/** Which paper of which document. */
export interface WantedPaper {
  readonly kind: PurchasePaperKind
  readonly id: string
}

/** A paper ready to be printed or sent. */
export interface PressedPaper {
  readonly name: string
  /** 'Pesanan pembelian PO-2611-0031' */
  readonly title: string
  readonly content: Buffer
}

type Opener = (tx: Tx, actor: Actor, id: string) => Promise<unknown>

/** What each paper is called, what history calls its document, and who may see it. */
export const PAPERS: Record<PurchasePaperKind, { title: string; subject: string; open: Opener }> = {
  permintaan: { title: 'Permintaan pembelian', subject: 'purchase-request', open: openRequest },
  'permintaan-harga': { title: 'Permintaan penawaran', subject: 'purchase-request', open: openRequest },
  po: { title: 'Pesanan pembelian', subject: 'purchase-order', open: openOrder },
  bast: { title: 'Berita acara serah terima', subject: 'service-handover', open: openHandover },
  'terima-barang': { title: 'Bukti terima barang', subject: 'goods-receipt', open: openReceipt },
  retur: { title: 'Retur pembelian', subject: 'purchase-return', open: openReturn },
  'kas-keluar': { title: 'Bukti kas keluar', subject: 'purchase-payment', open: openPayment },
}

// A second paper of a document makes no copy of the first.
const ACTS: Partial<Record<PurchasePaperKind, Readonly<Record<'print' | 'email', string>>>> = {
  'permintaan-harga': { print: 'ask-quote', email: 'ask-quote' },
}

/** Makes a paper from its document as it is now; a document the person may not see answers 404. */
export async function pressedPaper(tx: Tx, actor: Actor, wanted: WantedPaper): Promise<PressedPaper> {
  const { number, paper } = await laidOut(tx, actor, wanted)
  const title = `${PAPERS[wanted.kind].title} ${number ?? 'draf'}`
  return { title, name: `${title}.pdf`, content: await makePdf(paper) }
}

/** Remembers that a paper was printed, or to whom it went; 404 for a document the person may not see. */
export async function remember(
  tx: Tx,
  actor: Actor,
  { kind, id }: WantedPaper,
  how: { readonly act: 'print' } | { readonly act: 'email'; readonly to: string },
): Promise<void> {
  const { subject, open } = PAPERS[kind]
  await open(tx, actor, id)
  const changes = how.act === 'email' ? { changes: { to: [null, how.to] as [null, string] } } : {}
  await recordHistory(tx, actor, { subject, id, act: ACTS[kind]?.[how.act] ?? how.act, ...changes })
}

/** A paper as it is set, with the number of its document. */
export async function laidOut(
  tx: Tx,
  actor: Actor,
  { kind, id }: WantedPaper,
): Promise<{ number: string | null; paper: Paper }> {
  switch (kind) {
    case 'permintaan':
      return of(await requestPaperOf(tx, actor, id), purchaseRequestPaper)
    case 'permintaan-harga':
      return of(await priceRequestOf(tx, actor, id), priceRequestPaper)
    case 'po':
      return of(await orderPaperOf(tx, actor, id), purchaseOrderPaper)
    case 'bast':
      return of(await handoverPaperOf(tx, actor, id), serviceHandoverPaper)
    case 'terima-barang':
      return of(await receiptPaperOf(tx, actor, id), goodsReceiptPaper)
    case 'retur':
      return of(await returnPaperOf(tx, actor, id), purchaseReturnPaper)
    case 'kas-keluar':
      return of(await voucherOf(tx, actor, id), cashVoucherPaper)
  }
}

function of<D extends { readonly number: string | null }>(
  data: D,
  layOut: (data: D) => Paper,
): { number: string | null; paper: Paper } {
  return { number: data.number, paper: layOut(data) }
}
