// `npm run bench:bank`: what two thousand lines of a bank may be, all at once and one by one, and a file of them taken in.
import { parseArgs } from 'node:util'
import { addDays, day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import * as bank from '#modules/finance/bank/contract.ts'
import { keepStatement } from '#modules/finance/bank/take-statement.ts'
import { cashStandings } from '#modules/finance/entries/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { aHouse } from '../tests/cast/house.ts'
import { onThrowawayDatabase, timed } from './throwaway.ts'

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const plan = values.short ? { lines: 40, asked: 5, booked: 100 } : { lines: 2000, asked: 100, booked: 20_000 }
const BEGIN = day('2026-09-01')

await onThrowawayDatabase('bank', measure)

async function measure(open: Database): Promise<string[]> {
  const { actor } = await aHouse(open)
  const desk = deskOf(open, actor, financeRoutes)
  const cashAccountId = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  await book(open, actor, plan.booked)
  const lines = Array.from({ length: plan.lines }, (_, at) => ({
    ...{ date: addDays(BEGIN, at % 60), description: `TRSF TOKO${at} BARU`, amount: money(-BigInt(100_000 + at)) },
    ...{ reference: null, balance: null, isDuplicate: false },
  })).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const span = { from: BEGIN, to: addDays(BEGIN, 59), opening: null, closing: null, pending: 0 }
  const statement = { layout: 'bertanda' as const, ...span, lines }
  const [taken] = await timed(() =>
    open.withTx((tx) => keepStatement(tx, actor, { cashAccountId, fileName: 'bank.csv' }, statement)),
  )
  const [page, shown] = await timed(() => desk.do(bank.openMatching, { cashAccountId, state: 'waiting' }))
  const [all, sure] = await timed(() => desk.do(bank.sureMatches, { cashAccountId }))
  const some = shown.lines.slice(0, plan.asked)
  const [each] = await timed(async () => {
    for (const { id } of some) {
      await desk.do(bank.matchCandidates, { id })
      await desk.do(bank.matchProposals, { id })
    }
  })
  const pairs = sure.slice(0, 500).map(({ id, version, entryId, lineNo }) => ({ id, version, entryId, lineNo }))
  const [matched] = await timed(() => desk.do(bank.matchSure, { pairs }))
  return [
    `${plan.lines} mutasi diterima dalam ${taken} ms, halaman pertama dibuka ${page} ms`,
    `${sure.length} pasangan pasti dari ${plan.lines} mutasi, di antara ${plan.booked} baris buku: ${all} ms`,
    `calon dan usul satu mutasi: ${(each / some.length).toFixed(1)} ms (rata-rata ${some.length})`,
    `${pairs.length} pasangan dicocokkan sekaligus: ${matched} ms`,
  ]
}

/** Money out of the bank, one entry each with its shop, the amounts as the bank will tell them. */
async function book(open: Database, { companyId, userId }: Actor, count: number): Promise<void> {
  await open.pool.query(
    `with made as (
      insert into journal_entry (id, company_id, number, entry_date, area, source_kind, source_id, memo, total_debit, total_credit, posted_by)
      select gen_random_uuid(), $1, 'KU-B-' || n, $3::date + (n % 60), 'finance', 'bench', gen_random_uuid(), 'TOKO' || n,
        100000 + n, 100000 + n, $2
      from generate_series(0, $4::int - 1) n returning id, company_id, entry_date, total_debit
    )
    insert into journal_line (entry_id, line_no, company_id, entry_date, account_code, debit, credit)
    select id, side.no, company_id, entry_date, side.code, case side.no when 1 then total_debit else 0 end,
      case side.no when 2 then total_debit else 0 end
    from made cross join (values (1, '6-2000'), (2, '1-1200')) side (no, code)`,
    [companyId, userId, BEGIN, count],
  )
  await open.pool.query(`analyze journal_entry, journal_line`)
}
