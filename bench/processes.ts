import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { rootFolder } from '#kit/db/root-folder.ts'

/** A process under measurement. */
export interface Started {
  readonly pid: number
  readonly origin: string
  /** From the start of the process to its first accepted connection. */
  readonly msToListen: number
  stop(): Promise<void>
}

/** Where the product's server begins: as `npm start` runs it, or straight from the tree. */
export async function serverEntry(isBuilt: boolean): Promise<string> {
  if (!isBuilt) return join(rootFolder, 'src/app/main.ts')
  const module: { serverModule(): Promise<string> } = await import(join(rootFolder, 'scripts/install.mjs'))
  return join(rootFolder, 'scripts', await module.serverModule())
}

/** Starts the product's server on a database that runs already, or on a data folder. */
export async function startServer(entry: string, given: { databaseUrl?: string; dataDir: string }): Promise<Started> {
  const port = await freePort()
  const lean: { leanFlags: string[]; leanEnvironment: Record<string, string> } = await import(
    join(rootFolder, 'scripts/lean.mjs')
  )
  return start([...lean.leanFlags, entry], port, {
    ...lean.leanEnvironment,
    PORT: String(port),
    HOST: '127.0.0.1',
    APP_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: given.dataDir,
    NODE_COMPILE_CACHE: join(rootFolder, 'node_modules/.cache/mandor'),
    ...(given.databaseUrl && { DATABASE_URL: given.databaseUrl }),
  })
}

/** Starts the bare server with its plan. */
export async function startBare(planFile: string): Promise<Started> {
  const port = await freePort()
  return start([join(rootFolder, 'bench/bare.ts'), planFile, String(port)], port, {})
}

async function start(args: string[], port: number, env: Record<string, string>): Promise<Started> {
  const { DATABASE_URL: _url, SMTP_URL: _smtp, VITEST: _vitest, NODE_ENV: _env, ...rest } = process.env
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: rootFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...rest, ...env },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const origin = `http://127.0.0.1:${port}`
  while (!(await answers(origin))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${printed}`)
    await pause(5)
  }
  return { pid: child.pid ?? 0, origin, msToListen: performance.now() - began, stop: () => end(child) }
}

function answers(origin: string): Promise<boolean> {
  return fetch(`${origin}/healthz`).then(
    () => true,
    () => false,
  )
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  await ended
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
