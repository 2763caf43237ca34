import { sql } from 'kysely'
import { addDays, type Day } from '#ground/day.ts'
import { firstDay, lastDay, periodOf, type Period } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { accountSums, cashAccounts, cashBalances } from '#modules/journal/face.ts'
import { refuseNarrowed } from '../statements/make-report.ts'
import type { DueItem, PaymentsDue } from './contract.ts'
import { taxParts, weeksDue } from './rules.ts'

const MOST = 500

/** Tells what is to be paid in the next weeks, and what is left of cash and bank after each. */
export async function showPaymentsDue(tx: Tx, actor: Actor): Promise<PaymentsDue> {
  refuseNarrowed(actor, null)
  const on = today(actor)
  const places = await cashAccounts(tx, actor.companyId)
  const balances = await cashBalances(tx, actor.companyId)
  const balance = places.reduce((all, { accountCode }) => all + (balances.get(accountCode) ?? 0n), 0n)
  const documents = await documentsDue(tx, actor.companyId)
  const items = [...documents, ...(await taxesDue(tx, actor, on))].toSorted((a, b) => a.due.localeCompare(b.due))
  const weeks = weeksDue(
    items.map(({ kind, due, amount }) => ({ kind, due: due as Day, amount: BigInt(amount) })),
    on,
    balance,
  )
  return { balance: String(balance), weeks, items: items.filter(({ kind }) => kind !== 'invoice').slice(0, MOST) }
}

async function documentsDue(tx: Tx, companyId: string): Promise<DueItem[]> {
  const { rows } = await sql<DueItem>`
    (select 'bill' as kind, id, number, supplier_name as party, due_date as due, open_due::text as amount,
        '/pembelian-barang/?tab=pembelian&jenis=tagihan&dokumen=' || id as "to"
      from purchase_bill where company_id = ${companyId} and state = 'posted' and open_due > 0
      order by due_date limit 5000)
    union all
    (select 'invoice', id, number, customer_name, due_date, open_due::text,
        coalesce('/order/invoice/' || order_id || '?dokumen=' || id, '/order/?jenis=invoice&dokumen=' || id)
      from sales_invoice where company_id = ${companyId} and state = 'posted' and open_due > 0
      order by due_date limit 5000)
    union all
    (select case direction when 'masuk' then 'invoice' else 'giro' end, id, number, party_name, due_on, amount::text,
        '/laporan-keuangan/?view=giro'
      from giro where company_id = ${companyId} and state = 'open' order by due_on limit 5000)
    union all
    (select 'wages', id, number,
        (case kind when 'thr' then 'THR ' when 'bonus' then 'Bonus ' else 'Gaji ' end) || month,
        (case when kind in ('thr', 'bonus') then pay_date
          else (month || '-01')::date + interval '1 month' - interval '1 day' end)::date, (net - paid)::text,
        '/slip-gaji/?perhitungan=' || id
      from payroll_run where company_id = ${companyId} and state = 'posted' and net > paid order by month limit 500)
    union all
    (select 'wages', id, number, (case kind when 'thr' then 'THR pekerja' when 'opening' then 'Upah belum diambil' else 'Upah mingguan' end), until, (net - paid)::text,
        '/absensi/?tab=pekerja&bagian=bayar&upah=' || id
      from wage_settlement where company_id = ${companyId} and state = 'posted' and net > paid order by until limit 500)
  `.execute(tables(tx))
  return rows
}

/** Taxes and insurance that are owed, and on which day of the month they are paid; null: the last one. */
const OWED: readonly (readonly [code: string, name: string, day: number | null])[] = [
  ['2-1410', 'PPN', null],
  ['2-1500', 'PPh 21', 15],
  ['2-1510', 'PPh 23', 15],
  ['2-1520', 'PPh 4(2) final', 15],
  ['2-1540', 'PPh 22', 15],
  ['2-1600', 'BPJS Kesehatan', 10],
  ['2-1610', 'BPJS Ketenagakerjaan', 15],
]

async function taxesDue(tx: Tx, actor: Actor, on: Day): Promise<DueItem[]> {
  const now = periodOf(on)
  const next = periodOf(addDays(lastDay(now), 1))
  const of = { companyId: actor.companyId, projectId: null, withCosts: true }
  const sums = await accountSums(tx, of, [
    { from: null, to: addDays(firstDay(now), -1) },
    { from: null, to: on },
  ])
  const owedAt = (range: number, code: string) => {
    const sum = sums.find((one) => one.range === range && one.account === code)
    return sum ? sum.credit - sum.debit : 0n
  }
  return OWED.flatMap(([code, party, dayOfMonth]) => {
    const { thisMonth, nextMonth } = taxParts(owedAt(0, code), owedAt(1, code))
    const item = (amount: bigint, period: Period): DueItem[] =>
      amount === 0n
        ? []
        : [
            {
              ...{ kind: 'tax', id: `${code} ${period}`, number: code, party, due: dueIn(period, dayOfMonth) },
              ...{ amount: String(amount), to: `/laporan-keuangan/?view=buku-besar&akun=${code}` },
            },
          ]
    return [...item(thisMonth, now), ...item(nextMonth, next)]
  })
}

const dueIn = (period: Period, dayOfMonth: number | null): Day =>
  dayOfMonth === null ? lastDay(period) : addDays(firstDay(period), dayOfMonth - 1)
