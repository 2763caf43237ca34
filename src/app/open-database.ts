import { join } from 'node:path'
import { type Database, openDatabase } from '#kit/db/database.ts'
import { openEmbedded } from '#kit/db/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { migrationFiles } from '#kit/db/migration-files.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import type { Env } from '#kit/env.ts'

/** Opens the database of this configuration with its schema up to date; closing it lets go of an embedded server. */
export async function openDatabaseOf(env: Pick<Env, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (env.databaseUrl !== undefined) return openMigrated(env.databaseUrl)

  const embedded = await openEmbedded(env.dataDir)
  try {
    const db = await openMigrated(embedded.url)
    const close = async (): Promise<void> => {
      await db.close()
      await embedded.close()
    }
    return { ...db, close }
  } catch (error) {
    await embedded.close()
    throw error
  }
}

async function openMigrated(url: string): Promise<Database> {
  return openDatabase(await migrate({ url }, migrationFiles(join(rootFolder, 'src'))))
}
