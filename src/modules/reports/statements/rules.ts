import { mulDiv } from '#ground/money.ts'
import type { ReportRow } from '../report.ts'

/** What an account gained in each column: credit minus debit. */
export interface Gained {
  readonly account: string
  readonly name: string
  readonly gained: readonly bigint[]
}

interface Part {
  readonly title: string
  readonly sum: string
  readonly holds: (account: string) => boolean
}

const first = (digits: string) => (account: string) => digits.includes(account[0] ?? '')

/** The parts of laba rugi in their order; after each stands what is left of everything up to it. */
const PROFIT: readonly Part[] = [
  { title: 'Pendapatan', sum: 'Pendapatan bersih', holds: first('4') },
  { title: 'Beban pokok', sum: 'Laba kotor', holds: first('5') },
  { title: 'Beban usaha', sum: 'Laba usaha', holds: first('6') },
  { title: 'Pendapatan dan beban lain', sum: 'Laba sebelum pajak', holds: first('7') },
  { title: 'Pajak', sum: 'Laba bersih', holds: first('89') },
]

/** Tells whether an account belongs to laba rugi; the others stand in neraca. */
export const isOfProfit = first('456789')

/** Adds up columns of amounts, one by one. */
export function sumColumns(rows: readonly (readonly bigint[])[], width: number): bigint[] {
  return Array.from({ length: width }, (_, at) => rows.reduce((all, row) => all + (row[at] ?? 0n), 0n))
}

/**
 * Tells by how many percent an amount differs from another, with one decimal, half away from zero; null when there is nothing to
 * compare with.
 *
 *   changeOf(1_171n, 1_631n)  // '-28.2'
 */
export function changeOf(now: bigint, then: bigint): string | null {
  if (then === 0n) return null
  const tenths = mulDiv(now - then, 1000n, then < 0n ? -then : then)
  const size = tenths < 0n ? -tenths : tenths
  return `${tenths < 0n ? '-' : ''}${size / 10n}.${size % 10n}`
}

/** Which two columns are compared: the place of the later one and of the earlier one. */
export type Compared = readonly [now: number, then: number] | null

// A cost stands below zero; it is compared as the amount that one reads: more cost is more.
function changeOfRow(kind: ReportRow['kind'], now: bigint, then: bigint): string | null {
  return kind === 'account' && now <= 0n && then < 0n ? changeOf(-now, -then) : changeOf(now, then)
}

/** Makes a row of a report. */
export function reportRow(
  kind: ReportRow['kind'],
  {
    code = null,
    label,
    amounts,
  }: { readonly code?: string | null; readonly label: string; readonly amounts: readonly bigint[] },
  compared: Compared,
): ReportRow {
  const change = compared ? changeOfRow(kind, amounts[compared[0]] ?? 0n, amounts[compared[1]] ?? 0n) : null
  return { kind, code, label, amounts: amounts.map(String), change }
}

/** Makes the head of a part. */
export function sectionRow(label: string): ReportRow {
  return { kind: 'section', code: null, label, amounts: [], change: null }
}

const isSaid = ({ gained }: Gained) => gained.some((amount) => amount !== 0n)

/** Laba rugi: what was earned less what it cost, part by part; costs are below zero. */
export function profitRows(accounts: readonly Gained[], width: number, compared: Compared): ReportRow[] {
  const rows: ReportRow[] = []
  let left = sumColumns([], width)
  for (const [at, { title, sum, holds }] of PROFIT.entries()) {
    const held = accounts.filter((each) => holds(each.account) && isSaid(each))
    left = sumColumns([left, ...held.map(({ gained }) => gained)], width)
    if (held.length > 0) rows.push(sectionRow(title), ...held.map((each) => accountRow(each, each.gained, compared)))
    const isLast = at === PROFIT.length - 1
    if (held.length > 0 || at === 0 || isLast) {
      rows.push(reportRow(isLast ? 'total' : 'subtotal', { label: sum, amounts: left }, compared))
    }
  }
  return rows
}

/** Makes the row of an account with the amounts as its report tells them. */
export function accountRow({ account, name }: Gained, amounts: readonly bigint[], compared: Compared): ReportRow {
  return reportRow('account', { code: account, label: name, amounts }, compared)
}

const ASSETS: readonly Omit<Part, 'sum'>[] = [
  { title: 'Aset lancar', holds: (account) => account < '1-2000' },
  { title: 'Aset tetap', holds: (account) => account >= '1-2000' },
]
const LIABILITIES: readonly Omit<Part, 'sum'>[] = [
  { title: 'Liabilitas jangka pendek', holds: (account) => account < '2-2000' },
  { title: 'Liabilitas jangka panjang', holds: (account) => account >= '2-2000' },
]

/** What neraca is made of: of every account all it gained, and of laba rugi what this year gained. */
export interface BalanceFacts {
  readonly accounts: readonly Gained[]
  /** Laba rugi since the year began, one for each column. */
  readonly result: readonly bigint[]
  /** Laba rugi of all years before. */
  readonly earlier: readonly bigint[]
}

/** Neraca: what there is, and who has a claim on it; the result that was not closed yet stands under equity by itself. */
export function balanceRows(
  { accounts, result, earlier }: BalanceFacts,
  width: number,
  compared: Compared,
): ReportRow[] {
  const of = (digit: string) => accounts.filter((each) => first(digit)(each.account) && isSaid(each))
  const negative = (amounts: readonly bigint[]) => amounts.map((amount) => -amount)
  const assets = of('1').map((each) => ({ ...each, gained: negative(each.gained) }))
  const liabilities = of('2')
  const equity = of('3')
  const total = (list: readonly Gained[]) =>
    sumColumns(
      list.map(({ gained }) => gained),
      width,
    )
  const own = sumColumns([total(equity), result, earlier], width)
  const rowsOf = (list: readonly Gained[]) => list.map((each) => accountRow(each, each.gained, compared))
  const parted = (parts: readonly Omit<Part, 'sum'>[], list: readonly Gained[]) =>
    parts.flatMap(({ title, holds }) => {
      const held = list.filter(({ account }) => holds(account))
      if (held.length === 0) return []
      const sum = reportRow('subtotal', { label: `Jumlah ${title.toLowerCase()}`, amounts: total(held) }, compared)
      return [sectionRow(title), ...rowsOf(held), sum]
    })
  const line = (label: string, amounts: readonly bigint[]) =>
    amounts.some((amount) => amount !== 0n) ? [reportRow('account', { label, amounts }, compared)] : []
  return [
    ...parted(ASSETS, assets),
    reportRow('total', { label: 'Jumlah aset', amounts: total(assets) }, compared),
    ...parted(LIABILITIES, liabilities),
    sectionRow('Ekuitas'),
    ...rowsOf(equity),
    ...line('Laba tahun-tahun sebelumnya', earlier),
    ...line('Laba tahun berjalan', result),
    reportRow('subtotal', { label: 'Jumlah ekuitas', amounts: own }, compared),
    reportRow(
      'total',
      { label: 'Jumlah liabilitas dan ekuitas', amounts: sumColumns([total(liabilities), own], width) },
      compared,
    ),
  ]
}
