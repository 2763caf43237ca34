import { rupiah, thousands } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { framed, onPaper, partyBlock, placeAndDay } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper, Piece } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { siteFacts } from '../papers/site-basis.ts'
import { guaranteeBasis, type GuaranteeBasis } from './paper-basis.ts'
import { guaranteeKinds, guaranteeStatuses, type Guarantee, type printGuarantee } from './contract.ts'
import { showGuarantees } from './keep-guarantee.ts'

interface Pressed {
  readonly name: string
  readonly content: Buffer
}

/** Prints the guarantees of a project this person may see as a list. */
export async function pressedGuarantees(tx: Tx, actor: Actor, projectId: string): Promise<Pressed> {
  const guarantees = await showGuarantees(tx, actor, projectId)
  const basis = await guaranteeBasis(tx, actor, { projectId, docType: 'daftar jaminan' })
  const content = await makePdf(guaranteeListPaper(basis, guarantees))
  return { name: `Daftar jaminan ${basis.projectName}.pdf`, content }
}

/** Prints the letter of one guarantee: it goes to the customer, or has come back. */
export async function pressedGuarantee(tx: Tx, actor: Actor, asked: AskedOf<typeof printGuarantee>): Promise<Pressed> {
  const guarantees = await showGuarantees(tx, actor, asked.id)
  const guarantee = found(guarantees.find(({ id }) => id === asked.guaranteeId))
  const basis = await guaranteeBasis(tx, actor, { projectId: asked.id, docType: 'surat jaminan' })
  const paper = guaranteeLetter(basis, guarantee)
  return { name: `${paper.title}.pdf`, content: await makePdf(paper) }
}

/** Lists guarantees of a project as they stand on the day it is printed; what the customer holds is summed. */
export function guaranteeListPaper(basis: GuaranteeBasis, guarantees: readonly Guarantee[]): Paper {
  const out = guarantees.filter(({ status }) => status === 'holds' || status === 'ending')
  return {
    ...framed(basis, {
      ...{ title: 'DAFTAR JAMINAN', size: 'A4', facts: [['Per tanggal', onPaper(basis.date)], ...siteFacts(basis)] },
      parties: [partyBlock('Pemberi kerja', { ...basis.customer, contact: null, phone: null })],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 20, align: 'right' },
        { title: 'Jaminan', width: '*' },
        { title: 'Penerbit', width: 112 },
        { title: 'Berlaku', width: 96 },
        { title: 'Nilai (Rp)', width: 84, align: 'right' },
        { title: 'Status', width: 72 },
      ],
      rows: guarantees.map((one, at) => [
        String(at + 1),
        { stack: [guaranteeKinds[one.kind], { text: one.number, style: 'label' }] },
        one.issuer,
        { stack: [short(one.validFrom), `s.d. ${short(one.validTo)}`] },
        thousands(one.amount),
        one.returnedOn === null
          ? guaranteeStatuses[one.status]
          : { stack: [guaranteeStatuses[one.status], { text: short(one.returnedOn), style: 'label' }] },
      ]),
    },
    closing: [
      { text: '', margin: [0, 10, 0, 0] },
      ...labelled('Dipegang pemberi kerja dan masih berlaku', [
        `${out.length} jaminan, ${rupiah(String(sum(out.map(({ amount }) => money(amount)))))}`,
      ]),
      signingRow([issuerBox(placeAndDay(basis.letterhead, basis.date), basis.letterhead)]),
    ],
  }
}

/** Writes the letter of a guarantee: with it to the customer, or the receipt of its return once it came back. */
export function guaranteeLetter(basis: GuaranteeBasis, of: Guarantee): Paper {
  const isBack = of.returnedOn !== null
  const on = of.returnedOn ?? basis.date
  const { letterhead, customer } = basis
  const ours = issuerBox(placeAndDay(letterhead, on), letterhead)
  return {
    ...framed(basis, {
      title: isBack ? 'TANDA TERIMA PENGEMBALIAN JAMINAN' : 'SURAT PENGANTAR JAMINAN',
      size: 'A4',
      facts: [['Tanggal', onPaper(on)], ...siteFacts(basis)],
      parties: [partyBlock(isBack ? 'Diterima dari' : 'Kepada', customer)],
    }),
    lines: null,
    closing: [
      said(
        isBack
          ? `Kami telah menerima kembali asli jaminan di bawah ini untuk pekerjaan ${basis.projectName}. Dengan kembalinya jaminan ini kewajiban penerbit atasnya berakhir.`
          : `Bersama surat ini kami sampaikan asli jaminan di bawah ini untuk pekerjaan ${basis.projectName}. Mohon dikembalikan kepada kami setelah kewajiban yang dijaminnya selesai.`,
      ),
      ...labelled('Jaminan', [`${guaranteeKinds[of.kind]} No. ${of.number}`], 'strong'),
      ...labelled('Penerbit', [of.issuer]),
      ...labelled('Nilai', [`${rupiah(of.amount)} (${terbilangRupiah(money(of.amount))})`]),
      ...labelled('Masa berlaku', [`${onPaper(of.validFrom)} sampai dengan ${onPaper(of.validTo)}`]),
      ...labelled('Catatan', of.note === null ? [] : [of.note]),
      signingRow([
        { ...ours, above: isBack ? `Yang menerima\n${ours.above}` : ours.above },
        // As many lines as ours has, so that both sign on one line.
        { above: isBack ? 'Yang mengembalikan\n ' : 'Yang menerima', name: '', role: customer.name },
      ]),
    ],
  }
}

const short = (on: string) => onPaper(on, 'short')

const said = (text: string): Piece => ({ text, margin: [0, 4, 0, 14] })
