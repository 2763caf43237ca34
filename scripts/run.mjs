// `node scripts/run.mjs <file.ts> …`: runs a TypeScript file on Node 24 with its arguments. Written for Node 20.
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { handOver } from './node24.mjs'

await handOver(import.meta.url)
const [, self, file, ...rest] = process.argv
if (!file) {
  console.error('Pemakaian: node scripts/run.mjs <berkas.ts> …')
  process.exit(2)
}
process.argv = [process.argv[0] ?? self, resolve(file), ...rest]
await import(pathToFileURL(resolve(file)).href)
