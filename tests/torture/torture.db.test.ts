import { expect, test } from 'vitest'
import { torture } from './rounds.ts'

// Short form of `npm run torture -- --rounds 20`. It needs a server it may kill, so not one that was lent to us.
test.skipIf(process.env['TEST_DATABASE_URL'])(
  'program and database killed under writes lose no acknowledged document and break no law of the books',
  { timeout: 300_000 },
  async () => {
    const { acknowledged, broken } = await torture({ rounds: 2, seed: 7, writers: 3 })
    expect(broken).toEqual([])
    expect(acknowledged).toBeGreaterThan(10)
  },
)
