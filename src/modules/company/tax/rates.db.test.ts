import { beforeAll, expect, test } from 'vitest'
import { addDays, dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { ppnCodesOn } from '#modules/company/tax/face.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { taxRates } from '../companies/contract.ts'
import { companiesRoutes } from '../companies/routes.ts'
import { addTaxRate, removeTaxRate, taxRateHistory } from './contract.ts'
import { taxRoutes } from './routes.ts'

let db: Database
let desk: Desk
const today = dayIn('Asia/Jakarta', now())
const start = addDays(today, 10)

beforeAll(async () => {
  db = await testDatabase()
  desk = deskOf(db, (await aHouse(db)).actor, taxRoutes)
})

const add = (validFrom: string, name = 'PPN 13%') =>
  desk.do(addTaxRate, { code: 'PPN', name, rate: '13', baseNum: 1, baseDen: 1, validFrom })
const labelOn = async (on: typeof today) => (await ppnCodesOn(db.read, on)).get('PPN')?.label

test('a rate holds from its day; the day before and all that was stay as they were', async () => {
  const before = await desk.do(taxRateHistory, { code: 'PPN' })
  await add(start)
  expect(await labelOn(addDays(start, -1))).toBe(before[0]?.name)
  expect(await labelOn(start)).toBe('PPN 13%')
  const [fresh, ended, ...old] = await desk.do(taxRateHistory, { code: 'PPN' })
  expect(fresh).toMatchObject({ validFrom: start, validUntil: null, isAhead: true })
  expect(ended).toEqual({ ...before[0], validUntil: addDays(start, -1) })
  expect(old).toEqual(before.slice(1))
})

test('a name that says another percent than the rate is refused: it is printed beside the sum', async () => {
  await expect(add(addDays(start, 30), 'PPN 12% × 11/12')).rejects.toMatchObject({ code: 'tax.name', field: 'name' })
})

test('the list of today says what comes next', async () => {
  const companies = deskOf(db, (await aHouse(db)).actor, companiesRoutes)
  const next = async () => (await companies.do(taxRates, {})).find(({ code }) => code === 'PPN')?.next
  expect(await next()).toEqual({ rate: '13', validFrom: start })
})

test('whoever works in some companies changes no rate: it holds in all of them', async () => {
  const { actor } = await aHouse(db)
  const local = deskOf(db, { ...actor, scope: { ...actor.scope, companies: [actor.companyId] } }, taxRoutes)
  const validFrom = addDays(start, 40)
  const rate = { code: 'PPN', name: 'PPN 14%', rate: '14', baseNum: 1, baseDen: 1, validFrom }
  await expect(local.do(addTaxRate, rate)).rejects.toMatchObject({ code: 'scope.some-companies' })
  await expect(local.do(removeTaxRate, { code: 'PPN', validFrom: start })).rejects.toMatchObject({
    code: 'scope.some-companies',
  })
  expect(await local.do(taxRateHistory, { code: 'PPN' })).toHaveLength(
    (await desk.do(taxRateHistory, { code: 'PPN' })).length,
  )
})

test('the past, and a day that another rate holds already, are refused at the field', async () => {
  await expect(add(today)).rejects.toMatchObject({ code: 'tax.past', field: 'validFrom' })
  await expect(add(addDays(start, -3))).rejects.toMatchObject({ code: 'tax.overlap', field: 'validFrom' })
  await expect(add(start)).rejects.toMatchObject({ code: 'tax.overlap' })
})

test('a rate that has not begun is taken back, and the one before goes on; one that runs is not', async () => {
  await desk.do(removeTaxRate, { code: 'PPN', validFrom: start })
  const [running] = await desk.do(taxRateHistory, { code: 'PPN' })
  expect(running).toMatchObject({ validUntil: null, isAhead: false })
  await expect(desk.do(removeTaxRate, { code: 'PPN', validFrom: running?.validFrom ?? '' })).rejects.toMatchObject({
    code: 'tax.begun',
  })
})
