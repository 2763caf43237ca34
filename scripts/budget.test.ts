import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { costsOf, cpuOfChildren, overBudget } from './budget.ts'

test('the CPU of a ring is shared by the time that its files took', () => {
  expect(costsOf({ '/src/a.db.test.ts': 30_000, '/src/b.db.test.ts': 90_000 }, 80)).toEqual([
    { file: '/src/a.db.test.ts', seconds: 20 },
    { file: '/src/b.db.test.ts', seconds: 60 },
  ])
  expect(costsOf({ '/src/a.db.test.ts': 0 }, 80)[0]?.seconds).toBe(0)
})

test('what cost more than a file of its ring may is named; a walk over everything may cost more', () => {
  const costs = [
    { file: '/t/orders.browser.test.ts', seconds: 241 },
    { file: '/t/tags.browser.test.ts', seconds: 240 },
    { file: '/t/axe.browser.test.ts', seconds: 500 },
  ]
  expect(overBudget(costs, 'browser').map(({ file }) => file)).toEqual(['/t/orders.browser.test.ts'])
  expect(overBudget(costs, 'long')).toEqual([])
})

test.skipIf(!existsSync('/proc/self/stat'))('what a child used is counted once it has ended', () => {
  const before = cpuOfChildren() ?? 0
  const busy = 'const until = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < until);'
  spawnSync(process.execPath, ['-e', busy])
  expect((cpuOfChildren() ?? 0) - before).toBeGreaterThan(0.2)
})
