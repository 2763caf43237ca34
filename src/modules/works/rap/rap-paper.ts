import { dayIn } from '#ground/day.ts'
import { qtyFormat, reportAmount, thousands } from '#ground/format.ts'
import { minus, money, plus, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import { textWidth, totals } from '#kit/paper/pieces.ts'
import { roomFor } from '#kit/paper/room.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import { siteBasis, siteFacts, type SiteBasis } from '../papers/site-basis.ts'
import type { printRap, Rap, RapLine } from './contract.ts'
import { itemsOfPlan } from './rap-rows.ts'
import { showRap } from './show-rap.ts'

/** Prints a cost plan of a project for who sees costs; everybody else gets 404. */
export async function pressedRap(tx: Tx, actor: Actor, asked: AskedOf<typeof printRap>) {
  const rap = await showRap(tx, actor, asked)
  const basis = await siteBasis(tx, actor, { projectId: asked.id, docType: 'RAP', amount: money(rap.total) })
  const date = dayIn(actor.zone, new Date(rap.approvedAt ?? rap.updatedAt))
  const content = await makePdf(rapPaper({ ...basis, date }, rap))
  return { name: `RAP ${rap.revision} ${basis.projectName}.pdf`, content }
}

const INDENT = 9

/** Rencana anggaran pelaksanaan: what each work item may cost, line by line, the sums by head and what is left of the bill. */
export function rapPaper(basis: SiteBasis, rap: Rap): Paper {
  const { letterhead } = basis
  const state = rap.state === 'draft' ? 'draft' : 'posted'
  const items = itemsOfPlan(rap)
  const amounts = [...rap.lines.map(({ amount }) => amount), rap.total].map(thousands)
  return {
    ...framed(
      { ...basis, state },
      {
        title: 'RENCANA ANGGARAN PELAKSANAAN',
        size: 'A4',
        facts: [['Tanggal', onPaper(basis.date)], ['RAP', String(rap.revision)], ...siteFacts(basis)],
        parties: [],
      },
    ),
    lines: {
      columns: [
        { title: 'No.', width: 40 },
        { title: 'Uraian', width: '*' },
        { title: 'Jenis', width: 44 },
        {
          title: 'Jumlah',
          width: roomFor(
            46,
            rap.lines.map(({ qty }) => qtyFormat(qty)),
          ),
          align: 'right',
        },
        { title: 'Sat.', width: 30 },
        {
          title: 'Satuan (Rp)',
          width: roomFor(
            62,
            rap.lines.map(({ unitCost }) => thousands(unitCost)),
          ),
          align: 'right',
        },
        { title: 'Biaya (Rp)', width: roomFor(76, amounts), align: 'right' },
      ],
      rows: items.flatMap(({ item, lines }) => [headRow(item), ...lines.map(lineRow)]),
    },
    closing: [
      foot(rap),
      signingRow([
        { above: 'Disusun', name: rap.updatedBy, role: '' },
        issuerBox(placeAndDay(letterhead, basis.date), letterhead, state),
      ]),
    ],
  }
}

function headRow({ code, name, planned }: Rap['margins'][number]): TableCell[] {
  const cell = (text: string): TableCell => ({ text, style: 'strong' })
  return [cell(code), cell(name), '', '', '', '', cell(thousands(planned))]
}

function lineRow({ description, head, qty, unit, unitCost, amount }: RapLine): TableCell[] {
  const said: TableCell = { text: description, margin: [INDENT, 0, 0, 0] }
  return ['', said, costHeads[head], qtyFormat(qty), unit, thousands(unitCost), thousands(amount)]
}

// The sums by head, of all, and what the bill leaves.
function foot({ lines, total, whole }: Rap) {
  const sums = new Map<CostHead, Money>()
  for (const { head, amount } of lines) sums.set(head, plus(sums.get(head) ?? ZERO, money(amount)))
  const heads = (Object.keys(costHeads) as CostHead[]).filter((head) => sums.has(head))
  const plain = (label: string, amount: string) => ({ label, amount, rank: 'plain' }) as const
  const margin = whole.margin === null ? '' : ` (${whole.margin.replace('.', ',').replace('-', '−')}%)`
  const rows = [
    ...heads.map((head) => plain(costHeads[head], thousands(String(sums.get(head) ?? ZERO)))),
    { label: 'Jumlah RAP', amount: thousands(total), rank: 'due' } as const,
    plain('Nilai RAB sebelum PPN', thousands(whole.sold)),
    plain(`Margin rencana${margin}`, reportAmount(minus(money(whole.sold), money(whole.planned)))),
  ]
  const width = 230
  return {
    columns: [{ width: textWidth('A4') - width, text: '' }, totals(rows, width)],
    margin: [0, 8, 0, 12],
  } as never
}
