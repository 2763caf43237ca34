import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import { committed } from './after-commit.ts'
import { NamedStatementDriver, sqlState } from './driver.ts'
import { type Tx, txOf } from './tx.ts'
import { valueTypes } from './value-types.ts'

/** Where the database is and how we behave in it. */
export interface DatabaseConfig {
  /** `postgres://…`; a unix socket as `postgres://user:password@/name?host=/folder`. */
  readonly url: string
  /** Most connections of this process; default 10. */
  readonly connections?: number
  /** The role to act as after connecting; without it the role of the URL. */
  readonly role?: string
  /** Milliseconds after which PostgreSQL ends a statement; default 30,000; 0 = never. */
  readonly statementTimeout?: number
  /** Milliseconds that work waits for a connection before it gives up; default 10,000. */
  readonly connectTimeout?: number
  /** Told about a connection that died; a query that was under way fails by itself. */
  readonly onLostConnection?: (error: Error) => void
}

/** The open database of one process. */
export interface Database {
  /** Reads outside a transaction: each query takes any free connection. */
  readonly read: Tx
  /** Runs work in one transaction, again from the start when PostgreSQL asks for it: so it must have no side effects. */
  withTx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  readonly pool: pg.Pool
  readonly config: DatabaseConfig
  close(): Promise<void>
}

/** Opens a bounded pool; connects only when first asked something. */
export function openDatabase(config: DatabaseConfig): Database {
  const pool = new pg.Pool({ ...connectionOf(config), max: config.connections ?? 10, idleTimeoutMillis: 60_000 })
  const lost = config.onLostConnection ?? (() => undefined)
  pool.on('error', lost)
  // A connection in use has no listener of the pool: without this one, a database that goes away ends the process.
  pool.on('connect', (client) => client.on('error', lost))
  const kysely = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new NamedStatementDriver(pool),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })

  return {
    read: txOf(kysely),
    withTx: (work) => withRetry(() => inTransaction(kysely, work)),
    pool,
    config,
    close: () => kysely.destroy(),
  }
}

/** What every connection of ours starts with: UTC, exact values, and an end to statements nobody waits for. */
export function connectionOf(config: DatabaseConfig): pg.ClientConfig {
  const settings = {
    TimeZone: 'UTC',
    statement_timeout: config.statementTimeout ?? 30_000,
    idle_in_transaction_session_timeout: 60_000,
    ...(config.role === undefined ? {} : { role: config.role }),
  }
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`)
  return {
    connectionString: config.url,
    options: options.join(' '),
    types: valueTypes,
    application_name: 'mandor',
    connectionTimeoutMillis: config.connectTimeout ?? 10_000,
    keepAlive: true,
  }
}

async function inTransaction<T>(kysely: Kysely<unknown>, work: (tx: Tx) => Promise<T>): Promise<T> {
  let tx: Tx | undefined
  const done = await kysely.transaction().execute((transaction) => work((tx = txOf(transaction))))
  if (tx) committed(tx)
  return done
}

const mostTries = 5

/** Serialization failure and deadlock: PostgreSQL chose us as the one to begin again. */
const worthRetrying = new Set(['40001', '40P01'])

async function withRetry<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (tries >= mostTries || !worthRetrying.has(sqlState(error) ?? '')) throw error
      await pause(Math.random() * 10 * 2 ** tries)
    }
  }
}
