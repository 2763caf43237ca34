import { periodFormat } from '#ground/day-format.ts'
import { thousands } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import type { Period } from '#ground/period.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, placeAndDay } from '#kit/paper/frame.ts'
import type { Lines, Paper, Piece, TableCell } from '#kit/paper/paper.ts'
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
    lines: { columns, rows: [...departmentRows(recap), ...projectRows(recap), wholeRow(recap)] },
    closing: [
      partsPiece(recap),
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
  return [
    ...projectPart('Per proyek: upah harian dan borongan', 'Jumlah upah', wagesOf(projects)),
    ...projectPart(
      'Per proyek: gaji karyawan yang ditugaskan, sudah termasuk di departemennya',
      'Jumlah gaji di proyek',
      projects.map(({ project, salaries }) => [project, salaries]),
    ),
  ]
}

function projectPart(
  title: string,
  sum: string,
  parts: readonly (readonly [name: string, amount: string])[],
): TableCell[][] {
  const own = parts.filter(([, amount]) => amount !== '0')
  if (own.length === 0) return []
  return [
    head(title),
    ...own.map(([name, amount]) => wide(name, thousands(amount))),
    wide(sum, total(own.map(([, amount]) => amount)), true),
  ]
}

const wagesOf = (projects: MonthRecap['projects']) =>
  projects.map(({ project, people, salaries, wages }): [string, string] => [
    // Whoever is assigned counts among them, so how many they are is told where nobody is.
    salaries === '0' ? `${project}, ${people} orang` : project,
    wages,
  ])

function wholeRow({ departments, projects }: RecapData['recap']): TableCell[] {
  const all = [...departments.map(({ cost }) => cost), ...projects.map(({ wages }) => wages)]
  return wide('Biaya gaji dan upah', total(all), true)
}

// What the wages are made of, one column for each side.
function partsPiece({ components }: RecapData['recap']): Piece {
  const sides = (Object.keys(lineSides) as LineSide[]).map((side) => components.filter((one) => one.side === side))
  const columnsOf = sides.filter((own) => own.length > 0)
  return {
    columns: columnsOf.map((own) => ({
      width: '*',
      layout: 'noBorders',
      table: {
        widths: ['*', 'auto'],
        body: [
          [{ text: lineSides[own[0]?.side ?? 'pendapatan'], bold: true, colSpan: 2 }, ''],
          ...own.map(({ label, amount }) => [label, { text: thousands(amount), alignment: 'right' as const }]),
          [bold('Jumlah'), bold(total(own.map(({ amount }) => amount)))],
        ],
      },
    })),
    columnGap: 18,
    margin: [0, 14, 0, 18],
  }
}

const bold = (text: string) => ({
  text,
  bold: true,
  alignment: text === 'Jumlah' ? ('left' as const) : ('right' as const),
})

const figuresOf = (rows: readonly Department[]) => FIGURES.map((key) => total(rows.map((row) => row[key])))
const total = (amounts: readonly string[]) => thousands(String(sum(amounts.map((one) => money(one)))))
const head = (text: string): TableCell[] => [{ text, bold: true, colSpan: columns.length }, '', '', '', '', '', '']

function wide(name: string, cost: string, isBold = false): TableCell[] {
  const last = { text: cost, alignment: 'right' as const, bold: isBold }
  return [{ text: name, bold: isBold, colSpan: columns.length - 1 }, '', '', '', '', '', last]
}

function cells(name: string, people: number, figures: readonly string[], isBold = false): TableCell[] {
  const figure = (text: string) => ({ text, alignment: 'right' as const, bold: isBold })
  return [{ text: name, bold: isBold }, figure(String(people)), ...figures.map(figure)]
}
