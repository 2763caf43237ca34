import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { postingChecks } from '#kit/posting/checks.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { openNumbering, saveSeries } from './contract.ts'
import { numberingRoutes } from './routes.ts'

let db: Database
let house: House
let desk: Desk
const today = dayIn('Asia/Jakarta', now())

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, house.actor, numberingRoutes([{ doc: 'INV', name: 'Invoice' }]))
})

const next = (doc: string, on = today) =>
  db.withTx((tx) => nextNumber(tx, { companyId: house.actor.companyId, doc, day: on }))

test('a company numbers as it always did, from a number on, and its books stay without gaps', async () => {
  await desk.do(saveSeries, {
    doc: 'INV',
    version: 0,
    template: '{seq:4}/{doc}/{company_code}/{yyyy}',
    reset: 'yearly',
    firstNo: 118,
  })
  const year = today.slice(0, 4)
  const { companyCode, series } = await desk.do(openNumbering, {})
  expect(series).toMatchObject([{ doc: 'INV', yearly: { first: '118', last: null } }])
  // Its format is looked at once more before the first paper: what it begins with stays.
  await desk.do(saveSeries, {
    doc: 'INV',
    version: 1,
    template: '{seq:4}/{doc}/{company_code}/{yyyy}',
    reset: 'yearly',
  })
  expect(await next('INV')).toBe(`0118/INV/${companyCode}/${year}`)
  expect(await next('INV')).toBe(`0119/INV/${companyCode}/${year}`)
  expect(await next('INV', day(`${Number(year) + 1}-01-05`))).toBe(`0001/INV/${companyCode}/${Number(year) + 1}`)
  expect((await desk.do(openNumbering, {})).series[0]?.yearly.last).toBe('119')
  expect(await findBreaches(db.read, postingChecks)).toEqual([])
})

test('a number once given never comes again', async () => {
  for (let n = 0; n < 3; n += 1) await next('SJ')
  expect((await desk.do(openNumbering, {})).series).toContainEqual({
    doc: 'SJ',
    version: 0,
    template: '{doc}-{yy}{mm}-{seq:4}',
    reset: 'monthly',
    monthly: { last: '3', first: '1', highest: '3' },
    yearly: { last: null, first: '1', highest: '3' },
  })
  await expect(
    desk.do(saveSeries, { version: 0, doc: 'SJ', template: '{doc}-{yy}{mm}-{seq:4}', reset: 'monthly', firstNo: 2 }),
  ).rejects.toMatchObject({ code: 'number.running' })
  await desk.do(saveSeries, { version: 0, doc: 'SJ', template: '{doc}-{yy}{mm}-{seq:4}', reset: 'yearly' })
  expect(await next('SJ')).toMatch(/-0004$/)
  await expect(
    desk.do(saveSeries, { version: 1, doc: 'SJ', template: '{doc}-{yy}{mm}-{seq:4}', reset: 'monthly' }),
  ).rejects.toMatchObject({ code: 'number.would-repeat' })
})

test('a template that could repeat itself is refused at its field', async () => {
  await expect(
    desk.do(saveSeries, { version: 0, doc: 'ORD', template: '{doc}-{seq:4}', reset: 'yearly' }),
  ).rejects.toMatchObject({
    code: 'number.template',
    field: 'template',
  })
})

test('a month with fewer papers than the one before is numbered in another way all the same', async () => {
  const [year, month] = [today.slice(0, 4), today.slice(5, 7)]
  const other = month === '01' ? `${year}-02` : `${year}-01`
  for (let n = 0; n < 3; n += 1) await next('PO', day(`${other}-10`))
  const template = '{doc}/{yy}/{mm}/{seq:3}'
  await desk.do(saveSeries, { version: 0, doc: 'PO', template, reset: 'monthly' })
  expect(await next('PO')).toBe(`PO/${year.slice(2)}/${month}/001`)
  await desk.do(saveSeries, { version: 1, doc: 'PO', template, reset: 'monthly' })
  expect(await next('PO')).toBe(`PO/${year.slice(2)}/${month}/002`)
})
