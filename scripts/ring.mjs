// A ring of tests: runs it, reads what it tells, weighs its files, and counts it for the lane it is part of.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { costsOf, cpuOfChildren, overBudget } from './budget.ts'
import { readRun, toTryAgain, withSecondTry } from './second-try.ts'

export const OUT = '.cache/test'
export const isWhole = process.argv.includes('--all')
/** The full length of what is only repetition: PROPERTY_RUNS, and what asks `tests/cast/length.ts`. */
const LENGTH = isWhole ? { TEST_ALL: '1', PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '300' } : {}
/** What the rings of this lane came to. */
export const totals = { passed: 0, failed: 0, failures: [] }

/** Runs a command as one of this lane's; @returns {Promise<number>} its exit code. */
export function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NO_COLOR: '1', ...LENGTH, ...env },
    })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Adds a ring's tests to the lane's, and tells them. */
export function count(name, passed, failed) {
  totals.passed += passed
  totals.failed += failed
  if (failed > 0) totals.failures.push(`${name}: ${failed}`)
  console.log(`── ${name}: ${passed} passed, ${failed} failed`)
}

async function vitest(name, project, env, files) {
  const slug = `${OUT}/${name.replaceAll(/\W+/g, '-')}`
  const [outputFile, tookFile] = [`${slug}.json`, `${slug}.took.json`]
  for (const path of [outputFile, tookFile]) rmSync(path, { force: true })
  const reports = ['--reporter', 'dot', '--reporter', 'json', '--outputFile.json', outputFile]
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', `${project}*`, ...reports]
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
export async function ring(name, project, { env = {}, files = [], again = 0 } = {}) {
  console.log(`\n── ${name}`)
  const began = Date.now()
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
  console.log(`── ${name}: ${Math.round((Date.now() - began) / 1000)} s on the clock`)
}
