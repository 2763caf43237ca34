import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabaseOf } from '#app/open-database.ts'
import type { Database } from '#kit/db/database.ts'
import { readSecret, useSecret } from '#kit/secret.ts'

/** Measures on an empty installation that is thrown away afterwards, and says each line of what was found. */
export async function onThrowawayDatabase(
  name: string,
  measure: (open: Database) => Promise<readonly string[]>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), `mandor-${name}-`))
  chmodSync(dataDir, 0o755)
  useSecret(readSecret({ dataDir }))
  const db = await openDatabaseOf({ dataDir, databaseUrl: undefined })
  try {
    for (const line of await measure(db)) console.log(line)
  } finally {
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Does something once, and tells how many milliseconds of the clock it took. */
export async function timed<T>(act: () => Promise<T>): Promise<[ms: number, T]> {
  const began = performance.now()
  const done = await act()
  return [Math.round(performance.now() - began), done]
}
