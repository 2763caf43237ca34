import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { buildServer } from '#app/server.ts'
import { fillDemo } from '#app/seed/small.ts'
import { day } from '#ground/day.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aShelf } from '#kit/files/cast/shelf.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { hashPassword } from '#modules/company/sign-in/password.ts'
import { isWhole } from '../cast/length.ts'
import { someoneWith } from '../doors/people.ts'
import { campaign } from './campaign.ts'

// `npm run fuzz` sends 100,000; here a few hundred, of one seed unless FUZZ_SEED names another.
const requests = Number(process.env['FUZZ_REQUESTS'] ?? (isWhole ? 3000 : 900))
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121)
const isLong = requests > 10_000
const shelf = aShelf()
afterAll(() => shelf.clear())

test(
  `${requests} requests of seed ${seed}: no error of ours, nothing kept of what was refused, nothing leaked`,
  { timeout: isLong ? 7_200_000 : 240_000 },
  async () => {
    setFlagsFromString('--expose-gc')
    globalThis.gc ??= runInNewContext('gc') as typeof globalThis.gc
    const db = await testDatabase()
    const app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
    const hash = await hashPassword('kata sandi yang panjang')
    const { companyId } = await fillDemo(db, day('2026-11-21'), { orders: 6, days: 6 })
    const report = await campaign({
      app,
      db,
      seed,
      requests,
      endpoints: allRoutes.map((served) => served.endpoint),
      person: async (dice) => {
        const jar = await someoneWith(
          db,
          companyId,
          dice.chance(85) ? allPermissions : ['view order', 'view pelanggan'],
        )
        await db.pool.query(`update app_user set password_hash = $1 where password_hash = 'x'`, [hash])
        return jar
      },
      ...(isLong && { progress: (line) => console.log(line) }),
    })
    const { faults, byStatus, accepted, slowestMs, heapBefore, heapAfter } = report
    const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)
    console.log(
      `seed ${seed}: ${requests} requests, ${JSON.stringify(byStatus)}, ${accepted} of ${allRoutes.length} endpoints took one, slowest ${Math.floor(slowestMs)} ms, heap ${megabytes(heapBefore)} → ${megabytes(heapAfter)} MB`,
    )
    expect(faults).toEqual([])
    expect(heapAfter - heapBefore).toBeLessThan(60 * 1024 * 1024)
    expect({ waiting: db.pool.waitingCount, held: db.pool.totalCount - db.pool.idleCount }).toEqual({
      waiting: 0,
      held: 0,
    })
    expect((await app.inject('/healthz')).statusCode).toBe(200)
  },
)
