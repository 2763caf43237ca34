import type { CompiledQuery } from 'kysely'
import type { NamedConnection, Sent } from '#kit/db/driver.ts'
import { tables, type Tx } from '#kit/db/tx.ts'

/** A statement ready to be sent. */
export type Ready = Pick<CompiledQuery, 'sql' | 'parameters'>

/** Asks inside the transaction: what is asked at once goes there and comes back at once. */
export interface Asking {
  /** The rows of each statement, in the order given. */
  all<Row>(statements: readonly Ready[]): Promise<readonly Row[][]>
  /** The same, and the transaction ends with it: nothing can be asked afterwards. */
  last<Row>(statements: readonly Ready[]): Promise<readonly Row[][]>
}

/**
 * Reads in one transaction on one connection. It begins and ends on the way of the first and the last statements, as
 * each way to the database costs more than many a look-up. `settings` hold until it ends: 'set local …'.
 */
export function reading<T>(tx: Tx, settings: readonly string[], work: (asking: Asking) => Promise<T>): Promise<T> {
  return tables<unknown>(tx)
    .getExecutor()
    .provideConnection(async (given) => {
      // Safe: our driver gives no other.
      const connection = given as NamedConnection
      let state: 'new' | 'open' | 'ended' = 'new'
      const ask = async <Row>(statements: readonly Ready[], isLast: boolean): Promise<readonly Row[][]> => {
        const before: Sent[] = state === 'new' ? [['begin read only', ...settings].join('; ')] : []
        state = isLast ? 'ended' : 'open'
        const answers = await connection.together<Row>([...before, ...statements, ...(isLast ? ['commit'] : [])])
        return answers.slice(before.length, before.length + statements.length)
      }
      try {
        return await work({ all: (some) => ask(some, false), last: (some) => ask(some, true) })
      } finally {
        if (connection.client.getTransactionStatus() !== 'I') await connection.rollback()
      }
    })
}
