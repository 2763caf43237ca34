import type { CompiledQuery, DatabaseConnection, Driver, QueryResult, TransactionSettings } from 'kysely'
import pg from 'pg'
import { namedStatement } from './statement-names.ts'
import { UnknownOutcome } from './unknown-outcome.ts'

const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** What is sent: a statement, or words without values that need no preparing ('begin read only'). */
export type Sent = string | Pick<CompiledQuery, 'sql' | 'parameters'>

/** What pg keeps to itself. */
interface Wire {
  pipeline: boolean
  readonly connection: { readonly stream: { cork(): void; uncork(): void } }
}

/** One pooled connection; every statement is prepared once per connection under a name made from its text. */
export class NamedConnection implements DatabaseConnection {
  readonly client: pg.PoolClient
  /** True once nobody knows what state the connection is in: it is closed instead of reused. */
  broken = false

  constructor(client: pg.PoolClient) {
    this.client = client
  }

  async executeQuery<R>(query: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    const values = [...query.parameters]
    const statement = namedStatement(query.sql) ?? { text: query.sql }
    const result = await this.client.query({ ...statement, values })
    const changed = changing.has(result.command) ? BigInt(result.rowCount ?? 0) : undefined
    return { rows: result.rows as R[], numAffectedRows: changed }
  }

  /** Sends all of them at once, without waiting for an answer in between; answers with the rows of each. */
  async together<R>(sent: readonly Sent[]): Promise<readonly R[][]> {
    // pg takes this from the settings of a connection; there it would refuse to copy. It is ours alone meanwhile.
    const wire = this.client as unknown as Wire
    const { stream } = wire.connection
    wire.pipeline = true
    stream.cork()
    const asked = sent.map(async (each) => {
      if (typeof each !== 'string') return (await this.executeQuery<R>(each)).rows
      await this.client.query(each)
      return []
    })
    stream.uncork()
    try {
      const answers = await Promise.allSettled(asked)
      return answers.map((answer) => {
        if (answer.status === 'rejected') throw answer.reason
        return answer.value
      })
    } finally {
      wire.pipeline = false
    }
  }

  /** Undoes what the open transaction did. */
  async rollback(): Promise<void> {
    if (this.broken) return
    try {
      await this.client.query('rollback')
    } catch {
      // The server rolls back by itself when the connection goes away.
      this.broken = true
    }
  }

  // oxlint-disable-next-line require-yield -- the interface asks for a generator
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are not streamed through Kysely: read them in pages, or COPY them')
  }
}

/** Kysely's way to PostgreSQL: named statements, and a COMMIT whose reply is not simply believed. */
export class NamedStatementDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #connections = new WeakMap<pg.PoolClient, NamedConnection>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<NamedConnection> {
    const client = await this.#pool.connect()
    const known = this.#connections.get(client)
    if (known) return known

    const made = new NamedConnection(client)
    this.#connections.set(client, made)
    return made
  }

  async beginTransaction(connection: NamedConnection, settings: TransactionSettings): Promise<void> {
    const isolation = settings.isolationLevel ? ` isolation level ${settings.isolationLevel}` : ''
    const access = settings.accessMode ? ` ${settings.accessMode}` : ''
    await connection.client.query(`begin${isolation}${access}`)
  }

  async commitTransaction(connection: NamedConnection): Promise<void> {
    let doubt: unknown
    let command = ''
    const listen = (notice: { severity?: string | undefined }) => {
      if (notice.severity === 'WARNING') doubt = notice
    }
    connection.client.on('notice', listen)
    try {
      command = (await connection.client.query('commit')).command
    } catch (error) {
      if (isRefusal(error)) throw error
      doubt = error
    } finally {
      connection.client.off('notice', listen)
    }

    if (doubt !== undefined) {
      connection.broken = true
      throw new UnknownOutcome(doubt)
    }
    if (command === 'ROLLBACK') throw new Error('a statement had failed before: rolled back instead of committed')
  }

  async rollbackTransaction(connection: NamedConnection): Promise<void> {
    await connection.rollback()
  }

  async releaseConnection(connection: NamedConnection): Promise<void> {
    connection.client.release(connection.broken)
  }

  async destroy(): Promise<void> {
    await this.#pool.end()
  }
}

/** PostgreSQL itself said no before the commit took hold, for example by a deferred check. */
function isRefusal(error: unknown): boolean {
  const code = sqlState(error)
  return code !== undefined && !code.startsWith('57P') && !code.startsWith('08')
}

/** The five letters by which PostgreSQL names an error, if it is one of PostgreSQL's. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}
