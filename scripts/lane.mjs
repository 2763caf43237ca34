// One of the two lanes of `npm test` (scripts/test.mjs), about equally long: `house` is the check, the databases and the
// story on PostgreSQL 15; `browser` is the browser ring, and then the rules. What a lane came to lies in
// `.cache/test/lane-NAME.json`.
import { rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { findBrowser } from './browser.mjs'
import { startPostgres15 } from './postgres15.mjs'
import { OUT, count, isWhole, ring, run, totals } from './ring.mjs'

/** What another PostgreSQL might do otherwise than prepare the same statements: its schema, our kit, the books. */
const ON_FIFTEEN = ['src/kit/db', 'src/kit/posting', 'src/modules/journal', 'src/modules/stock', 'books.property']
const STATEMENTS = resolve(OUT, 'statements')
const STORY = { files: ['tests/browser/story'], again: 1 }

async function check() {
  console.log('\n── check')
  const code = await run(process.execPath, ['scripts/check.mjs'])
  return count('check', code === 0 ? 1 : 0, code === 0 ? 0 : 1)
}

/** Tells the story where a 15 is, on that; elsewhere on the database that people start with. */
async function story(url) {
  const browser = findBrowser()
  if (!browser) return
  const env = { CHROME_PATH: browser, ...(url ? { STORY_DATABASE_URL: url } : {}) }
  await ring(url ? 'story (PostgreSQL 15)' : 'story', 'browser', { env, ...STORY })
}

async function databaseRings() {
  rmSync(STATEMENTS, { recursive: true, force: true })
  await ring('database (embedded PostgreSQL 18)', 'db', { env: { STATEMENTS_FOLDER: STATEMENTS } })
  const fifteen = await startPostgres15()
  if (!fifteen.url) {
    console.log(`\n── PostgreSQL 15: not asked here (${fifteen.why})`)
    return isWhole ? undefined : story()
  }
  try {
    const env = { TEST_DATABASE_URL: fifteen.url, STATEMENTS_FOLDER: STATEMENTS }
    await ring('database (PostgreSQL 15)', 'db', { env, files: isWhole ? [] : ['tests/statements', ...ON_FIFTEEN] })
    await story(fifteen.url)
  } finally {
    await fifteen.stop()
  }
}

async function browserRing() {
  const browser = findBrowser()
  if (!browser) {
    console.log('\n── browser: no Chromium here and none could be installed (set CHROME_PATH)')
    return count('browser', 0, 1)
  }
  await ring('browser', 'browser', {
    env: { CHROME_PATH: browser, ...(isWhole ? {} : { BROWSER_SHORT: '1' }) },
    again: 4,
  })
}

const name = process.argv[2]
if (name === 'browser') {
  await browserRing()
  await ring('rules', 'unit')
} else {
  await check()
  await databaseRings()
  if (isWhole) await ring('long', 'long')
}
writeFileSync(`${OUT}/lane-${name}.json`, JSON.stringify(totals))
