import pg from 'pg'

/** Works as the database's owner, outside a transaction and as long as it takes: what the application's role may not do. */
export async function asOwner<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
