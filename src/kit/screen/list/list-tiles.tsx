import type { ReactNode } from 'react'

interface ListTilesProps<Row> {
  readonly title: string
  readonly rows: readonly Row[]
  readonly tile: (row: Row) => ReactNode
}

/** The most records that are better seen as cards than as a nearly empty table. */
export const FEW = 6

/** A handful of records, each a card of its own. */
export function ListTiles<Row extends { readonly id: string }>({ title, rows, tile }: ListTilesProps<Row>) {
  return (
    <ul aria-label={title} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,336px),1fr))] gap-4">
      {rows.map((row) => (
        <li key={row.id} data-row={row.id} className="min-w-0">
          {tile(row)}
        </li>
      ))}
    </ul>
  )
}
