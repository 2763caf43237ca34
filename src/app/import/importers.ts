import { departments } from '#app/departments.ts'
import type { Importer } from '#kit/import/importer.ts'

/** Everything that may come in from a file. */
export const importers: readonly Importer[] = departments.flatMap(({ imports = [] }) => imports)
