import type pg from 'pg'
import type { Database } from '#kit/db/database.ts'

/** The wire between the server and its database, in the hands of a test: what it says may fail. */
export interface Wire {
  /** Lets the n-th statement from now on fail in the database (1 = the next); answers how many have been said meanwhile. */
  failAt(n: number): () => number
  /** Lets the next commit take effect, and its answer be lost. */
  loseCommit(): void
  /** All is well again. */
  mend(): void
}

type Query = (...given: unknown[]) => unknown

/** What PostgreSQL says when its disk is full: it ends the statement, and with it the transaction. */
const FULL = `do $$ begin raise exception 'the disk is full' using errcode = '53100'; end $$`

/** Takes the wire of a database that was just opened in hand. */
export function wireOf(db: Database): Wire {
  let said = 0
  let broken: number | undefined
  let losesCommit = false
  db.pool.on('connect', (client) => {
    const real = (client.query as Query).bind(client)
    const query: Query = (given, ...rest) => {
      const isEnd = given === 'rollback'
      if (!isEnd) said += 1
      if (losesCommit && given === 'commit') {
        losesCommit = false
        return (real('commit') as Promise<unknown>).then(() => Promise.reject(new Error('Connection terminated')))
      }
      return !isEnd && said === broken
        ? real(FULL, ...rest.filter((each) => typeof each === 'function'))
        : real(given, ...rest)
    }
    ;(client as { query: unknown }).query = query as pg.PoolClient['query']
  })
  return {
    failAt(n) {
      said = 0
      broken = n
      return () => said
    },
    loseCommit() {
      losesCommit = true
    },
    mend() {
      broken = undefined
      losesCommit = false
    },
  }
}
