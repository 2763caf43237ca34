// `npm run dev`: hot reload of both sides. Vite serves the browser app and passes everything else to the server,
// which Node starts again when one of its files changes. Written for Node 20.
import { spawn } from 'node:child_process'
import { createServer as listenOn } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './install.mjs'
import { handOver } from './node24.mjs'

await ensureInstalled()
await handOver(import.meta.url)
const { createServer } = await import('vite')
const { openEmbedded } = await import('../src/kit/db/embedded/embedded.ts')
const { readEnv } = await import('../src/kit/env.ts')

const root = fileURLToPath(new URL('..', import.meta.url))
const env = readEnv(process.env)
const behind = await freePort()

// Held here, so that the database stays up while the server is started again.
const database = env.databaseUrl ? undefined : await openEmbedded(env.dataDir)
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/app/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PORT: String(behind), HOST: '127.0.0.1', APP_URL: env.appUrl },
})

const target = `http://127.0.0.1:${behind}`
const proxy = Object.fromEntries(
  ['/api', '/sanctum', '/storage', '/healthz', '/readyz', '/identity.js', '/identitas', '/manifest.webmanifest'].map(
    (path) => [path, { target, xfwd: true }],
  ),
)
const vite = await createServer({
  configFile: `${root}vite.config.ts`,
  server: { port: env.port, strictPort: true, proxy },
})
await vite.listen()
await untilAnswers()
console.log(`Mandor (pengembangan): ${env.appUrl}`)

let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void stop())

async function stop() {
  if (isStopping) return
  isStopping = true
  server.kill('SIGTERM')
  await vite.close()
  await database?.close()
  process.exit(0)
}

function freePort() {
  return new Promise((resolve) => {
    const probe = listenOn().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}

/** Also when the server does not start for now: its message stands above, and it is tried again with the next change. */
async function untilAnswers() {
  for (let tries = 0; tries < 300; tries += 1) {
    if (
      await fetch(`${target}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await pause(100)
  }
}
