import { readdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the product's own source, where contracts are read as they are written. */
export const source = fileURLToPath(new URL('../../', import.meta.url))

/** Lists the files of the source that may hold a contract, with their whole paths. */
export function sourceFiles(): string[] {
  return readdirSync(source, { recursive: true })
    .map(String)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => join(source, path))
}

/** Gives the whole path of what a file imports: './x.ts' or '#modules/x.ts'; undefined for a package. */
export function importedFile(from: string, file: string): string | undefined {
  if (from.startsWith('.')) return resolve(dirname(file), from)
  return from.startsWith('#') ? join(source, from.slice(1)) : undefined
}
