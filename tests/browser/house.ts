import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { COMPILED, programFile } from '../cast/program.ts'
import { freePort } from './free-port.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The whole product, running as people run it. */
export interface House {
  readonly url: string
  readonly dataDir: string
  /** Where its database is, if not in its folder. */
  readonly databaseUrl: string | undefined
  readonly pid: number
  /** What the server printed so far. */
  log(): string
  /** Asks it to stop and waits until it has. */
  stop(): Promise<void>
}

/** How a house differs from a fresh one. */
export interface HouseOptions {
  readonly dataDir?: string
  readonly smtpUrl?: string
  readonly databaseUrl?: string | undefined
  readonly env?: Readonly<Record<string, string>>
}

/** Starts the server on a free port, on a fresh data folder unless one is given, and waits for its first answer. */
export async function startHouse(options: HouseOptions = {}): Promise<House> {
  const dataDir = options.dataDir ?? freshFolder()
  const port = await freePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, [programFile()], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...withoutTestVariables(),
      PORT: String(port),
      HOST: '127.0.0.1',
      APP_URL: url,
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(root, COMPILED),
      ...(options.smtpUrl && { SMTP_URL: options.smtpUrl }),
      ...(options.databaseUrl && { DATABASE_URL: options.databaseUrl }),
      ...options.env,
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await untilAnswers(`http://127.0.0.1:${port}/healthz`, child, () => printed)
  return {
    url,
    dataDir,
    databaseUrl: options.databaseUrl,
    pid: child.pid ?? 0,
    log: () => printed,
    stop: async () => {
      await end(child)
      if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mandor-house-'))
  chmodSync(folder, 0o755)
  return folder
}

function withoutTestVariables(): NodeJS.ProcessEnv {
  const { VITEST: _vitest, NODE_ENV: _env, DATABASE_URL: _url, ...rest } = process.env
  return rest
}

async function untilAnswers(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  for (let tries = 0; tries < 1200; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${printed()}`)
    const answered = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (answered) return
    await pause(50)
  }
  await end(child)
  throw new Error(`the server did not answer within a minute:\n${printed()}`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  child.kill('SIGTERM')
  const isLate = await Promise.race([ended.then(() => false), pause(15_000).then(() => true)])
  if (isLate) child.kill('SIGKILL')
  await ended
}
