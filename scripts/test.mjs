// `npm test`: installs what is missing, then every check and every ring of tests; the last line is the true total.
// `npm run test:all` is the same at full length, and with what only a release needs (docs/decisions/0046).
import { spawn } from 'node:child_process'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { ensureBuilt, ensureInstalled, programOfTests } from './install.mjs'
import { useMemory } from './memory-folder.mjs'
import { handOver } from './node24.mjs'

await ensureInstalled()
await handOver(import.meta.url)

const { OUT } = await import('./ring.mjs')

/** Starts a lane; @returns {Promise<{passed: number, failed: number, failures: string[]}>} what it came to. */
function lane(name, output) {
  const told = `${OUT}/lane-${name}.json`
  rmSync(told, { force: true })
  const child = spawn(process.execPath, ['scripts/lane.mjs', name, ...process.argv.slice(2)], {
    stdio: ['ignore', output, output],
  })
  return new Promise((resolve) => {
    const end = () =>
      resolve(
        existsSync(told)
          ? JSON.parse(readFileSync(told, 'utf8'))
          : { passed: 0, failed: 1, failures: [`${name}: did not end`] },
      )
    child.on('error', end)
    child.on('close', end)
  })
}

mkdirSync(OUT, { recursive: true })
if (!useMemory()) console.log('Berkas sementara di disk: /dev/shm tidak ada atau terlalu kecil.')
await ensureBuilt()
process.env.MANDOR_PROGRAM = await programOfTests()
// Two lanes at a time: a browser waits as much as it works, and what needs none fills that. What the browser's lane
// says is told when the other is done.
const [said, began] = [`${OUT}/lane-browser.log`, Date.now()]
const paper = openSync(said, 'w')
const browser = lane('browser', paper)
const lanes = [await lane('house', 'inherit'), await browser]
closeSync(paper)
console.log(readFileSync(said, 'utf8'))

const failures = lanes.flatMap((one) => one.failures)
const sum = (key) => lanes.reduce((total, one) => total + one[key], 0)
console.log(`\nAll rings: ${Math.round((Date.now() - began) / 1000)} s on the clock`)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(' · ')}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
