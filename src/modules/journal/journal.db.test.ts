import { NO_DIMS } from '#ground/dims.ts'
import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { historyOf } from '#kit/history/history.ts'
import { listOf } from '#kit/list/list.ts'
import { lockPeriod, periodLocks } from '#kit/posting/period-lock.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { laterChart, startingChart } from '#modules/journal/chart.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import { closePeriod } from '#modules/journal/close-period.ts'
import type { EntryRow } from '#modules/journal/contract.ts'
import * as journal from '#modules/journal/face.ts'
import { trialBalanceFor, trialBalanceOf } from '#modules/journal/read-books.ts'
import { entriesOfDocument, entrySource } from '#modules/journal/read-store.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { insertChart } from '#modules/journal/seed-store.ts'
import templates from '../../../tests/vectors/journals.json' with { type: 'json' }
import { anActor } from '../../../tests/cast/actor.ts'

const on = day('2026-11-21')
function latch() {
  let open = () => {}
  const passed = new Promise<void>((resolve) => (open = resolve))
  return { passed, open: () => open() }
}
const entryOf = (lines: journal.Entry['lines'], more: Partial<journal.Entry> = {}): journal.Entry => ({
  on,
  area: 'sales',
  source: { kind: 'invoice', id: newId() },
  memo: 'Faktur',
  lines,
  ...more,
})
const cashSale = (amount: bigint) => [debit('1-1100', money(amount), NO_DIMS), credit('4-2000', money(amount), NO_DIMS)]

let db: Database
const actor = anActor()
const run = (text: string) => db.pool.query(text)

beforeAll(async () => {
  db = await testDatabase()
  await db.withTx((tx) => journal.seedAccounts(tx, actor.companyId))
})

