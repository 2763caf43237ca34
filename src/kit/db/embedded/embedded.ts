import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { sqlState } from '../driver.ts'
import { DatabaseUnfit } from '../unfit.ts'
import { isPostgres } from './alive.ts'
import { binariesFor } from './binaries.ts'
import { enter, leave, underLock } from './claims.ts'
import { clusterIn, owner } from './cluster.ts'
import { type Home, homeIn } from './home.ts'
import { ensureRunning, type Running, stopServer, type ServerPlan } from './server.ts'

/** The embedded PostgreSQL as the program sees it. */
export interface EmbeddedDatabase {
  readonly url: string
  /** Lets go of the server; the last process to do so stops it. */
  close(): Promise<void>
}

export interface EmbeddedOptions {
  /** Further settings as on PostgreSQL's command line, such as `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>
}

const databaseName = 'mandor'

/** Starts the PostgreSQL of a data folder, or joins it when it runs already, and keeps it running until closed. */
export async function openEmbedded(dataFolder: string, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  const home = homeIn(dataFolder)
  const plan = await underLock(home.folder, () => prepared(home, options))
  const watch = setInterval(() => lookAfter(plan), 500)
  watch.unref()

  return {
    url: urlOf(plan.running, plan.password),
    async close() {
      clearInterval(watch)
      plan.isClosing = true
      await plan.restarting
      await underLock(home.folder, async () => {
        if (leave(plan.note)) await stopServer(plan.running)
      })
    },
  }
}

interface Kept extends ServerPlan {
  /** Says in the folder that we use the server. */
  readonly note: string
  running: Running
  isClosing: boolean
  restarting: Promise<void> | undefined
}

async function prepared(home: Home, options: EmbeddedOptions): Promise<Kept> {
  const note = enter(home.folder)
  const binaries = binariesFor(home.user, home.folder)
  const { cluster, password } = clusterIn(home, binaries)
  const plan = { home, binaries, cluster, password, settings: options.settings ?? {} }
  const running = await answering(plan)
  return { ...plan, note, running, isClosing: false, restarting: undefined }
}

/** Somebody killed the server under us: it is started again in the same place, so that the pool finds it. */
function lookAfter(plan: Kept): void {
  if (plan.isClosing || plan.restarting || isPostgres(plan.running.pid)) return
  plan.restarting = restart(plan).finally(() => {
    plan.restarting = undefined
  })
}

async function restart(plan: Kept): Promise<void> {
  try {
    await underLock(plan.home.folder, async () => {
      if (!plan.isClosing) plan.running = await answering(plan, plan.running.socketFolder)
    })
  } catch (error) {
    process.emitWarning(
      `PostgreSQL bawaan tidak bisa dihidupkan lagi: ${error instanceof Error ? error.message : error}`,
    )
  }
}

const triesToAnswer = 50

/** A server found running may be one that is just dying: it counts only once it has answered. */
async function answering(plan: ServerPlan, socketFolder?: string, tries = 1): Promise<Running> {
  const running = await ensureRunning(plan, socketFolder)
  try {
    await meet(running, plan)
    return running
  } catch (error) {
    const isAway = !(error instanceof DatabaseUnfit) && (sqlState(error) ?? '57P').startsWith('57P')
    if (!isAway || tries >= triesToAnswer) throw error
    await pause(100)
    return answering(plan, socketFolder, tries + 1)
  }
}

/** Makes sure that it is ours, and that our database is in it. */
async function meet(running: Running, { cluster, password }: ServerPlan): Promise<void> {
  const client = new pg.Client({
    connectionString: urlOf(running, password, 'postgres'),
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ folder: string; exists: boolean }>(
      `select current_setting('data_directory') as folder, exists (select from pg_database where datname = $1) as exists`,
      [databaseName],
    )
    if (rows[0]?.folder !== cluster)
      throw new DatabaseUnfit(`PostgreSQL di "${running.socketFolder}" bukan milik "${cluster}".`)
    if (!rows[0].exists) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}

function urlOf({ socketFolder, port }: Running, password: string, database = databaseName): string {
  if (socketFolder === '') return `postgres://${owner}:${password}@127.0.0.1:${port}/${database}`
  return `postgres://${owner}:${password}@/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`
}
