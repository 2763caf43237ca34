import type { ReportRow } from '../report.ts'
import { reportRow, sectionRow } from './rules.ts'

/** What moved cash against one account. */
export interface CashFlow {
  readonly account: string
  readonly name: string
  readonly settles: 'customer' | 'supplier' | null
  readonly flow: bigint
}

/** What money comes in or goes out for, in the words of arus kas. */
export const cashClasses = [
  'Penerimaan dari pelanggan',
  'Pembayaran kepada pemasok',
  'Pembayaran gaji dan upah',
  'Pembayaran beban usaha',
  'Pembayaran pajak',
  'Penerimaan lain',
  'Operasi lain',
  'Aset tetap',
  'Pinjaman bank',
  'Modal dan prive',
] as const
export type CashClass = (typeof cashClasses)[number]

const PARTS: readonly { readonly title: string; readonly sum: string; readonly classes: readonly CashClass[] }[] = [
  {
    title: 'Arus kas operasi',
    sum: 'Kas bersih dari operasi',
    classes: [
      'Penerimaan dari pelanggan',
      'Pembayaran kepada pemasok',
      'Pembayaran gaji dan upah',
      'Pembayaran beban usaha',
      'Pembayaran pajak',
      'Penerimaan lain',
      'Operasi lain',
    ],
  },
  { title: 'Arus kas investasi', sum: 'Kas bersih dari investasi', classes: ['Aset tetap'] },
  { title: 'Arus kas pendanaan', sum: 'Kas bersih dari pendanaan', classes: ['Pinjaman bank', 'Modal dan prive'] },
]

// The longest beginning of an account's code that is named here says what money against it is.
const CLASSES: Readonly<Record<string, CashClass>> = {
  '1-13': 'Penerimaan dari pelanggan',
  '1-1400': 'Pembayaran gaji dan upah',
  '1-1410': 'Pembayaran kepada pemasok',
  '1-15': 'Pembayaran kepada pemasok',
  '1-16': 'Pembayaran pajak',
  '1-17': 'Pembayaran beban usaha',
  '1-2': 'Aset tetap',
  '2-11': 'Pembayaran kepada pemasok',
  '2-12': 'Penerimaan dari pelanggan',
  '2-13': 'Pembayaran gaji dan upah',
  '2-14': 'Pembayaran pajak',
  '2-15': 'Pembayaran pajak',
  '2-16': 'Pembayaran gaji dan upah',
  '2-17': 'Pembayaran beban usaha',
  '2-2': 'Pinjaman bank',
  '3-': 'Modal dan prive',
  '4-': 'Penerimaan dari pelanggan',
  '5-': 'Pembayaran kepada pemasok',
  '5-2': 'Pembayaran gaji dan upah',
  '5-5': 'Pembayaran beban usaha',
  '6-': 'Pembayaran beban usaha',
  '6-1': 'Pembayaran gaji dan upah',
  '7-1': 'Penerimaan lain',
  '7-2': 'Pembayaran beban usaha',
  '8-': 'Pembayaran pajak',
}

// Tax held back, and the crumbs, of a payment are part of what was settled.
const HELD_BACK = /^(1-161|1-162|2-151|2-152|2-154|8-1|7-29)/

/** Tells what money against an account is. */
export function cashClassOf({ account, settles }: Pick<CashFlow, 'account' | 'settles'>): CashClass {
  if (settles && HELD_BACK.test(account)) {
    return settles === 'customer' ? 'Penerimaan dari pelanggan' : 'Pembayaran kepada pemasok'
  }
  for (let length = account.length; length > 0; length -= 1) {
    const known = CLASSES[account.slice(0, length)]
    if (known) return known
  }
  return 'Operasi lain'
}

/** Tells whom entries against an account settled with, for its money to be told in a class. */
export function settlesWithin(account: string, group: CashClass): CashFlow['settles'][] {
  return ([null, 'customer', 'supplier'] as const).filter((settles) => cashClassOf({ account, settles }) === group)
}

/** Arus kas, direct: what there was, what came and went and for what, and what is left. */
export function cashFlowRows(flows: readonly CashFlow[], begin: bigint): ReportRow[] {
  const byClass = Map.groupBy(flows, cashClassOf)
  const sumOf = (list: readonly CashFlow[]) => list.reduce((all, { flow }) => all + flow, 0n)
  const net = sumOf(flows)
  const parts = PARTS.flatMap(({ title, sum, classes }) => {
    const held = classes.flatMap((name) => byClass.get(name) ?? [])
    if (held.length === 0) return []
    const rows = classes.flatMap((name) => classRows(name, byClass.get(name) ?? []))
    return [sectionRow(title), ...rows, reportRow('subtotal', { label: sum, amounts: [sumOf(held)] }, null)]
  })
  return [
    reportRow('subtotal', { label: 'Kas dan bank awal', amounts: [begin] }, null),
    ...parts,
    reportRow('subtotal', { label: 'Kenaikan (penurunan) kas', amounts: [net] }, null),
    reportRow('total', { label: 'Kas dan bank akhir', amounts: [begin + net] }, null),
  ]
}

// A class with its accounts; one account tells all of it by itself.
function classRows(name: CashClass, flows: readonly CashFlow[]): ReportRow[] {
  if (flows.length === 0) return []
  const byAccount = [...Map.groupBy(flows, ({ account }) => account).values()]
  const accounts = byAccount.flatMap((list) => {
    const [one] = list
    if (!one) return []
    const amounts = [list.reduce((all, { flow }) => all + flow, 0n)]
    if (amounts[0] === 0n) return []
    return [reportRow('account', { code: one.account, label: one.name, amounts }, null)]
  })
  const sum = flows.reduce((all, { flow }) => all + flow, 0n)
  return [...accounts, reportRow('subtotal', { label: name, amounts: [sum] }, null)]
}