describe('the journal', () => {
  test.each(templates)('books "$event"', async ({ lines }) => {
    const posted = await db.withTx((tx) =>
      journal.post(
        tx,
        actor,
        entryOf(
          lines.map(({ account, debit: left, credit: right }) => ({
            ...NO_DIMS,
            account,
            debit: money(left),
            credit: money(right),
          })),
        ),
      ),
    )
    expect(posted?.number).toMatch(/^KU-2611-\d{4}$/)
  })

  test('keeps the balances of accounts and parties in the same transaction', async () => {
    const own = anActor()
    const partyId = newId()
    await db.withTx(async (tx) => {
      await journal.seedAccounts(tx, own.companyId)
      await journal.post(
        tx,
        own,
        entryOf([
          debit('1-1300', money(1110n), { ...NO_DIMS, partyId }),
          credit('4-2000', money(1000n), NO_DIMS),
          credit('2-1400', money(110n), NO_DIMS),
        ]),
      )
      await journal.post(
        tx,
        own,
        entryOf([debit('1-1200', money(500n), NO_DIMS), credit('1-1300', money(500n), { ...NO_DIMS, partyId })]),
      )
    })
    expect(await journal.partyBalance(db.read, own.companyId, partyId, '1-1300')).toBe(610n)
    expect(await journal.balanceOf(db.read, own.companyId, '1-1300')).toBe(610n)
    expect(await journal.balanceOf(db.read, own.companyId, '4-2000')).toBe(-1000n)
    expect(await journal.balanceOf(db.read, own.companyId, '1-1300', day('2026-11-20'))).toBe(0n)
    expect(await journal.balanceOf(db.read, own.companyId, '1-1300', day('2026-11-21'))).toBe(610n)
    for (const monthEnd of ['2026-11-30', '2026-12-31']) {
      expect(await journal.balanceOf(db.read, own.companyId, '1-1300', day(monthEnd))).toBe(610n)
    }
    expect(await journal.balanceOf(db.read, own.companyId, '1-1300', day('2026-10-31'))).toBe(0n)
  })

  test('takes a document back by mirrored entries, once', async () => {
    const own = anActor()
    const entry = entryOf(cashSale(700n))
    await db.withTx(async (tx) => {
      await journal.seedAccounts(tx, own.companyId)
      await journal.post(tx, own, entry)
    })
    const back = { on: day('2026-12-02'), reason: 'salah pelanggan' }
    expect(await db.withTx((tx) => journal.reverse(tx, own, entry.source, back))).toHaveLength(1)
    expect(await db.withTx((tx) => journal.reverse(tx, own, entry.source, back))).toHaveLength(0)
    expect(await journal.balanceOf(db.read, own.companyId, '1-1100')).toBe(0n)
    expect(await journal.balanceOf(db.read, own.companyId, '1-1100', day('2026-11-30'))).toBe(700n)
  })

  test('books one standing entry per document', async () => {
    const entry = entryOf(cashSale(5n))
    await db.withTx((tx) => journal.post(tx, actor, entry))
    await expect(db.withTx((tx) => journal.post(tx, actor, entry))).rejects.toThrow(/journal_entry_once/)
  })

  test('has nothing to book when every line is zero', async () => {
    expect(await db.withTx((tx) => journal.post(tx, actor, entryOf(cashSale(0n))))).toBeNull()
  })

  test('refuses an account that is not there or only groups', async () => {
    for (const code of ['9-9999', '1-1000'])
      await expect(
        db.withTx((tx) =>
          journal.post(tx, actor, entryOf([debit(code, money(5n), NO_DIMS), credit('4-2000', money(5n), NO_DIMS)])),
        ),
      ).rejects.toMatchObject({ code: 'journal.no-account' })
  })

  test('refuses a locked period, in the database itself', async () => {
    const own = anActor()
    await db.withTx((tx) => journal.seedAccounts(tx, own.companyId))
    await db.withTx((tx) => lockPeriod(tx, own, { area: 'finance', until: day('2026-11-30'), reason: 'tutup buku' }))
    const late = db.withTx((tx) => journal.post(tx, own, entryOf(cashSale(5n))))
    await expect(late).rejects.toMatchObject({ code: 'period.locked', facts: { area: 'finance', until: '2026-11-30' } })
    await db.withTx((tx) => journal.post(tx, own, entryOf(cashSale(5n), { on: day('2026-12-01') })))
  })

  test('what was under way when a month was closed is no breach of it, however long the closing had to wait', async () => {
    const own = anActor()
    await db.withTx((tx) => journal.seedAccounts(tx, own.companyId))
    const closing = (until: string | null) => ({
      ...{ area: 'finance' as const, reason: 'tutup buku' },
      until: until === null ? null : day(until),
    })
    await db.withTx((tx) => lockPeriod(tx, own, closing(null)))
    const begun = latch()
    const posted = latch()
    const closed = db.withTx(async (tx) => {
      await periodLocks(tx, own.companyId)
      begun.open()
      await posted.passed
      await lockPeriod(tx, own, closing('2026-11-30'))
    })
    await begun.passed
    await db.withTx(async (tx) => {
      await journal.post(tx, own, entryOf(cashSale(5n)))
      posted.open()
    })
    await closed
    const law = journalChecks.filter(({ name }) => name === 'journal-locked')
    expect(await findBreaches(db.read, law)).toEqual([])
  })

  test('a chart that began before gets the accounts of projects, finance and overhead, under the names of a new one', async () => {
    const own = anActor()
    await db.withTx((tx) =>
      insertChart(
        tx,
        own.companyId,
        startingChart.map((row) => ({ ...row, id: newId() })),
      ),
    )
    for (const name of [
      '20261128_3801_project_accounts',
      '20261130_6104_overhead_applied',
      '20261206_3002_contract_loss',
      '20261208_8301_giro_accounts',
    ]) {
      await run(await readFile(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8'))
    }
    const { rows } = await db.pool.query('select code, name, normal from account where company_id = $1', [
      own.companyId,
    ])
    expect(rows).toHaveLength(startingChart.length + laterChart.length)
    expect(rows).toEqual(expect.arrayContaining([...laterChart]))
  })

  test('opens a ledger account of its own for each bank', async () => {
    const added = await db.withTx((tx) =>
      journal.addCashAccount(tx, actor, {
        kind: 'bank',
        name: 'BCA Operasional',
        bank: 'BCA',
        accountNo: '123',
        holder: 'PT Sinar',
      }),
    )
    expect(added.accountCode).toBe('1-1201')
    expect((await journal.cashAccounts(db.read, actor.companyId)).map((one) => one.name)).toEqual([
      'Kas',
      'Bank',
      'BCA Operasional',
    ])
  })
})

describe('reading the book', () => {
  test('shows what a document booked, and the trial balance', async () => {
    const own = anActor()
    const entry = entryOf(cashSale(700n))
    await db.withTx(async (tx) => {
      await journal.seedAccounts(tx, own.companyId)
      await journal.post(tx, own, entry)
      await journal.reverse(tx, own, entry.source, { on, reason: 'salah' })
      await journal.post(tx, own, entryOf(cashSale(50n), { on: day('2026-12-01') }))
    })
    const shown = await entriesOfDocument(db.read, own, entry.source.id)
    expect(shown).toMatchObject([
      {
        number: 'KU-2611-0001',
        isReversal: false,
        total: '700',
        lines: [{ account: '1-1100', name: 'Kas', debit: '700', credit: '0' }, {}],
      },
      { number: 'KU-2611-0002', isReversal: true, reason: 'salah' },
    ])
    expect(await entriesOfDocument(db.read, actor, entry.source.id)).toEqual([])
    expect(await trialBalanceOf(db.read, own.companyId)).toMatchObject({ debit: '1450', credit: '1450' })
    expect((await trialBalanceOf(db.read, own.companyId, { until: on })).rows[0]).toMatchObject({
      account: '1-1100',
      balance: '0',
    })
    const { rows, totals } = await listOf<EntryRow>(db.read, entrySource(own), own, { size: 25 })
    expect(rows.map((row) => row.number)).toEqual(['KU-2612-0001', 'KU-2611-0002', 'KU-2611-0001'])
    expect(totals).toEqual({ total: '1450' })
  })

  test('the trial balance tells no cost by what stands against it, to who may not see costs', async () => {
    const own = anActor({ can: (right) => right !== 'view biaya' })
    const found = [debit('1-1520', money(333n), NO_DIMS), credit('7-1000', money(333n), NO_DIMS)]
    const bought = [debit('1-1500', money(444n), NO_DIMS), credit('2-1110', money(444n), NO_DIMS)]
    await db.withTx(async (tx) => {
      await journal.seedAccounts(tx, own.companyId)
      await journal.post(tx, own, entryOf(cashSale(700n)))
      await journal.post(tx, own, entryOf(found))
      await journal.post(tx, own, entryOf(bought))
    })
    for (const until of [undefined, on]) {
      const seen = await trialBalanceFor(db.read, own, until)
      expect(seen.rows.map(({ account, debit, credit }) => [account, debit, credit])).toEqual([
        ['1-1100', '700', '0'],
        ['4-2000', '0', '700'],
      ])
      expect(seen).toMatchObject({ debit: '700', credit: '700', isWhole: false })
      const whole = await trialBalanceFor(db.read, { ...own, can: () => true }, until)
      expect(whole).toMatchObject({ debit: '1477', credit: '1477', isWhole: true })
    }
  })

  test('closes only what is past, and remembers why', async () => {
    const own = anActor()
    await db.withTx((tx) => journal.seedAccounts(tx, own.companyId))
    const close = (until: string) =>
      db.withTx((tx) => closePeriod(tx, own, { area: 'sales', until: day(until), reason: 'tutup buku' }))
    await expect(close('2999-01-01')).rejects.toMatchObject({ code: 'period.not-past', field: 'until' })
    await close('2025-12-31')
    expect(await historyOf(db.read, own.companyId, 'perusahaan', own.companyId)).toMatchObject([
      { act: 'lock-period', changes: { sales: [null, '2025-12-31'] }, reason: 'tutup buku' },
    ])
    await db.pool.query(
      `insert into app_user (id, name, email, status) values ($1, 'Siti', 'siti@tutup.id', 'active')`,
      [own.userId],
    )
    const told = { area: 'sales', lockedUntil: '2025-12-31', reason: 'tutup buku', lockedBy: 'Siti' }
    expect((await periodLocks(db.read, own.companyId)).find(({ area }) => area === 'sales')).toMatchObject(told)
  })
})
