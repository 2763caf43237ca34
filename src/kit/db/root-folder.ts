import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the program: where package.json stands, whether we run from `src` or from a bundle in `dist`. */
export const rootFolder = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const above = dirname(folder)
  if (above === folder) throw new Error('package.json stands nowhere above the program')
  return findRoot(above)
}
