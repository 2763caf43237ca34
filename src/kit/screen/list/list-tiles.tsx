import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { Loading } from '../ui/skeleton.tsx'

interface ListTilesProps<Row> {
  readonly title: string
  readonly rows: readonly Row[]
  readonly tile: (row: Row) => ReactNode
}

// The most records that are better seen as cards than as a nearly empty table.
const FEW = 6

/** Picks the records that are shown as cards; `unknown` until it is known how many there are. */
export function tilesOf<Row>(
  rows: readonly Row[] | undefined,
  isFailed: boolean,
): readonly Row[] | 'unknown' | undefined {
  if (!rows) return isFailed ? undefined : 'unknown'
  return rows.length > 0 && rows.length <= FEW ? rows : undefined
}

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

/** What comes may be cards or a table: a plain sheet with bars promises neither. */
export function TilesComing() {
  return (
    <Card flush>
      <Loading rows={6} />
    </Card>
  )
}
