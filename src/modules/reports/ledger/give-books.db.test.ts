import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { NO_DIMS } from '#ground/dims.ts'
import { money } from '#ground/money.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { post } from '#modules/journal/face.ts'
import { credit, debit } from '#modules/journal/rules.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import { journalFile, ledgerFile, ledgerPdf } from './give-books.ts'

let db: Database
let house: House

// More entries than are read at once, on few days, so that pages break within a day.
const ENTRIES = 1203

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  await db.withTx(async (tx) => {
    for (let at = 1; at <= ENTRIES; at += 1) {
      const amount = money(BigInt(1000 + at))
      await post(tx, house.actor, {
        ...{
          on: day(`2025-03-0${1 + (at % 3)}`),
          area: 'finance',
          source: { kind: 'try', id: newId() },
          memo: `Ke ${at}`,
        },
        lines: [debit('6-2000', amount, NO_DIMS), credit('1-1200', amount, NO_DIMS)],
      })
    }
  })
}, 120_000)

const march = { from: day('2025-03-01'), to: day('2025-03-31') }
const rowsOf = async (body: unknown) => {
  const all = Buffer.isBuffer(body) ? body.toString('utf8') : await text(body as Readable)
  return all
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'))
}
const own = Array.from({ length: ENTRIES }, (_, at) => 1001 + at).reduce((all, one) => all + one, 0)

test('the journal of a span is one file whose sides are equal, every entry in it once and whole', async () => {
  const file = await db.withTx(async (tx) => {
    const made = await journalFile(tx, house.actor, { ...march, format: 'csv' })
    return { ...made, rows: await rowsOf(made.body) }
  })
  const [, ...rows] = file.rows
  const sum = rows.pop()
  expect([sum?.[7], sum?.[8]]).toEqual([String(own), String(own)])
  expect(rows).toHaveLength(ENTRIES * 2)
  expect(new Set(rows.map((row) => row[1])).size).toBe(ENTRIES)
  const sides = (at: number) => rows.reduce((all, row) => all + Number(row[at]), 0)
  expect([sides(7), sides(8)]).toEqual([own, own])
})

test('who sees a part of a company gets no journal', async () => {
  const narrowed = { ...house.actor, scope: { ...house.actor.scope, projects: [newId()] } }
  await expect(
    db.withTx((tx) => journalFile(tx, narrowed as never, { ...march, format: 'csv' })),
  ).rejects.toMatchObject({ code: 'report.narrowed' })
})

test('the ledger of an account is a file from what stood there to what is left, and a paper of a span that is short enough', async () => {
  const asked = { account: '6-2000', ...march }
  const rows = await db.withTx(async (tx) =>
    rowsOf((await ledgerFile(tx, house.actor, { ...asked, format: 'csv' })).body),
  )
  expect(rows).toHaveLength(ENTRIES + 3)
  expect([rows[1]?.[3], rows.at(-1)?.[3]]).toEqual(['Saldo awal', 'Saldo akhir'])
  expect(rows.at(-1)?.[7]).toBe(String(own))
  const paper = await db.withTx((tx) => ledgerPdf(tx, house.actor, { ...asked, to: day('2025-03-01') }))
  expect(String((paper.body as Buffer).subarray(0, 4))).toBe('%PDF')
})
