import pg from 'pg'

/** Runs one statement as the database's owner, outside a transaction, as long as it takes: what the application's role may not do. */
export async function asOwner(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
