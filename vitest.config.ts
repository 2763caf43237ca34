import { readdirSync, readFileSync } from 'node:fs'
import { configDefaults, defineConfig } from 'vitest/config'
import { beforeARelease, STORY } from './tests/browser/before-a-release.ts'

const short = process.env['BROWSER_SHORT']
const elsewhere = [...configDefaults.exclude, 'data/**', 'dist/**']

// A busy machine answers late: what is waited for is an end, not a speed.
const patient = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 20_000, interval: 50 } } }

const rules = ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts']
const ofOtherRings = ['**/*.db.test.ts', '**/*.browser.test.ts', 'tests/laws/**', 'tests/long/**']
// Who puts another module in a module's place needs modules of their own; all others share what was read once.
const mocking = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.test\.tsx?$/.test(path))
  .map((path) => `src/${path}`)
  .filter((path) => readFileSync(path, 'utf8').includes('vi.mock('))

export default defineConfig({
  test: {
    // Of two cores one would be left alone: a ring took almost twice as long.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: rules,
          exclude: [...elsewhere, ...ofOtherRings, ...mocking],
          isolate: false,
          ...patient,
        },
      },
      { test: { name: 'unit of its own', include: mocking, exclude: [...elsewhere, ...ofOtherRings], ...patient } },
      { test: { name: 'long', include: ['tests/long/*.test.ts'], exclude: elsewhere, ...patient } },
      { test: { name: 'laws', include: ['tests/laws/*.test.ts'], exclude: elsewhere, ...patient } },
      {
        test: {
          name: 'db',
          include: ['src/**/*.db.test.ts', 'tests/**/*.db.test.ts'],
          exclude: elsewhere,
          globalSetup: ['src/kit/db/test-server.ts', 'tests/statements/keep.ts'],
          setupFiles: ['tests/cast/whole-house.ts'],
          isolate: false,
          ...patient,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/*.browser.test.ts'],
          exclude: short ? [...elsewhere, ...beforeARelease, STORY] : elsewhere,
          globalSetup: ['tests/browser/ring.ts'],
          // A file of its own modules read the whole server anew, which took longer than many a test.
          isolate: false,
          ...patient,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})
