import { dayIn } from '#ground/day.ts'
import { qtyFormat, reportAmount, thousands } from '#ground/format.ts'
import { money, plus } from '#ground/money.ts'
import { terbilangRupiah } from '#ground/terbilang.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { framed, onPaper, placeAndDay, sentence } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import { labelled, textWidth, totals } from '#kit/paper/pieces.ts'
import { roomFor } from '#kit/paper/room.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { ownerBlock, siteBasis, siteFacts, type SiteBasis } from '../papers/site-basis.ts'
import type { printRab, Rab, RabRow } from './contract.ts'
import { showRab } from './show-rab.ts'

/** Prints a version of the bill of quantities of a project this person may see; without prices for who may not see them. */
export async function pressedRab(tx: Tx, actor: Actor, asked: AskedOf<typeof printRab>) {
  const rab = await showRab(tx, actor, asked)
  const amount = rab.total === null ? undefined : money(rab.total)
  const basis = await siteBasis(tx, actor, { projectId: asked.id, docType: 'RAB', ...(amount && { amount }) })
  const date = dayIn(actor.zone, new Date(rab.approvedAt ?? rab.updatedAt))
  const content = await makePdf(rabPaper({ ...basis, date }, rab))
  return { name: `RAB revisi ${rab.revision} ${basis.projectName}.pdf`, content }
}

const INDENT = 9

/** Rencana anggaran biaya: groups and lines with volume, price, amount and weight; at its foot what the contract is worth. */
export function rabPaper(basis: SiteBasis, rab: Rab): Paper {
  const { letterhead } = basis
  const hasPrices = rab.total !== null
  const state = rab.state === 'draft' ? 'draft' : rab.state === 'void' ? 'void' : 'posted'
  const room = (least: number, said: (row: RabRow) => string) => roomFor(least, rab.rows.map(said))
  const priced = [
    { title: 'Harga (Rp)', width: room(62, unitPriceOf), align: 'right' },
    { title: 'Jumlah (Rp)', width: room(76, amountOf), align: 'right' },
  ] as const
  return {
    ...framed(
      { ...basis, state },
      {
        title: 'RENCANA ANGGARAN BIAYA',
        size: 'A4',
        facts: [['Tanggal', onPaper(basis.date)], ['Revisi', String(rab.revision)], ...siteFacts(basis)],
        parties: [ownerBlock(basis)],
      },
    ),
    lines: {
      columns: [
        { title: 'No.', width: 40 },
        { title: 'Uraian pekerjaan', width: '*' },
        { title: 'Volume', width: room(46, volumeOf), align: 'right' },
        { title: 'Sat.', width: 30 },
        ...(hasPrices ? priced : []),
        { title: 'Bobot (%)', width: 48, align: 'right' },
      ],
      rows: rab.rows.map((row) => rowOf(row, hasPrices)),
    },
    closing: [
      ...(hasPrices ? foot(rab) : []),
      signingRow([
        issuerBox(placeAndDay(letterhead, basis.date), letterhead, state),
        { above: 'Menyetujui', name: '', role: basis.customerName },
      ]),
    ],
  }
}

const volumeOf = (row: RabRow) => (row.volume === null ? '' : qtyFormat(row.volume))
const unitPriceOf = (row: RabRow) => (row.unitPrice === null ? '' : thousands(row.unitPrice))
const amountOf = (row: RabRow) => (row.amount === null ? '' : thousands(row.amount))

function rowOf(row: RabRow, hasPrices: boolean): TableCell[] {
  const style = row.isGroup ? 'strong' : ''
  const cell = (text: string): TableCell => ({ text, style })
  const [whole = '0', part = ''] = row.weight.split('.')
  return [
    cell(row.number),
    { text: row.name, style, margin: [Math.max(0, row.level - 1) * INDENT, 0, 0, 0] },
    ...[cell(volumeOf(row)), cell(row.unit ?? '')],
    ...(hasPrices ? [cell(row.isGroup ? '' : unitPriceOf(row)), cell(amountOf(row))] : []),
    cell(`${whole},${part.padEnd(4, '0')}`),
  ]
}

function foot(rab: Rab) {
  const total = money(rab.total ?? '0')
  const rounding = money(rab.rounding ?? '0')
  const worth = plus(total, rounding)
  const isRounded = rounding !== 0n
  const rows = [
    { label: 'Jumlah harga pekerjaan', amount: thousands(String(total)), rank: isRounded ? 'plain' : 'due' } as const,
    ...(isRounded
      ? ([
          { label: 'Pembulatan', amount: reportAmount(rounding), rank: 'plain' },
          { label: 'Nilai sebelum PPN', amount: thousands(String(worth)), rank: 'due' },
        ] as const)
      : []),
  ]
  const width = 230
  return [
    { columns: [{ width: textWidth('A4') - width, text: '' }, totals(rows, width)], margin: [0, 8, 0, 12] } as never,
    ...labelled('Terbilang', [sentence(terbilangRupiah(worth))]),
    ...labelled('Ketentuan', ['Harga belum termasuk PPN.']),
  ]
}
