// `npm run fuzz`: 100,000 requests that no honest program sends; FUZZ_REQUESTS and FUZZ_SEED say otherwise.
import { spawnSync } from 'node:child_process'
import { handOver } from './node24.mjs'

await handOver(import.meta.url)
const seed = process.env.FUZZ_SEED ?? String(Math.floor(Math.random() * 1_000_000_000))
const env = { ...process.env, FUZZ_SEED: seed, FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '100000' }
console.log(`FUZZ_SEED=${seed} FUZZ_REQUESTS=${env.FUZZ_REQUESTS}`)
const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'db', 'tests/fuzz', ...process.argv.slice(2)]
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1)
