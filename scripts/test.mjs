// `npm test`: installs what is missing, then every check and every ring of tests; the last line is the true total.
// `npm run test:all` is the same at full length, and with what only a release needs (docs/decisions/0046).
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { ensureInstalled, ensureBuilt } from './install.mjs'
import { useMemory } from './memory-folder.mjs'
import { handOver } from './node24.mjs'

await ensureInstalled()
await handOver(import.meta.url)

const { findBrowser } = await import('./browser.mjs')
const { costsOf, cpuOfChildren, overBudget } = await import('./budget.ts')
const { readRun, toTryAgain, withSecondTry } = await import('./second-try.ts')
const { startPostgres15 } = await import('./postgres15.mjs')

const OUT = '.cache/test'
const isWhole = process.argv.includes('--all')
/** The full length of what is only repetition: PROPERTY_RUNS, and what asks `tests/cast/length.ts`. */
const LENGTH = isWhole ? { TEST_ALL: '1', PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '300' } : {}
/** What another PostgreSQL might do otherwise than prepare the same statements: its schema, our kit, the books. */
const ON_FIFTEEN = ['src/kit/db', 'src/kit/posting', 'src/modules/journal', 'src/modules/stock', 'books.property']
const STATEMENTS = resolve(OUT, 'statements')
const totals = { passed: 0, failed: 0 }
const failures = []

function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', ...LENGTH, ...env },
    })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

function count(name, passed, failed) {
  totals.passed += passed
  totals.failed += failed
  if (failed > 0) failures.push(`${name}: ${failed}`)
  console.log(`── ${name}: ${passed} passed, ${failed} failed`)
}

async function vitest(name, project, env, files) {
  const slug = `${OUT}/${name.replaceAll(/\W+/g, '-')}`
  const [outputFile, tookFile] = [`${slug}.json`, `${slug}.took.json`]
  for (const path of [outputFile, tookFile]) rmSync(path, { force: true })
  const reports = ['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', outputFile]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', project, ...reports]
  const before = cpuOfChildren()
  const code = await run(process.execPath, [...args, '--reporter', './scripts/took-reporter.mjs'], {
    ...env,
    TOOK_FILE: tookFile,
  })
  const read = (path) => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null)
  const cpu = before === undefined ? Number.NaN : cpuOfChildren() - before
  return { told: readRun(read(outputFile), code), costs: costsOf(read(tookFile) ?? {}, cpu), cpu }
}

/** Names the dearest files of a ring, and fails those over their budget; at full length they have none. */
function weigh(name, project, { costs, cpu }) {
  if (costs.length === 0 || Number.isNaN(cpu)) return
  const shown = ({ file, seconds }) => `${relative('.', file)} ${seconds.toFixed(0)} s`
  const dearest = costs.toSorted((one, other) => other.seconds - one.seconds).slice(0, 5)
  console.log(`── ${name}: ${cpu.toFixed(0)} s of CPU, most of it ${dearest.map(shown).join(' · ')}`)
  const over = isWhole ? [] : overBudget(costs, project)
  for (const one of over) console.log(`\nOver its budget (scripts/budget.ts): ${shown(one)}`)
  if (over.length > 0) count(`${name}, budget`, 0, over.length)
}

/** Runs a ring and counts it; what it may try again are files, so many at most. */
async function ring(name, project, { env = {}, files = [], again = 0 } = {}) {
  console.log(`\n── ${name}`)
  const first = await vitest(name, project, env, files)
  weigh(name, project, first)
  let { told } = first
  const broken = toTryAgain(told, again)
  if (broken.length > 0) {
    console.log(`\n── ${name}, once more: ${broken.join(' ')}`)
    const { run: both, saved } = withSecondTry(told, (await vitest(`${name} again`, project, env, broken)).told)
    for (const test of saved) console.log(`\nPassed only on the second try: ${test}`)
    told = both
  }
  const passed = told.flatMap((file) => file.passed)
  const failed = told.flatMap((file) => file.failed)
  count(name, passed.length, failed.length)
}

async function check() {
  console.log('\n── check')
  const code = await run(process.execPath, ['scripts/check.mjs'])
  return count('check', code === 0 ? 1 : 0, code === 0 ? 0 : 1)
}

/** @returns {Promise<boolean>} whether the story was told on 15: once is enough, unless everything is asked. */
async function databaseRings(browser) {
  rmSync(STATEMENTS, { recursive: true, force: true })
  await ring('database (embedded PostgreSQL 18)', 'db', { env: { STATEMENTS_FOLDER: STATEMENTS } })
  const fifteen = await startPostgres15()
  if (!fifteen.url) {
    console.log(`\n── PostgreSQL 15: not asked here (${fifteen.why})`)
    return false
  }
  try {
    const env = { TEST_DATABASE_URL: fifteen.url, STATEMENTS_FOLDER: STATEMENTS }
    await ring('database (PostgreSQL 15)', 'db', { env, files: isWhole ? [] : ['tests/statements', ...ON_FIFTEEN] })
    const told = { CHROME_PATH: browser, STORY_DATABASE_URL: fifteen.url }
    if (browser) await ring('story (PostgreSQL 15)', 'browser', { env: told, files: ['tests/browser/story'], again: 1 })
    return Boolean(browser) && !isWhole
  } finally {
    await fifteen.stop()
  }
}

async function browserRing(browser, isStoryTold) {
  if (!browser) {
    console.log('\n── browser: no Chromium here and none could be installed (set CHROME_PATH)')
    return count('browser', 0, 1)
  }
  const env = { CHROME_PATH: browser, ...(isWhole ? {} : { BROWSER_SHORT: isStoryTold ? 'untold' : '1' }) }
  await ring('browser', 'browser', { env, again: 4 })
}

mkdirSync(OUT, { recursive: true })
if (!useMemory()) console.log('Berkas sementara di disk: /dev/shm tidak ada atau terlalu kecil.')
await ensureBuilt()
await check()
await ring('rules', 'unit')
const browser = findBrowser()
await browserRing(browser, await databaseRings(browser))
if (isWhole) await ring('long', 'long')

if (failures.length > 0) console.log(`\nFailed: ${failures.join(' · ')}`)
console.log(`\n${totals.passed} passed, ${totals.failed} failed`)
process.exitCode = totals.failed > 0 ? 1 : 0
