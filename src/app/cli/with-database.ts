import { openDatabaseOf } from '#app/open-database.ts'
import type { Database } from '#kit/db/database.ts'
import { type Env, readEnv } from '#kit/env.ts'
import { readSecret, useSecret } from '#kit/secret.ts'

/** Does something with the configured database, and lets go of it whatever happens. A command waits as long as it takes. */
export async function withDatabase<T>(work: (db: Database, env: Env) => Promise<T>): Promise<T> {
  const env = readEnv(process.env)
  useSecret(readSecret(env))
  const db = await openDatabaseOf(env, { statementTimeout: 0 })
  try {
    return await work(db, env)
  } finally {
    await db.close()
  }
}
