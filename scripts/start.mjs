// `npm start`: installs and builds what is missing, then serves on Node 24. Written for Node 20.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ensureBuilt, ensureInstalled, serverModule } from './install.mjs'
import { becomeLean, leanEnvironment, leanFlags } from './lean.mjs'
import { findNode24, isNode24, noNode24 } from './node24.mjs'

if (isNode24 && !process.connected) becomeLean()
await ensureInstalled()
if (isNode24) await serve()
else handOverAndWait()

async function serve() {
  await ensureBuilt()
  const { keepCompiledCode } = await import('./compile-cache.mjs')
  keepCompiledCode()
  await import(await serverModule())
}

/** Stays as the parent: passes signals on, and its end (even by kill -9) closes the channel, which ends the server. */
function handOverAndWait() {
  const node = findNode24()
  if (!node) noNode24()
  const child = spawn(node, [...leanFlags, fileURLToPath(import.meta.url)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...leanEnvironment },
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}
