import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { letterKind, openingWith, signingLetter, type LetterKind } from '#kit/paper/links/letter-kind.ts'
import type { Known } from '#kit/paper/links/letter.ts'
import { registerSharedPaper, type Standing } from '#kit/paper/links/shared-papers.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import { customerOf } from '#modules/parties/face.ts'
import { open as openDelivery } from '../deliveries/open-delivery.ts'
import { openOfCustomer, open as openInvoice } from '../invoices/open-invoice.ts'
import { open as openOrder } from '../orders/open-order.ts'
import { open as openPayment } from '../payments/open-payment.ts'
import { openRefund } from '../refunds/open-refund.ts'
import { openCreditNote, openReturn } from '../returns/open-return.ts'
import { seeCustomer } from '../see-customer.ts'
import { paperKinds, type PaperKind } from './contract.ts'
import { pressedPaper, subjects, titleOf } from './pressed.ts'
import { pressedProgress } from './pressed-progress.ts'
import { pressedReminder, pressedStatement } from './pressed-statement.ts'

interface Dealt {
  readonly number: string | null
  readonly state: string
  readonly customerId: string
  readonly total?: string
  readonly dueDate?: string
}

type Load = (tx: Tx, actor: Actor, id: string) => Promise<Dealt>

const load: Record<PaperKind, Load> = {
  penawaran: openOrder,
  invoice: openInvoice,
  'tanda-terima': openInvoice,
  kwitansi: async (tx, actor, id) => {
    const { number, state, customerId, amount } = await openPayment(tx, actor, id)
    return { number, state, customerId, total: amount }
  },
  'nota-retur': openCreditNote,
  pengembalian: async (tx, actor, id) => {
    const { number, state, customerId, amount } = await openRefund(tx, actor, id)
    return { number, state, customerId, total: amount }
  },
  'surat-jalan': async (tx, actor, id) => ofOrder(tx, actor, await openDelivery(tx, actor, id)),
  'bukti-retur': async (tx, actor, id) => ofOrder(tx, actor, await openReturn(tx, actor, id)),
}

const letters: Record<PaperKind, LetterKind> = {
  penawaran: letterKind('Penawaran', 'pelanggan', { number: 'ORD-2612-0042', more: ['total'] }),
  'surat-jalan': letterKind('Surat jalan', 'pelanggan', { number: 'SJ-2611-0031' }),
  invoice: letterKind('Invoice', 'pelanggan', { number: 'INV-2611-0017', more: ['total', 'jatuh_tempo'] }),
  'tanda-terima': letterKind('Tanda terima', 'pelanggan', { number: 'INV-2611-0017', more: ['total', 'jatuh_tempo'] }),
  kwitansi: letterKind('Kwitansi', 'pelanggan', { number: 'KM-2611-0009', more: ['total'] }),
  'nota-retur': letterKind('Nota retur', 'pelanggan', { number: 'NK-2611-0003', more: ['total'] }),
  'bukti-retur': letterKind('Bukti retur', 'pelanggan', { number: 'RT-2611-0004' }),
  pengembalian: letterKind('Bukti pengembalian uang', 'pelanggan', { number: 'BKK-2611-0005', more: ['total'] }),
}

const reminding = openingWith('pelanggan', 'Berikut {dokumen} dari {perusahaan}.\nYang masih terbuka: {total}.')

// Goods that go and come are their order's; who they go to, too.
async function ofOrder(tx: Tx, actor: Actor, goods: Omit<Dealt, 'customerId'> & { orderId: string }): Promise<Dealt> {
  const { customerId } = await openOrder(tx, actor, goods.orderId)
  return { number: goods.number, state: goods.state, customerId }
}

const sender = async (tx: Tx, companyId: string) => (await letterheadOf(tx, companyId)).fullName

async function standing(tx: Tx, actor: Actor, kind: PaperKind, id: string): Promise<Standing> {
  const { number, state, customerId, total, dueDate } = await load[kind](tx, actor, id)
  const title = `${titleOf(kind, state)} ${number ?? 'draf'}`
  const reader = await readerOf(tx, actor, customerId)
  const known = {
    nomor: number,
    pelanggan: reader.name,
    total: total && rupiah(total),
    jatuh_tempo: dueDate && dayFormat(day(dueDate), 'long'),
  }
  return { title, isVoid: state === 'void', ...reader, known }
}

async function readerOf(tx: Tx, actor: Actor, customerId: string): Promise<Pick<Standing, 'name' | 'phone' | 'email'>> {
  const { name, whatsapp, phone, email } = await customerOf(tx, actor.companyId, customerId)
  return { name, phone: whatsapp ?? phone, email }
}

/** Lets the papers of sales be sent as a link. */
export function sharePapersOfSales(): void {
  for (const kind of paperKinds) {
    registerSharedPaper(kind, {
      subject: subjects[kind],
      letter: letters[kind],
      permission: 'update order',
      standing: (tx, actor, id) => standing(tx, actor, kind, id),
      press: (tx, actor, id, { size }) => pressedPaper(tx, actor, { kind, id, ...(size && { size }) }),
      sender,
    })
  }
  registerSharedPaper('terima-barang', {
    subject: subjects['surat-jalan'],
    letter: letterKind('Tanda terima barang', 'pelanggan', {
      number: 'SJ-2611-0031',
      usual: signingLetter('pelanggan'),
    }),
    permission: 'update order',
    standing: async (tx, actor, id) => {
      const stands = await standing(tx, actor, 'surat-jalan', id)
      // Goods that have not left are signed for by nobody.
      if (!(await openDelivery(tx, actor, id)).number) throw new NotFound()
      return stands
    },
    press: (tx, actor, id) => pressedPaper(tx, actor, { kind: 'surat-jalan', id }),
    sender,
    asks: { files: 'surat-jalan', touches: ['deliveries', 'files', 'history'] },
  })
  registerSharedPaper('surat-tagihan', {
    ...ofCustomer('Surat tagihan', async (tx, actor, id) => {
      const open = await openOfCustomer(tx, actor, id)
      return { total: rupiah(sum(open.map((row) => money(row.openDue)))) }
    }),
    letter: letterKind('Surat tagihan', 'pelanggan', { more: ['total'], usual: reminding }),
    press: (tx, actor, id) => pressedReminder(tx, actor, { id }),
  })
  registerSharedPaper('kabar-order', {
    ...ofCustomer('Kabar order'),
    // It speaks of orders: who sends their papers may send it.
    permission: 'update order',
    press: (tx, actor, id) => pressedProgress(tx, actor, { id }),
  })
  registerSharedPaper('rekening-koran', {
    ...ofCustomer('Rekening koran'),
    press: (tx, actor, id, { from, to }) =>
      pressedStatement(tx, actor, { id, from: from && day(from), to: to && day(to) } as Parameters<
        typeof pressedStatement
      >[2]),
  })
}

function ofCustomer(title: string, more?: (tx: Tx, actor: Actor, id: string) => Promise<Known>) {
  return {
    subject: 'customer',
    letter: letterKind(title, 'pelanggan'),
    permission: 'view pelanggan',
    standing: async (tx: Tx, actor: Actor, id: string): Promise<Standing> => {
      await seeCustomer(tx, actor, id)
      const reader = await readerOf(tx, actor, id)
      const known = { pelanggan: reader.name, ...(await more?.(tx, actor, id)) }
      return { title: `${title} ${reader.name}`, isVoid: false, ...reader, known }
    },
    sender,
  }
}
