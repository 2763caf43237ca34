import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import type { Database } from '#kit/db/database.ts'
import { recordHistory } from '#kit/history/history.ts'
import { deskOf } from '#kit/http/desk.ts'
import { importHouse, type ImportDesk } from '../../../tests/import/desk.ts'
import { openActivity } from './contract.ts'

// What people did stays in sight, however many rows a file brings or takes back.
let db: Database
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, desk } = await importHouse())
})

const lately = () => deskOf(db, desk.actor, allRoutes).do(openActivity, {})

test('a file of many rows, brought in and taken back, leaves the last acts of people where they were', async () => {
  const old = await desk.bring('pelanggan', 'Nama\nPT Sudah Lama\n')
  await desk.begin(old.id)
  const { rows } = await db.pool.query<{ id: string }>(`select id from customer where name = 'PT Sudah Lama'`)
  await db.withTx((tx) => recordHistory(tx, desk.actor, { subject: 'customer', id: rows[0]?.id ?? '', act: 'edit' }))
  const before = await lately()
  expect(before.map(({ name, act }) => [name, act])).toEqual([['PT Sudah Lama', 'edit']])

  const many = Array.from({ length: 70 }, (_, at) => `PT Uji ${at}`).join('\n')
  const run = await desk.bring('pelanggan', `Nama\n${many}\n`)
  await desk.begin(run.id)
  expect(await lately()).toEqual(before)
  expect((await desk.undo(run.id)).counts).toEqual({ undone: 70 })
  expect(await lately()).toEqual(before)
})
