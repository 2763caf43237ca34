import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { lockPeriod } from '#kit/posting/period-lock.ts'
import { today } from '#kit/posting/today.ts'
import { journalChecks } from '#modules/journal/checks.ts'
import * as journal from '#modules/journal/face.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { financeChecks } from '../checks.ts'
import { financeRoutes } from '../routes.ts'
import * as contract from './contract.ts'

let db: Database
let house: House
let desk: Desk
let cash: string
let bank: string

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  house = await aHouse(db)
  desk = deskOf(db, house.actor, financeRoutes)
  const places = await desk.do(contract.cashStandings, {})
  cash = places.find(({ kind }) => kind === 'kas')?.id ?? ''
  bank = places.find(({ kind }) => kind === 'bank')?.id ?? ''
})

const balance = (account: string) => journal.balanceOf(db.read, house.companyId, account)
const sound = async () => expect(await findBreaches(db.read, [...journalChecks, ...financeChecks])).toEqual([])
const spend = (given: object = {}) =>
  desk.do(contract.addCashEntry, {
    ...{ kind: 'keluar', date: today(house.actor), cashAccountId: cash, memo: 'Bensin' },
    lines: [{ account: '6-2000', amount: '385500' }],
    ...given,
  } as never)

describe('a cash entry', () => {
  test('is booked with its number, for its project and work item, and taken back by its mirror', async () => {
    const site = await aProject(db, house.actor)
    const dims = { projectId: site.id, workItemId: site.workItemId }
    const lines = [
      { account: '5-5000', amount: '300000', memo: 'Solar', ...dims },
      { account: '6-2000', amount: '85500' },
    ]
    const { id, number, version } = await spend({ lines, partyName: 'SPBU Cibinong' })
    expect(number).toMatch(/^BKK-\d{4}-0001$/)
    expect([await balance('1-1100'), await balance('5-5000')]).toEqual([-385_500n, 300_000n])
    const { rows } = await db.pool.query('select work_item_id, debit from project_balance where project_id = $1', [
      site.id,
    ])
    expect(rows).toEqual([{ work_item_id: site.workItemId, debit: 300_000n }])
    expect(await desk.do(contract.openCashEntry, { id })).toMatchObject({
      ...{ state: 'posted', amount: '385500', partyName: 'SPBU Cibinong', can: ['void'] },
      lines: [{ accountName: expect.stringContaining('Overhead') as string, workItemName: 'Pekerjaan beton' }, {}],
    })
    const list = await desk.do(contract.listCashEntries, { q: 'spbu' })
    expect(list).toMatchObject({
      rows: [{ label: number, cashOut: '385500', cashIn: '0' }],
      totals: { cashOut: '385500' },
    })
    await sound()

    await desk.do(contract.voidCashEntry, { id, version, reason: 'Salah kas' })
    expect([await balance('1-1100'), await balance('5-5000')]).toEqual([0n, 0n])
    expect(await desk.do(contract.openCashEntry, { id })).toMatchObject({
      state: 'void',
      can: [],
      voidReason: 'Salah kas',
    })
    await sound()
  })

  test('waits as a draft, is written anew, booked, or thrown away', async () => {
    const { id, number, version } = await spend({ post: false })
    expect([number, await balance('1-1100')]).toEqual([null, 0n])
    const anew = { kind: 'masuk', date: today(house.actor), cashAccountId: bank, post: false }
    const lines = [{ account: '7-1000', amount: '50000' }]
    const again = await desk.do(contract.updateCashEntry, { ...anew, id, version, lines } as never)
    const booked = await desk.do(contract.postCashEntry, { id, version: again.version })
    expect([booked.number?.slice(0, 3), await balance('1-1200'), await balance('7-1000')]).toEqual([
      'BKM',
      50_000n,
      -50_000n,
    ])
    await expect(desk.do(contract.deleteCashEntry, { id })).rejects.toMatchObject({ code: 'document.wrong-state' })

    const other = await spend({ post: false })
    await desk.do(contract.deleteCashEntry, { id: other.id })
    await expect(desk.do(contract.openCashEntry, { id: other.id })).rejects.toThrow()
    await sound()
  })

  test('that is moved lies on its way until it arrives, and its fee is a cost', async () => {
    const [left, arrives] = [addDays(today(house.actor), -2), today(house.actor)]
    const moved = {
      kind: 'pindah',
      cashAccountId: bank,
      toCashAccountId: cash,
      amount: '2000000',
      fee: '2500',
      lines: [],
    }
    const { id, version, number } = await spend({ ...moved, date: left, arrivalDate: arrives })
    expect(number).toMatch(/^PK-/)
    const between = addDays(left, 1)
    const at = (account: string, on = arrives) => journal.balanceOf(db.read, house.companyId, account, on)
    expect([await at('1-1120', between), await at('1-1100', between)]).toEqual([2_000_000n, 0n])
    expect([await at('1-1120'), await at('1-1100'), await at('1-1200'), await at('7-2000')]).toEqual([
      0n,
      2_000_000n,
      -2_002_500n,
      2500n,
    ])
    await sound()
    await desk.do(contract.voidCashEntry, { id, version, reason: 'Batal dikirim' })
    expect([await at('1-1120'), await at('1-1100'), await at('1-1200')]).toEqual([0n, 0n, 0n])
    await sound()
  })

  test('that looks like another is asked about first, also when the other is still a draft', async () => {
    await spend({ post: false, partyName: 'SPBU' })
    await expect(spend()).rejects.toMatchObject({ code: 'cash-entry.twin', facts: { about: 'SPBU · Bensin' } })
    await spend({ confirmDuplicates: true })
    await spend({ lines: [{ account: '6-2000', amount: '385501' }] })
  })

  test('is not dated ahead, nor into a closed month of finance', async () => {
    await expect(spend({ date: addDays(today(house.actor), 1) })).rejects.toMatchObject({ code: 'date.ahead' })
    const until = addDays(today(house.actor), -5)
    await db.withTx((tx) => lockPeriod(tx, house.actor, { area: 'finance', until, reason: 'Tutup buku' }))
    await expect(spend({ date: until })).rejects.toMatchObject({ code: 'period.locked' })
    await spend({ date: addDays(until, 1) })
    await sound()
  })

  test('names accounts of this company only; of others, and of another company, nothing is told', async () => {
    await expect(spend({ lines: [{ account: '9-9999', amount: '1' }] })).rejects.toMatchObject({
      ...{ code: 'cash-entry.no-account', field: 'lines.0.account' },
    })
    const { id } = await spend()
    const stranger = deskOf(db, (await aHouse(db)).actor, financeRoutes)
    await expect(stranger.do(contract.openCashEntry, { id })).rejects.toThrow()
    await expect(stranger.do(contract.voidCashEntry, { id, version: 2, reason: 'x' })).rejects.toThrow()
    const own = { ...house.actor, userId: house.companyId, scope: { ...house.actor.scope, ownOnly: true } }
    expect((await deskOf(db, own, financeRoutes).do(contract.listCashEntries, {})).rows).toEqual([])
  })

  test('that books a cost of goods is not seen without the right to costs', async () => {
    const { id } = await spend({ lines: [{ account: '5-1000', amount: '75000' }] })
    const blind = deskOf(db, { ...house.actor, can: (right) => right !== 'view biaya' }, financeRoutes)
    await expect(blind.do(contract.openCashEntry, { id })).rejects.toThrow()
    expect((await blind.do(contract.listCashEntries, {})).rows).toEqual([])
  })
})

test('a form begins with where money lies and what it was lately for', async () => {
  await spend({ cashAccountId: bank })
  const start = await desk.do(contract.startCashEntry, {})
  expect(start.usualCashAccountId).toBe(bank)
  expect(start.accounts.find(({ code }) => code === '6-2000')).toMatchObject({ usedFor: ['keluar'] })
  expect(start.accounts.map(({ code }) => code)).not.toContain('1-1300')
  const standing = await desk.do(contract.cashStandings, {})
  expect(standing.find(({ id }) => id === bank)).toMatchObject({ balance: '-385500' })
})
