import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { DatabaseUnfit } from '../unfit.ts'
import { isAlive, isPostgres, readOr } from './alive.ts'
import { program } from './binaries.ts'
import { plainEnvironment, reasonOf } from './cluster.ts'
import { type Home, socketFolderOf } from './home.ts'
import { type Postmaster, readPostmaster } from './postmaster-file.ts'
import { commandAs, identityOf } from './server-user.ts'

/** Everything needed to start the server, again and again. */
export interface ServerPlan {
  readonly home: Home
  readonly binaries: string
  readonly cluster: string
  readonly password: string
  readonly settings: Readonly<Record<string, string>>
}

/** A server that answers; without a socket folder it listens on 127.0.0.1. */
export interface Running {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
}

const patience = 60_000
const step = 10

/** Adopts the server of this cluster when it runs, else starts it; must be called under the lock of the folder. */
export async function ensureRunning(plan: ServerPlan, socketFolder?: string): Promise<Running> {
  const found = readPostmaster(plan.cluster)
  // PostgreSQL writes its data folder into the file: one that is not ours is a copied folder, not our server.
  if (found && isPostgres(found.pid) && found.dataFolder === plan.cluster) return adopted(plan, found)
  if (found) rmSync(join(plan.cluster, 'postmaster.pid'), { force: true })
  return started(plan, socketFolder ?? socketFolderOf(plan.home, found?.socketFolder))
}

async function adopted(plan: ServerPlan, found: Postmaster): Promise<Running> {
  for (let waited = 0; waited < patience; waited += step) {
    const now = readPostmaster(plan.cluster)
    if (now?.isReady) return now
    if (!isPostgres(found.pid)) return ensureRunning(plan)
    await pause(step)
  }
  throw new DatabaseUnfit(`PostgreSQL (proses ${found.pid}) belum siap setelah semenit: lihat ${logPath(plan)}`)
}

/** After a kill -9 the last children of the old server may still hold its memory: then we try again. */
async function started(plan: ServerPlan, socketFolder: string): Promise<Running> {
  for (let waited = 0; waited < patience; waited += 250) {
    const { child, logFrom } = await spawnServer(plan, socketFolder)
    const running = await whenReady(plan, child)
    if (running) return running

    const said = readOr('', logPath(plan)).slice(logFrom)
    const isStillHeld = /shared memory block .* (is )?still in use|lock file .* already exists/s.test(said)
    if (!isStillHeld) throw new DatabaseUnfit(`PostgreSQL tidak mau mulai: ${reasonOf(said)} (lihat ${logPath(plan)})`)
    await pause(250)
  }
  throw new DatabaseUnfit(`memori PostgreSQL sebelumnya masih dipegang setelah semenit: lihat ${logPath(plan)}`)
}

async function spawnServer(plan: ServerPlan, socketFolder: string): Promise<{ child: ChildProcess; logFrom: number }> {
  const settings = { ...(await addressOf(socketFolder)), ...ownSettings, ...plan.settings }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const postgres = join(plan.binaries, 'bin', program('postgres'))
  const [command, args] = commandAs(plan.home.user, postgres, ['-D', plan.cluster, ...options])

  const log = openSync(rotatedLog(plan), 'a', 0o600)
  const logFrom = statSync(logPath(plan)).size
  // Its own session: Ctrl-C in the terminal must reach us first, so that requests end before their database does.
  const child = spawn(command, args, {
    cwd: '/',
    detached: true,
    env: plainEnvironment,
    stdio: ['ignore', log, log],
    ...identityOf(plan.home.user),
  })
  closeSync(log)
  child.on('error', () => undefined)
  child.unref()
  return { child, logFrom }
}

const ownSettings = {
  cluster_name: 'mandor',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  max_connections: '100',
  shared_buffers: '128MB',
  max_wal_size: '1GB',
  // The compiler library is not shipped.
  jit: 'off',
  // After a kill -9: one call for the whole disk instead of one for each of a thousand files.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

async function addressOf(socketFolder: string): Promise<Record<string, string>> {
  if (process.platform === 'win32') return { listen_addresses: '127.0.0.1', port: String(await freePort()) }
  return {
    listen_addresses: '',
    port: '5432',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
  }
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

async function whenReady(plan: ServerPlan, child: ChildProcess): Promise<Running | undefined> {
  for (let waited = 0; waited < patience; waited += step) {
    const now = readPostmaster(plan.cluster)
    if (now?.isReady && now.pid === child.pid) return now
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return undefined
    await pause(step)
  }
  throw new DatabaseUnfit(`PostgreSQL belum siap setelah semenit: lihat ${logPath(plan)}`)
}

function logPath({ home }: ServerPlan): string {
  return join(home.folder, 'server.log')
}

/** Keeps one earlier log once the present one is large. */
function rotatedLog(plan: ServerPlan): string {
  const path = logPath(plan)
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > 8_000_000) renameSync(path, `${path}.1`)
  return path
}

/** Ends the server fast but cleanly: connections are closed, everything committed is on disk. */
export async function stopServer({ pid }: Running): Promise<void> {
  if (!isPostgres(pid)) return
  process.kill(pid, 'SIGINT')
  for (let waited = 0; waited < patience; waited += step) {
    if (!isAlive(pid)) return
    await pause(step)
  }
  throw new DatabaseUnfit(`PostgreSQL (proses ${pid}) tidak berhenti dalam semenit.`)
}
