import { rupiah } from '#ground/format.ts'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { letterKind, openingWith, type LetterKind } from '#kit/paper/links/letter-kind.ts'
import { usualLetter } from '#kit/paper/links/letter.ts'
import { registerSharedPaper } from '#kit/paper/links/shared-papers.ts'
import { expectState } from '#kit/posting/state.ts'
import { letterheadOf } from '#modules/company/companies/face.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { open as openOrder } from '../orders/open.ts'
import { open as openRequest } from '../requests/open.ts'
import { open as openReturn } from '../returns/open-return.ts'
import { PAPERS, pressedPaper } from './pressed.ts'
import { pressedCard } from './pressed-card.ts'

// What a supplier reads: the order, the return, and what it is asked a price for. Receipts and vouchers stay in the house.
const load = { po: openOrder, retur: openReturn }

const letters: Record<keyof typeof load | 'permintaan-harga', LetterKind> = {
  po: letterKind('Pesanan pembelian', 'supplier', { number: 'PO-2611-0031', more: ['total'] }),
  retur: letterKind('Retur pembelian', 'supplier', { number: 'RB-2611-0002', more: ['total'] }),
  'permintaan-harga': letterKind('Permintaan penawaran', 'supplier', {
    number: 'PR-2611-0012',
    usual: openingWith(
      'supplier',
      'Mohon penawaran harga untuk barang dalam {dokumen}, beserta lama kirim dan termin pembayaran.',
    ),
  }),
}

const settling = {
  ...usualLetter('supplier'),
  text: usualLetter('supplier').text.replace(
    'Hubungi kami bila ada pertanyaan.',
    'Isinya menurut catatan kami. Hubungi kami bila ada yang berbeda.',
  ),
}

async function standing(tx: Tx, actor: Actor, kind: keyof typeof load, id: string) {
  const { number, state, supplierId, total } = await load[kind](tx, actor, id)
  const { name, whatsapp, phone } = await supplierOf(tx, actor.companyId, supplierId)
  return {
    title: `${PAPERS[kind].title} ${number ?? 'draf'}`,
    isVoid: state === 'void',
    name,
    phone: whatsapp ?? phone,
    known: { nomor: number, supplier: name, total: rupiah(total) },
  }
}

// Asked of several suppliers at once: nobody's name stands on it, and whoever sends it says to whom.
async function askedPrice(tx: Tx, actor: Actor, id: string) {
  const request = await openRequest(tx, actor, id)
  expectState(request, 'posted', 'void')
  const title = `${PAPERS['permintaan-harga'].title} ${request.number ?? ''}`
  const name = 'Bapak/Ibu'
  return {
    title,
    isVoid: request.state === 'void',
    name,
    phone: null,
    known: { nomor: request.number, supplier: name },
  }
}

/** Lets the papers of purchasing that suppliers read be sent as a link. */
export function sharePapersOfPurchasing(): void {
  for (const kind of ['po', 'retur', 'permintaan-harga'] as const) {
    registerSharedPaper(kind, {
      subject: PAPERS[kind].subject,
      letter: letters[kind],
      permission: 'update pembelian-barang',
      standing: (tx, actor, id) =>
        kind === 'permintaan-harga' ? askedPrice(tx, actor, id) : standing(tx, actor, kind, id),
      press: (tx, actor, id) => pressedPaper(tx, actor, { kind, id }),
      sender,
    })
  }
  registerSharedPaper('kartu-hutang', {
    subject: 'supplier',
    letter: letterKind('Kartu hutang', 'supplier', { usual: settling }),
    permission: 'view supplier',
    standing: async (tx, actor, id) => {
      const { name, whatsapp, phone } = await supplierOf(tx, actor.companyId, id)
      const known = { supplier: name }
      return { title: `Kartu hutang ${name}`, isVoid: false, name, phone: whatsapp ?? phone, known }
    },
    press: (tx, actor, id, { from, to }) =>
      pressedCard(tx, actor, { id, ...(from && { from: day(from) }), ...(to && { to: day(to) }) }),
    sender,
  })
}

async function sender(tx: Tx, companyId: string): Promise<string> {
  return (await letterheadOf(tx, companyId)).fullName
}
