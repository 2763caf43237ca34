import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** One step of the schema, as it stands in the tree. */
export interface Migration {
  readonly name: string
  readonly text: string
  readonly hash: string
}

/** Reads every `migrations/*.sql` below a folder, in the order of file name over all folders. */
export function migrationFiles(folder: string): Migration[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const ours = paths.filter((path) => path.endsWith('.sql') && basename(dirname(path)) === 'migrations')
  const migrations = ours.map((path) => migrationOf(basename(path, '.sql'), readFileSync(join(folder, path), 'utf8')))
  return migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** Names and fingerprints a migration; line ends do not count, as git may change them. */
export function migrationOf(name: string, text: string): Migration {
  const plain = text.replaceAll('\r\n', '\n')
  return { name, text: plain, hash: createHash('sha256').update(plain).digest('hex').slice(0, 32) }
}

/** One fingerprint of a whole schema: equal when every migration is. */
export function fingerprintOf(migrations: readonly Migration[]): string {
  const hash = createHash('sha256')
  for (const migration of migrations) hash.update(`${migration.name} ${migration.hash}\n`)
  return hash.digest('hex').slice(0, 12)
}
