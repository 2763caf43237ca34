import { performance } from 'node:perf_hooks'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import * as contract from '#kit/import/contract.ts'
import type { House } from '../cast/house.ts'
import { importHouse, type ImportDesk } from './desk.ts'
import { killedWhen, oldCustomers as customers } from './long-files.ts'

/** IMPORT_ROWS=50000 measures the long run; npm test does the short one. */
const ROWS = Number(process.env['IMPORT_ROWS'] ?? 600)

let db: Database
let house: House
let desk: ImportDesk

beforeAll(async () => {
  ;({ db, house, desk } = await importHouse())
})

const count = async () =>
  Number((await db.pool.query(`select count(*) n from customer where company_id = $1`, [house.companyId])).rows[0].n)

describe(`${ROWS} customers`, () => {
  test(
    'come in and go back, piece by piece',
    async () => {
      const times: Record<string, number> = {}
      let peak = 0
      const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 200)
      const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
        const begun = performance.now()
        const done = await work()
        times[what] = Math.round(performance.now() - begun)
        return done
      }
      const run = await timed('upload and check', () => desk.bring('pelanggan', customers(ROWS, 'L')))
      expect(run.counts).toEqual({ sound: ROWS })
      const done = await timed('apply', () => desk.begin(run.id))
      expect(done.counts).toEqual({ added: ROWS })
      expect(await count()).toBe(ROWS)
      const undone = await timed('undo', () => desk.undo(run.id))
      expect(undone.counts).toEqual({ undone: ROWS })
      clearInterval(watch)
      if (process.env['IMPORT_ROWS']) console.log({ ROWS, times, peakMegabytes: Math.round(peak / 1_048_576) })
    },
    60 * 60_000,
  )

  test('a person who begins twice, or two servers at once, bring each row in once', async () => {
    const run = await desk.bring('pelanggan', customers(600, 'D'))
    await desk.do(contract.startImport, { id: run.id, mode: 'valid' })
    await expect(desk.do(contract.startImport, { id: run.id, mode: 'valid' })).rejects.toThrow('import.busy')
    await Promise.all([desk.work(), desk.work(), desk.work()])
    await desk.work()
    expect((await desk.run(run.id)).counts).toEqual({ added: 600 })
    await desk.undo(run.id)
  })

  test('a process that dies in the middle leaves a piece undone, and the next one goes on', async () => {
    const run = await desk.bring('pelanggan', customers(1000, 'K'))
    await desk.do(contract.startImport, { id: run.id, mode: 'valid' })
    await killedWhen(db, async () => (await count()) >= 400)
    const half = await count()
    expect(half % 200).toBe(0)
    await db.pool.query(`update job set run_at = now()`)
    await desk.work()
    expect((await desk.run(run.id)).counts).toEqual({ added: 1000 })
    expect(await count()).toBe(1000)
  })
})
