// `npm run check`: format, lint, types, fence, dead code, laws, and the weight of what travels. Each part prints only what is wrong.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { ensureBuilt } from './install.mjs'
import { handOver } from './node24.mjs'

await handOver(import.meta.url)
// What is weighed is what stands in the tree now.
await ensureBuilt()

const bin = (name) => `node_modules/.bin/${name}`
const PLACES = ['src', 'tests', 'scripts', 'bench']

const parts = [
  ['format', bin('oxfmt'), ['--check', ...PLACES]],
  ['lint', bin('oxlint'), ['--type-aware', '--quiet', ...PLACES]],
  ['types (server)', bin('tsc'), ['-p', 'tsconfig.server.json']],
  ['types (browser)', bin('tsc'), ['-p', 'tsconfig.web.json']],
  ['fence', process.execPath, ['scripts/fence.mjs']],
  ['dead code', bin('knip'), ['--no-progress']],
  ['laws', process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'laws', '--reporter', 'dot']],
  ['weights', process.execPath, ['scripts/weights.mjs']],
]

function run([name, command, args]) {
  const began = process.hrtime.bigint()
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ name, code: 1, output: String(error), seconds: 0 }))
    child.on('close', (code) =>
      resolve({ name, code, output, seconds: Number((process.hrtime.bigint() - began) / 1_000_000n) / 1000 }),
    )
  })
}

// Two at a time: the machine has two cores, and each part is busy on one.
const waiting = parts.filter(([name]) => name !== 'laws' || readdirSync('tests').includes('laws'))
const results = []
await Promise.all(
  [0, 1].map(async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await run(next)
      results.push(result)
      console.log(`${result.code === 0 ? 'ok  ' : 'FAIL'} ${result.name} (${result.seconds.toFixed(1)} s)`)
      if (result.code !== 0) console.log(result.output.slice(0, 8000))
    }
  }),
)
const failed = results.filter((result) => result.code !== 0)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0
