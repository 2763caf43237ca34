// `npm run bench:books`: the reports of a company of a hundred thousand lines of the journal, and of a hundred times as many.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openDatabaseOf } from '#app/open-database.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { asOwner } from '#kit/db/as-owner.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { readSecret, useSecret } from '#kit/secret.ts'
import { matchCandidates, matchProposals, openMatching } from '#modules/finance/bank/contract.ts'
import { keepStatement } from '#modules/finance/bank/take-statement.ts'
import { addCashEntry, cashStandings } from '#modules/finance/entries/contract.ts'
import { financeRoutes } from '#modules/finance/routes.ts'
import { payableAging } from '#modules/purchasing/payables/contract.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { ledger } from '#modules/reports/ledger/contract.ts'
import { reportRoutes } from '#modules/reports/routes.ts'
import { receivableAging } from '#modules/sales/statement/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import * as statements from '#modules/reports/statements/contract.ts'
import { aHouse } from '../tests/cast/house.ts'
import { addLines } from './books-data.ts'

const { values } = parseArgs({
  options: { few: { type: 'string', default: '100000' }, many: { type: 'string', default: '10000000' } },
})

const dataDir = mkdtempSync(join(tmpdir(), 'mandor-books-'))
chmodSync(dataDir, 0o755)
useSecret(readSecret({ dataDir }))
const db = await openDatabaseOf({ dataDir, databaseUrl: undefined })
try {
  const { actor } = await aHouse(db)
  const desk = deskOf(db, actor, [...financeRoutes, ...reportRoutes, ...salesRoutes, ...purchasingRoutes])
  const few = await measured(db, actor, desk, Number(values.few))
  const many = await measured(db, actor, desk, Number(values.many))
  for (const [name, ms] of few) {
    const more = many.get(name) ?? { median: Number.NaN, least: Number.NaN }
    console.log(`${name}: ${told(ms)}, ${told(more)} (${(more.least / ms.least).toFixed(2)} ×)`)
  }
  console.log(await bankLines(db, actor, desk))
} finally {
  await db.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Milliseconds of an act: the median, and the least, which others on the machine disturb least. */
interface Times {
  readonly median: number
  readonly least: number
}

function told({ median, least }: Times): string {
  return `${median.toFixed(1)} ms (paling cepat ${least.toFixed(1)})`
}

/** Fills the journal to so many lines and times each report thirty times, without the network. */
async function measured(open: Database, actor: Actor, desk: Desk, lines: number): Promise<Map<string, Times>> {
  const began = performance.now()
  await asOwner(open.config.url, (client) => addLines(client, actor, lines))
  console.log(`${lines} baris jurnal dalam ${((performance.now() - began) / 1000).toFixed(0)} detik`)
  const year = { from: '2026-01-01', to: '2026-11-17' }
  const month = { from: '2026-11-01', to: '2026-11-17' }
  const [place] = (await desk.do(cashStandings, {})).filter(({ kind }) => kind === 'bank')
  const entry = { kind: 'keluar' as const, date: '2026-11-20', cashAccountId: place?.id ?? '', confirmDuplicates: true }
  const acts: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['neraca saldo', () => desk.do(statements.trialReport, { to: year.to })],
    ['laba rugi per bulan', () => desk.do(statements.profitAndLoss, year)],
    ['neraca', () => desk.do(statements.balanceSheet, { to: year.to })],
    ['buku besar, satu halaman', () => desk.do(ledger, { account: '1-1200', ...year })],
    [
      'transaksi kas dicatat',
      () => desk.do(addCashEntry, { ...entry, lines: [{ account: '6-2000', amount: '5000' }] }),
    ],
    ['umur piutang', () => desk.do(receivableAging, { on: year.to })],
    ['umur hutang', () => desk.do(payableAging, { on: year.to })],
    ['arus kas setahun', () => desk.do(statements.cashStatement, year)],
    ['laba rugi dasar kas, sebulan', () => desk.do(statements.profitAndLoss, { ...month, basis: 'kas' })],
    ['arus kas sebulan', () => desk.do(statements.cashStatement, month)],
  ]
  const taken = new Map<string, Times>()
  for (const [name, act] of acts) taken.set(name, await timesOf(act))
  return taken
}

async function timesOf(act: () => Promise<unknown>): Promise<Times> {
  const times: number[] = []
  for (let at = 0; at < 33; at += 1) {
    const began = performance.now()
    await act()
    times.push(performance.now() - began)
  }
  const sorted = times.slice(3).toSorted((a, b) => a - b)
  return { median: sorted[15] ?? Number.NaN, least: sorted[0] ?? Number.NaN }
}

/** Takes in a file of two thousand lines of the bank and asks what each may be. */
async function bankLines(open: Database, actor: Actor, desk: Desk): Promise<string> {
  const [place] = (await desk.do(cashStandings, {})).filter(({ kind }) => kind === 'bank')
  const cashAccountId = place?.id ?? ''
  const lines = Array.from({ length: 2000 }, (_, at) => ({
    ...{ date: day('2026-11-16'), description: `BIAYA ADM ${at}`, amount: money(-5000 - at), reference: null },
    ...{ balance: null, isDuplicate: false },
  }))
  const span = { from: day('2026-11-16'), to: day('2026-11-16'), opening: null, closing: null, pending: 0 }
  const began = performance.now()
  const file = { cashAccountId, fileName: 'besar.csv' }
  await open.withTx((tx) => keepStatement(tx, actor, file, { layout: 'bertanda', ...span, lines }))
  const page = await desk.do(openMatching, { cashAccountId })
  const taken = performance.now() - began
  const first = page.lines.slice(0, 100)
  const asked = performance.now()
  for (const { id } of first) {
    await desk.do(matchCandidates, { id })
    await desk.do(matchProposals, { id })
  }
  const each = (performance.now() - asked) / first.length
  return `2.000 mutasi diambil dan halaman pertama dibuka ${taken.toFixed(0)} ms; usul satu mutasi ${each.toFixed(1)} ms`
}
