import { expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { aDay } from './day.ts'
import { atWork } from './at-work.ts'
import { isWhole } from '../cast/length.ts'
import { differing, fingerprint } from './fingerprint.ts'

// Whatever the wire to the database does: an act happens wholly or not at all, and asking again with its key does it once.

/** Every so many statements of an act fail in `npm test`; all of them with BROKEN_EVERY=1. */
const every = Number(process.env['BROKEN_EVERY'] ?? (isWhole ? 17 : 97))

test('a statement that fails, whichever of an act it is, leaves no trace', { timeout: 900_000 }, async () => {
  const { db, wire, ground, ready, send } = await atWork()
  const traces: string[] = []
  let failed = 0
  for (const act of aDay(ground)) {
    const asked = await ready(act)
    const before = await fingerprint(db.pool)
    for (let n = 1 + (failed % every); ; n += every) {
      const said = wire.failAt(n)
      const { status } = await send(asked)
      wire.mend()
      if (said() < n) break
      failed += 1
      if (status < 500) traces.push(`${act.name}: statement ${n} failed, and the answer was ${status}`)
      const moved = differing(before, await fingerprint(db.pool))
      if (moved.length > 0) traces.push(`${act.name}: statement ${n} failed, and ${moved.join(', ')} moved`)
    }
  }
  expect(traces).toEqual([])
  expect(failed).toBeGreaterThan(Math.floor(700 / every))
  expect(await checkBooks(db.read)).toEqual([])
})

test('an act whose answer was lost is answered when asked again, and done once', { timeout: 300_000 }, async () => {
  const { db, wire, ground, ready, send } = await atWork()
  const wrong: string[] = []
  for (const act of aDay(ground)) {
    const asked = await ready(act)
    const before = await fingerprint(db.pool)
    wire.loseCommit()
    const lost = await send(asked)
    const once = await fingerprint(db.pool)
    const [again, thrice] = [await send(asked), await send(asked)]
    if (lost.status !== 503) wrong.push(`${act.name}: the lost answer was told as ${lost.status}`)
    if (again.status !== 200) wrong.push(`${act.name}: asked again it was ${again.status}`)
    if (differing(before, once).length === 0) wrong.push(`${act.name}: was not done`)
    const moved = differing(once, await fingerprint(db.pool))
    if (moved.length > 0) wrong.push(`${act.name}: asked again it moved ${moved.join(', ')}`)
    expect([act.name, thrice.body]).toEqual([act.name, again.body])
  }
  expect(wrong).toEqual([])
  expect(await checkBooks(db.read)).toEqual([])
})
