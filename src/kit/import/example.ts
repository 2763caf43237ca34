import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { columnsFor, type Importer } from '#kit/import/importer.ts'

/**
 * The rows a file to fill in begins with. Where a column names something of the company, what is really there stands in
 * it, so that the file comes in as it is; nothing is invented for a column that may be empty.
 */
export async function exampleRows(tx: Tx, actor: Actor, importer: Importer): Promise<string[][]> {
  const columns = columnsFor(importer, actor)
  const there = new Map<string, readonly string[]>()
  for (const { key, instances } of columns) if (instances) there.set(key, await instances(tx, actor))
  const rows = importer.examples.map((example, at) =>
    columns.map(({ key }) => {
      const names = there.get(key)
      return names?.length ? (names[at] ?? names[0] ?? '') : (example[key] ?? '')
    }),
  )
  // Two rows that name the same would be twins.
  const keyed = importer.keys.flatMap(({ column }) => column.split('+'))
  const places = columns.flatMap(({ key }, at) => (keyed.includes(key) ? [at] : []))
  const told = new Set<string>()
  return rows.filter((row) => {
    const key = places.map((at) => row[at]).join('|')
    return !told.has(key) && told.add(key)
  })
}
