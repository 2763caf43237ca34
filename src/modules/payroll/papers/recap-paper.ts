import { periodFormat } from '#ground/day-format.ts'
import { thousands } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper, TableCell } from '#kit/paper/paper.ts'
import { issuerBox, signingRow } from '#kit/paper/signing.ts'
import type { MonthRecap } from '../recap/contract.ts'
import { lineSides, type LineSide } from '../slips/words.ts'

/** What the recap of a month says. */
export interface RecapData extends Omit<PaperBasis, 'state' | 'number'> {
  readonly recap: Pick<MonthRecap, 'month' | 'departments' | 'projects' | 'components'>
}

/** Rekap gaji of a month: what each department and each project cost, and what the wages are made of. */
export function recapPaper(data: RecapData): Paper {
  const { recap, letterhead, date } = data
  return {
    ...framed(data, {
      ...{ title: 'REKAP GAJI', size: 'A4', parties: [] },
      facts: [['Bulan', periodFormat(recap.month as Period)]],
    }),
    lines: { columns, rows: [...departmentRows(recap), ...projectRows(recap), ...wholeRow(recap), ...partRows(recap)] },
    closing: [
      signingRow([
        issuerBox(placeAndDay(letterhead, date), letterhead, 'posted'),
        { above: 'Diperiksa oleh', name: '', role: '' },
      ]),
    ],
  }
}

const columns: Lines['columns'] = [
  { title: 'Bagian', width: '*' },
  { title: 'Orang', width: 34, align: 'right' },
  { title: 'Pendapatan (Rp)', width: 74, align: 'right' },
  { title: 'Potongan (Rp)', width: 70, align: 'right' },
  { title: 'Diterima (Rp)', width: 74, align: 'right' },
  { title: 'Perusahaan (Rp)', width: 74, align: 'right' },
  { title: 'Biaya (Rp)', width: 78, align: 'right' },
]

type Department = MonthRecap['departments'][number]
const FIGURES = ['earned', 'cut', 'net', 'employer', 'cost'] as const

function departmentRows({ departments }: RecapData['recap']): TableCell[][] {
  if (departments.length === 0) return []
  const people = departments.reduce((all, row) => all + row.people, 0)
  return [
    head('Per departemen'),
    ...departments.map((row) => cells(row.department || 'Tanpa departemen', row.people, figuresOf([row]))),
    cells('Jumlah gaji', people, figuresOf(departments), true),
  ]
}

function projectRows({ projects }: RecapData['recap']): TableCell[][] {
  if (projects.length === 0) return []
  const costs = (rows: readonly { readonly cost: string }[]) => ['', '', '', '', total(rows.map(({ cost }) => cost))]
  return [
    head('Per proyek: upah harian dan borongan'),
    ...projects.map((row) => cells(row.project, row.people, costs([row]))),
    cells('Jumlah upah', null, costs(projects), true),
  ]
}

function wholeRow({ departments, projects }: RecapData['recap']): TableCell[][] {
  const cost = total([...departments, ...projects].map((row) => row.cost))
  return [cells('Biaya gaji dan upah', null, ['', '', '', '', cost], true)]
}

function partRows({ components }: RecapData['recap']): TableCell[][] {
  return (Object.keys(lineSides) as LineSide[]).flatMap((side) => {
    const own = components.filter((one) => one.side === side)
    const last = (amount: string) => ['', '', '', '', amount]
    if (own.length === 0) return []
    return [
      head(lineSides[side]),
      ...own.map(({ label, amount }) => cells(label, null, last(thousands(amount)))),
      cells('Jumlah', null, last(total(own.map(({ amount }) => amount))), true),
    ]
  })
}

const figuresOf = (rows: readonly Department[]) => FIGURES.map((key) => total(rows.map((row) => row[key])))
const total = (amounts: readonly string[]) => thousands(String(sum(amounts.map((one) => money(one)))))
const head = (text: string) => cells(text, null, ['', '', '', '', ''], true)

function cells(name: string, people: number | null, figures: readonly string[], isBold = false): TableCell[] {
  const figure = (text: string) => ({ text, alignment: 'right' as const, bold: isBold })
  return [{ text: name, bold: isBold }, figure(people === null ? '' : String(people)), ...figures.map(figure)]
}
