import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { rupiah } from '#ground/format.ts'
import { firstDay, lastDay, period as periodFrom, periodOf, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { periodLocks } from '#kit/posting/period-lock.ts'
import { today } from '#kit/posting/today.ts'
import { accountSums, cashAccounts } from '#modules/journal/face.ts'
import { accounts } from '#modules/journal/rules.ts'
import { pettyCashAccounts } from '#modules/finance/face.ts'
import { revenueOfMonth, type RevenueStep } from '#modules/works/face.ts'
import { refuseNarrowed } from '../statements/make-report.ts'
import { stepChecks } from './step-checks.ts'
import type { MonthCheck, MonthClosing, monthClosing } from './contract.ts'

/** Tells what is open in a month before it is closed, and where each is mended. */
export async function checkMonth(tx: Tx, actor: Actor, asked: AskedOf<typeof monthClosing>): Promise<MonthClosing> {
  refuseNarrowed(actor, null)
  const on = today(actor)
  const period = asked.period ? periodFrom(asked.period) : periodOf(addDays(firstDay(periodOf(on)), -1))
  const end = lastDay(period)
  const locks = await periodLocks(tx, actor.companyId)
  const { step, shown } = await revenueOfMonth(tx, actor, period)
  return {
    period,
    isLocked: locks.length > 0 && locks.every(({ lockedUntil }) => lockedUntil !== null && lockedUntil >= end),
    isOver: end < on,
    checks: [
      ...(await draftChecks(tx, actor.companyId, period)),
      ...(await balanceChecks(tx, actor, end)),
      ...(await stepChecks(tx, actor, period)),
      ...revenueCheck(period, step),
    ],
    revenue: actor.can('view biaya') ? shown : null,
  }
}

/** A table whose drafts are looked for: the day they bear, what they are called, and the list they stand in. */
const DRAFTS = [
  ['invoice', 'sales_invoice', 'invoice_date', 'Invoice yang masih draf', '/order/?jenis=invoice'],
  ['delivery', 'sales_delivery', 'delivery_date', 'Surat jalan yang masih draf', '/order/?jenis=surat-jalan'],
  [
    'receipt',
    'goods_receipt',
    'receipt_date',
    'Penerimaan barang yang masih draf',
    '/pembelian-barang/?jenis=penerimaan',
  ],
  ['bill', 'purchase_bill', 'bill_date', 'Tagihan supplier yang masih draf', '/pembelian-barang/?jenis=tagihan'],
  ['cash-entry', 'cash_entry', 'entry_date', 'Transaksi kas yang masih draf', '/laporan-keuangan/?view=draf'],
  [
    'manual-journal',
    'manual_journal',
    'journal_date',
    'Jurnal umum yang masih draf',
    '/laporan-keuangan/?jenis=jurnal&view=draf',
  ],
] as const

async function draftChecks(tx: Tx, companyId: string, period: Period): Promise<MonthCheck[]> {
  const days = sql`between ${firstDay(period)}::date and ${lastDay(period)}::date`
  const counts = DRAFTS.map(
    ([id, table, column]) => sql`
      select ${id}::text as id, count(*)::int as found from ${sql.table(table)}
      where company_id = ${companyId} and state = 'draft' and ${sql.ref(column)} ${days}`,
  )
  const bank = sql`
    select 'bank' as id, count(*)::int as found from bank_line
    where company_id = ${companyId} and state = 'waiting' and line_date ${days}`
  const wages = sql`
    select 'wages' as id, count(*)::int as found from payroll_run
    where company_id = ${companyId} and state not in ('posted', 'void') and month = ${period}`
  const { rows } = await sql<{ id: string; found: number }>`
    ${sql.join([...counts, bank, wages], sql` union all `)}
  `.execute(tables(tx))
  const foundOf = (id: string) => Number(rows.find((row) => row.id === id)?.found ?? 0)
  return [
    ...DRAFTS.map(([id, , , title, to]) => ({ id, title, found: foundOf(id), about: null, to })),
    {
      ...{ id: 'bank', title: 'Mutasi bank yang belum dicocokkan', found: foundOf('bank'), about: null },
      to: '/laporan-keuangan/?view=cocokkan',
    },
    { id: 'wages', title: 'Gaji yang belum dibukukan', found: foundOf('wages'), about: null, to: '/slip-gaji/' },
  ]
}

async function balanceChecks(tx: Tx, actor: Actor, end: Day): Promise<MonthCheck[]> {
  const of = { companyId: actor.companyId, projectId: null, withCosts: true }
  const sums = await accountSums(tx, of, [{ from: null, to: end }])
  const netOf = (code: string) => {
    const sum = sums.find(({ account }) => account === code)
    return sum ? sum.debit - sum.credit : 0n
  }
  const petty = await pettyCashAccounts(tx, actor.companyId)
  // Kas kecil below zero is owed to its holder.
  const places = (await cashAccounts(tx, actor.companyId)).filter(({ id }) => !petty.has(id))
  const owed = places.filter(({ accountCode }) => netOf(accountCode) < 0n)
  const first = owed[0]?.accountCode ?? accounts.cash
  const ledgerOf = (code: string) => `/laporan-keuangan/?view=buku-besar&akun=${code}&dateTo=${end}`
  const empty = (id: string, title: string, code: string): MonthCheck => {
    const net = netOf(code)
    return { id, title, found: net === 0n ? 0 : 1, about: net === 0n ? null : rupiah(String(net)), to: ledgerOf(code) }
  }
  return [
    {
      ...{ id: 'below-zero', title: 'Kas dan bank di bawah nol', found: owed.length, to: ledgerOf(first) },
      about: owed.map(({ name, accountCode }) => `${name} ${rupiah(String(netOf(accountCode)))}`).join(', ') || null,
    },
    empty('on-its-way', 'Uang yang masih di perjalanan (ayat silang)', accounts.cashInTransit),
    empty('unidentified', 'Titipan yang belum teridentifikasi', '2-1800'),
  ]
}

// Where revenue counts when it is billed, nothing is told.
function revenueCheck(period: Period, step: RevenueStep): MonthCheck[] {
  if (step === 'none') return []
  const about = { open: 'Belum dibukukan', stale: 'Angkanya berubah sejak dibukukan', done: null }[step]
  const to = `/laporan-keuangan/?view=tutup-buku&bulan=${period}&langkah=pendapatan`
  return [{ id: 'revenue', title: 'Pendapatan proyek (POC)', found: step === 'done' ? 0 : 1, about, to }]
}
