import { beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { cashStandings, openCashEntry } from '../entries/contract.ts'
import { financeRoutes } from '../routes.ts'
import * as contract from './contract.ts'
import { bankRuleHistory, changeBankRule, listBankRules } from './rule-contract.ts'
import { keepStatement } from './take-statement.ts'

let db: Database
let house: House
let desk: Desk
let bank: string

const told: readonly (readonly [string, string, bigint])[] = [
  ['2025-03-01', 'BIAYA ADM MARET', -12_500n],
  ['2025-03-02', 'BUNGA REK 0325', 40_000n],
  ['2025-04-01', 'BIAYA ADM APRIL', -15_000n],
  ['2025-04-02', 'BUNGA REK 0425', 41_000n],
  ['2025-05-01', 'BIAYA ADM MEI', -90_000n],
]

beforeAll(async () => {
  db = await testDatabase()
})
beforeEach(async () => {
  house = await aHouse(db)
  desk = deskOf(db, house.actor, financeRoutes)
  bank = (await desk.do(cashStandings, {})).find(({ kind }) => kind === 'bank')?.id ?? ''
  const lines = told.map(([date, description, amount]) => ({
    ...{ date: day(date), description, amount: money(amount), reference: null, balance: null, isDuplicate: false },
  }))
  const span = { from: day('2025-03-01'), to: day('2025-05-31'), opening: null, closing: null, pending: 0 }
  await db.withTx((tx) =>
    keepStatement(tx, house.actor, { cashAccountId: bank, fileName: 'm.csv' }, { layout: 'bertanda', ...span, lines }),
  )
})

const lineOf = async (text: string) => {
  const { lines } = await desk.do(contract.openMatching, { cashAccountId: bank })
  return lines.find(({ description }) => description.includes(text)) ?? expect.unreachable(text)
}
const proposed = async (text: string) =>
  (await desk.do(contract.matchProposals, { id: (await lineOf(text)).id })).accounts
const make = async (text: string, account: string) => {
  const { id, version } = await lineOf(text)
  return desk.do(contract.makeFromLine, { id, version, account })
}
const rules = () => desk.do(listBankRules, {})

test('what a line was made into is proposed for the next of its kind and side, and booked by nobody but people', async () => {
  expect(await proposed('ADM APRIL')).toEqual([])
  await make('ADM MARET', '7-2000')
  expect(await proposed('ADM APRIL')).toEqual([
    {
      ...{ account: '7-2000', name: expect.any(String), projectId: null, projectName: null, partyName: null },
      why: '“BIAYA ADM MARET” dicatat begini 1 kali',
    },
  ])
  expect(await proposed('BUNGA')).toEqual([])
  expect(await lineOf('ADM APRIL')).toMatchObject({ state: 'waiting' })
  // The second makes no second rule: it learns what the two share.
  await make('ADM APRIL', '7-2000')
  expect(await rules()).toMatchObject([
    { words: ['adm', 'biaya'], uses: 2, least: '-12500', most: '-15000', usedOn: '2025-04-01', account: '7-2000' },
  ])
  expect((await proposed('ADM MEI'))[0]?.why).toBe(
    '“BIAYA ADM MARET” dicatat begini 2 kali; jumlahnya lain dari biasanya',
  )
})

test('a match that is undone is no use any more', async () => {
  await make('ADM MARET', '7-2000')
  const { id, version } = await lineOf('ADM MARET')
  await desk.do(contract.undoMatch, { id, version })
  expect(await rules()).toEqual([])
  expect(await proposed('ADM APRIL')).toEqual([])
  await make('ADM APRIL', '7-2000')
  expect(await rules()).toMatchObject([{ uses: 1 }])
})

test('a rule is named, put aside and taken up again; put aside it proposes nothing and learns in silence', async () => {
  await make('ADM MARET', '7-2000')
  const [rule] = await rules()
  const { id, version } = rule ?? expect.unreachable()
  const named = { id, version, name: 'Biaya bulanan bank', isArchived: false }
  expect(await desk.do(changeBankRule, named)).toEqual({ id, version: version + 1 })
  await expect(desk.do(changeBankRule, named)).rejects.toMatchObject({ code: 'document.changed' })
  expect((await proposed('ADM APRIL'))[0]?.why).toBe('“Biaya bulanan bank” dicatat begini 1 kali')
  await desk.do(changeBankRule, { ...named, version: version + 1, isArchived: true })
  expect(await proposed('ADM APRIL')).toEqual([])
  await make('ADM APRIL', '7-2000')
  expect(await rules()).toMatchObject([{ name: 'Biaya bulanan bank', isArchived: true, uses: 2 }])
  await desk.do(changeBankRule, { ...named, version: version + 2 })
  expect(await proposed('ADM MEI')).toHaveLength(1)
  const told = await desk.do(bankRuleHistory, { id })
  expect(told.map(({ act, by, changes }) => [act, by, changes])).toEqual([
    ...[
      ['restore', house.actor.name, {}],
      ['archive', house.actor.name, {}],
    ],
    ['update', house.actor.name, { name: ['BIAYA ADM MARET', 'Biaya bulanan bank'] }],
    ['create', house.actor.name, {}],
  ])
})

test('with whom a line was is proposed too, stands on what is made of the next, and is a rule of its own', async () => {
  const makeWith = async (text: string, partyName: string | null) => {
    const { id, version } = await lineOf(text)
    return desk.do(contract.makeFromLine, { id, version, account: '7-2000', partyName })
  }
  await makeWith('ADM MARET', 'Bank BCA')
  expect(await proposed('ADM APRIL')).toMatchObject([{ account: '7-2000', partyName: 'Bank BCA' }])
  const made = await makeWith('ADM APRIL', 'Bank BCA')
  expect(await desk.do(openCashEntry, { id: made.id })).toMatchObject({ partyName: 'Bank BCA' })
  await makeWith('ADM MEI', null)
  const known = (await rules()).map(({ partyName, uses }) => [partyName, uses])
  expect(known).toEqual([
    ['Bank BCA', 2],
    [null, 1],
  ])
})

test('rules of another company are not there, and who sees the company in part sees none', async () => {
  await make('ADM MARET', '7-2000')
  const [rule] = await rules()
  const change = { id: rule?.id ?? '', version: 1, name: 'x', isArchived: true }
  const next = deskOf(db, { ...house.actor, companyId: newId() }, financeRoutes)
  expect(await next.do(listBankRules, {})).toEqual([])
  await expect(next.do(changeBankRule, change)).rejects.toThrow()
  const part = deskOf(db, { ...house.actor, scope: { ...house.actor.scope, projects: [newId()] } }, financeRoutes)
  await expect(part.do(listBankRules, {})).rejects.toMatchObject({ code: 'bank.narrowed' })
  await expect(next.do(bankRuleHistory, { id: change.id })).resolves.toEqual([])
  await expect(part.do(bankRuleHistory, { id: change.id })).rejects.toMatchObject({ code: 'bank.narrowed' })
  await expect(part.do(changeBankRule, change)).rejects.toMatchObject({ code: 'bank.narrowed' })
  expect(await rules()).toMatchObject([{ isArchived: false }])
})
