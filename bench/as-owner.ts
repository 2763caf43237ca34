import pg from 'pg'
import { connectionOf, type Database } from '#kit/db/database.ts'

/** Runs one statement as the owner of the database, as long as it takes: what the application's role may not do. */
export async function asOwner({ config }: Database, statement: string): Promise<void> {
  const { role: _role, ...owner } = config
  const client = new pg.Client(connectionOf({ ...owner, statementTimeout: 0 }))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
