import { join } from 'node:path'
import { type Database, type DatabaseConfig, openDatabase } from '#kit/db/database.ts'
import { openEmbedded } from '#kit/db/embedded/embedded.ts'
import { migrate } from '#kit/db/migrate.ts'
import { migrationFiles } from '#kit/db/migration-files.ts'
import { rootFolder } from '#kit/db/root-folder.ts'
import type { Env } from '#kit/env.ts'

/** How long a statement may take, in milliseconds. */
type Patience = Pick<DatabaseConfig, 'statementTimeout'>

/** Opens the database of this configuration with its schema up to date; closing it lets go of an embedded server. */
export async function openDatabaseOf(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  patience: Patience = {},
): Promise<Database> {
  if (env.databaseUrl !== undefined) return openMigrated(env.databaseUrl, patience)

  const embedded = await openEmbedded(env.dataDir)
  try {
    const db = await openMigrated(embedded.url, patience)
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

async function openMigrated(url: string, patience: Patience): Promise<Database> {
  return openDatabase({ ...(await migrate({ url }, migrationFiles(join(rootFolder, 'src')))), ...patience })
}
