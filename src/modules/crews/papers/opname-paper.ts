import { qtyFormat, rupiah, thousands } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper, TableCell } from '#kit/paper/paper.ts'
import { labelled } from '#kit/paper/pieces.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import type { PieceOpnamePage } from '../opnames/contract.ts'
import { halves } from '../words.ts'

/** What the record of an opname says; amounts are there for who may see wages. */
export interface OpnamePaperData extends PaperBasis {
  readonly opname: Pick<
    PieceOpnamePage,
    'crew' | 'project' | 'witness' | 'by' | 'note' | 'lines' | 'members' | 'gross' | 'retention'
  > & { readonly leader: string; readonly spk: string | null }
}

/** Berita acara opname borongan: the volumes measured and who shares in them, signed by the leader and who measured. */
export function opnamePaper(data: OpnamePaperData): Paper {
  const { opname } = data
  return {
    ...framed(data, {
      title: 'BERITA ACARA OPNAME BORONGAN',
      size: 'A4',
      facts: [
        ['Tanggal ukur', onPaper(data.date)],
        ['SPK', opname.spk],
      ],
      parties: [
        { label: 'Regu', name: opname.crew, lines: [`Kepala regu ${opname.leader}`] },
        { label: 'Proyek', name: opname.project, lines: [] },
      ],
    }),
    lines: worksOf(opname),
    closing: [
      {
        margin: [0, 12, 0, 0],
        stack: [
          ...labelled('Hari kerja anggota', opname.members.map(memberLine)),
          ...labelled('Retensi ditahan', heldLine(opname.retention)),
          ...labelled('Catatan', opname.note ? [opname.note] : []),
        ],
      },
      signingRow([
        { above: placeAndDay(data.letterhead, data.date), name: opname.leader, role: 'Kepala regu' },
        { above: 'Diukur oleh', name: opname.by, role: opname.witness ? `Saksi: ${opname.witness}` : '' },
        issuerBox('Mengetahui', data.letterhead, data.state),
      ]),
    ],
  }
}

const right = (text: string): TableCell => ({ text, alignment: 'right' })

function worksOf({ lines, gross }: OpnamePaperData['opname']): Lines {
  const shown = gross !== null
  const columns: Lines['columns'] = [
    { title: 'Pekerjaan', width: '*' },
    { title: 'Volume', width: 76, align: 'right' },
    ...(shown
      ? ([
          { title: 'Harga (Rp)', width: 90, align: 'right' },
          { title: 'Jumlah (Rp)', width: 100, align: 'right' },
        ] as const)
      : []),
  ]
  const rows = lines.map(({ name, unit, volume, rate, amount }): TableCell[] => [
    name,
    right(`${qtyFormat(volume)} ${unit}`),
    ...(shown ? [right(thousands(rate ?? '0')), right(thousands(amount ?? '0'))] : []),
  ])
  const total = String(sum(lines.map(({ amount }) => money(amount ?? '0'))))
  return { columns, rows: shown ? [...rows, ['', '', right('Jumlah'), right(thousands(total))]] : rows }
}

function memberLine({ name, trade, halfDays, amount }: PieceOpnamePage['members'][number]): string {
  const share = amount === null ? '' : `, ${rupiah(amount)}`
  return `${[name, trade && `(${trade})`].filter(Boolean).join(' ')}: ${halfDays === 0 ? 'tidak bekerja' : `${halves(halfDays)} hari`}${share}`
}

function heldLine(retention: string | null): string[] {
  return retention === null || retention === '0' ? [] : [`${rupiah(retention)}, dibayarkan sesudah masa jaminan`]
}
