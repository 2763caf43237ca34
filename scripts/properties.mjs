// `npm run properties`: the property tests with 100,000 cases each, and 10,000 walks of each model, instead of the few hundred of `npm test`.
import { spawnSync } from 'node:child_process'
import { handOver } from './node24.mjs'

await handOver(import.meta.url)
const asked = process.argv.slice(2)
const isFiles = asked.some((each) => !each.startsWith('-'))
const args = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'unit',
  '--project',
  'db',
  '--testTimeout',
  '3600000',
  ...(isFiles ? [] : ['property']),
  ...asked,
]
const env = { ...process.env, PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '100000' }
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit', env }).status ?? 1)
