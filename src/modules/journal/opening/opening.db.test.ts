import { NO_DIMS } from '#ground/dims.ts'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { lockPeriod } from '#kit/posting/period-lock.ts'
import { today } from '#kit/posting/today.ts'
import { cashFlowOf } from '#modules/journal/cash-flow.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { newId } from '#kit/id.ts'
import { anActor } from '../../../../tests/cast/actor.ts'
import { openingsOf } from './store.ts'
import { open, takeBack } from './verbs.ts'

let db: Database
let actor: Actor
const on = day('2026-01-01')
const line = (account: string, net: bigint) => ({
  account,
  debit: net > 0n ? money(net) : ZERO,
  credit: net > 0n ? ZERO : money(-net),
  note: null,
})
const opened = (lines: ReturnType<typeof line>[], date = on) =>
  db.withTx((tx) => open(tx, actor, { on: date, notes: null, lines }))
const standing = (account: string) => journal.balanceOf(db.read, actor.companyId, account)

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  actor = anActor()
  await db.withTx((tx) => journal.seedAccounts(tx, actor.companyId))
})

describe('an opening journal', () => {
  test('opens accounts by one entry, the rest against the capital', async () => {
    const { number } = await opened([
      line('1-1100', 5_000_000n),
      line('1-2300', 185_000_000n),
      line('2-2100', -90_000_000n),
    ])
    expect(number).toBe('KU-2601-0001')
    expect(await standing('1-1100')).toBe(5_000_000n)
    expect(await standing('3-1000')).toBe(-100_000_000n)
    expect(await openingsOf(db.read, actor.companyId)).toMatchObject([
      { number, on, state: 'posted', accounts: 3, debit: '190000000', credit: '90000000' },
    ])
    expect(await findBreaches(db.read, journalChecks)).toEqual([])
  })

  test('opens an account once, also when two do it at the same moment', async () => {
    const tries = await Promise.allSettled([1, 2, 3].map(() => opened([line('1-1100', 1000n)])))
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
    expect(String((tries.find((one) => one.status === 'rejected') as PromiseRejectedResult).reason)).toContain(
      'opening.twice',
    )
    await expect(opened([line('1-1200', 1n), line('1-1200', 1n)])).rejects.toThrow('opening.twice')
    expect(await standing('1-1100')).toBe(1000n)
    expect(await standing('1-1200')).toBe(0n)
  })

  test('obeys the lock of its period, and is never dated into the future', async () => {
    await db.withTx((tx) => lockPeriod(tx, actor, { area: 'finance', until: day('2026-01-31'), reason: 'tutup' }))
    await expect(opened([line('1-1100', 1n)])).rejects.toThrow('period.locked')
    await expect(opened([line('1-1100', 1n)], day('2999-01-01'))).rejects.toThrow('opening.future')
  })

  test('is taken back by its mirror on its own day, and its accounts may be opened anew', async () => {
    const { id } = await opened([line('1-1100', 7n)])
    await db.withTx((tx) => takeBack(tx, actor, id, 'salah'))
    expect(await journal.balanceOf(db.read, actor.companyId, '1-1100', on)).toBe(0n)
    await expect(db.withTx((tx) => takeBack(tx, actor, id, 'lagi'))).rejects.toThrow('opening.taken-back')
    await opened([line('1-1100', 9n)])
    expect(await standing('1-1100')).toBe(9n)
    expect(await findBreaches(db.read, journalChecks)).toEqual([])
  })

  test('whose month was closed since is taken back today', async () => {
    const { id } = await opened([line('1-1100', 7n)])
    await db.withTx((tx) => lockPeriod(tx, actor, { area: 'finance', until: day('2026-01-31'), reason: 'tutup' }))
    await db.withTx((tx) => takeBack(tx, actor, id, 'salah'))
    expect(await journal.balanceOf(db.read, actor.companyId, '1-1100', day('2026-01-31'))).toBe(7n)
    expect(await standing('1-1100')).toBe(0n)
    expect(await findBreaches(db.read, journalChecks)).toEqual([])
  })

  test('is no money that came in: what is left begins with it, the flows do not know it', async () => {
    const now = today(actor)
    const { id } = await opened([line('1-1100', 1000n), line('1-1200', -300n)], now)
    const sale = [debit('1-1100', money(50n), NO_DIMS), credit('4-2000', money(50n), NO_DIMS)]
    await db.withTx((tx) =>
      journal.post(tx, actor, {
        on: now,
        area: 'sales',
        source: { kind: 'invoice', id: newId() },
        memo: '',
        lines: sale,
      }),
    )
    expect((await cashFlowOf(db.read, actor)).at(-1)).toMatchObject({ cashIn: '50', cashOut: '0', left: '750' })
    const flows = { cashIn: '50', cashOut: '0' }
    expect(await journal.cashBetween(db.read, actor.companyId, { from: now, to: now })).toEqual(flows)
    const month = { from: day(`${now.slice(0, 7)}-01`), to: day('2026-12-31') }
    expect(await journal.cashBetween(db.read, actor.companyId, month)).toEqual(flows)
    await db.withTx((tx) => takeBack(tx, actor, id, 'salah'))
    expect((await cashFlowOf(db.read, actor)).at(-1)).toMatchObject({ ...flows, left: '50' })
  })
})
