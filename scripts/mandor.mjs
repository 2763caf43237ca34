// `npm run mandor -- <command>`: the administrator's tool. Written for Node 20.
import { ensureInstalled } from './install.mjs'
import { handOver } from './node24.mjs'

await ensureInstalled()
await handOver(import.meta.url)
const { keepCompiledCode } = await import('./compile-cache.mjs')
keepCompiledCode()
await import('../src/app/cli/mandor.ts')
