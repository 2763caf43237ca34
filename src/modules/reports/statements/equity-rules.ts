import type { ReportRow } from '../report.ts'
import { accountRow, isOfProfit, reportRow, sectionRow, sumColumns, type Gained } from './rules.ts'

/** Columns of perubahan ekuitas: what there was, what changed, and what there is. */
const WIDTH = 3

/**
 * Perubahan ekuitas, of what each account gained before a span and within it; the result that was not closed yet stands by
 * itself.
 */
export function equityRows(accounts: readonly Gained[]): ReportRow[] {
  const told = accounts.map((each) => {
    const [before = 0n, within = 0n] = each.gained
    return { ...each, gained: [before, within, before + within] }
  })
  const equity = told.filter(({ account, gained }) => account.startsWith('3') && gained.some((amount) => amount !== 0n))
  const columnsOf = (list: readonly Gained[]) =>
    sumColumns(
      list.map(({ gained }) => gained),
      WIDTH,
    )
  const result = columnsOf(told.filter(({ account }) => isOfProfit(account)))
  const amounts = sumColumns([columnsOf(equity), result], WIDTH)
  return [
    ...equity.map((each) => accountRow(each, each.gained, null)),
    reportRow('account', { label: 'Laba yang belum ditutup', amounts: result }, null),
    reportRow('total', { label: 'Jumlah ekuitas', amounts }, null),
  ]
}

const isCash = (account: string) => account >= '1-1100' && account < '1-1300'
// What a fixed asset lost in value is no money: 1-2210, 1-2310, …
const isWornOff = (account: string) => /^1-2\d1\d$/.test(account)

const PARTS: readonly {
  readonly title: string
  readonly sum: string
  readonly holds: (account: string) => boolean
}[] = [
  {
    title: 'Arus kas operasi',
    sum: 'Kas bersih dari operasi',
    holds: (account) => account < '1-2000' || isWornOff(account) || (account >= '2-0000' && account < '2-2000'),
  },
  {
    title: 'Arus kas investasi',
    sum: 'Kas bersih dari investasi',
    holds: (account) => account.startsWith('1-2') && !isWornOff(account),
  },
  { title: 'Arus kas pendanaan', sum: 'Kas bersih dari pendanaan', holds: (account) => account >= '2-2000' },
]

/** What left the books with fixed assets that were sold, broken or lost; in rupiah. */
export interface Disposed {
  /** What their entries moved on accounts of assets, and on those of their wear: credit minus debit. */
  readonly moved: readonly { readonly account: string; readonly flow: bigint }[]
  /** What they were sold for. */
  readonly amount: bigint
  /** What that was above what they were worth; a loss is below zero. */
  readonly gain: bigint
}

/**
 * Arus kas, indirect: from the result to the money, by what every other account gained. It comes to the same as the direct
 * one, because entries balance; what assets were sold for is money of investing, and their gain none of operating (PSAK 2).
 */
export function indirectRows(gained: readonly Gained[], begin: bigint, disposed: Disposed): ReportRow[] {
  const accounts = gained.map((each) => {
    const left = disposed.moved.filter(({ account }) => account === each.account)
    return { ...each, gained: [left.reduce((all, { flow }) => all - flow, each.gained[0] ?? 0n)] }
  })
  const gainOf = ({ gained }: Gained) => gained[0] ?? 0n
  const sumOf = (list: readonly Gained[]) => list.reduce((all, each) => all + gainOf(each), 0n)
  const profit = sumOf(accounts.filter(({ account }) => isOfProfit(account)))
  const others = accounts.filter((each) => !isOfProfit(each.account) && !isCash(each.account) && gainOf(each) !== 0n)
  const net = profit + sumOf(others) + disposed.amount - disposed.gain
  const parts = PARTS.flatMap(({ title, sum, holds }, at) => {
    const held = others.filter(({ account }) => holds(account))
    const isOperating = at === 0
    const own = at === 0 ? -disposed.gain : at === 1 ? disposed.amount : 0n
    if (held.length === 0 && own === 0n && !isOperating) return []
    const amounts = [sumOf(held) + own + (isOperating ? profit : 0n)]
    const label = isOperating ? 'Rugi (laba) pelepasan aset tetap' : 'Hasil pelepasan aset tetap'
    return [
      sectionRow(title),
      ...(isOperating ? [reportRow('subtotal', { label: 'Laba bersih', amounts: [profit] }, null)] : []),
      ...(own === 0n ? [] : [reportRow('account', { label, amounts: [own] }, null)]),
      ...held.map((each) => accountRow(each, [gainOf(each)], null)),
      reportRow('subtotal', { label: sum, amounts }, null),
    ]
  })
  return [
    reportRow('subtotal', { label: 'Kas dan bank awal', amounts: [begin] }, null),
    ...parts,
    reportRow('subtotal', { label: 'Kenaikan (penurunan) kas', amounts: [net] }, null),
    reportRow('total', { label: 'Kas dan bank akhir', amounts: [begin + net] }, null),
  ]
}
