import type { ReactNode } from 'react'

/** Where a column goes on a phone's card; the others are left out there. */
export type CardPlace = 'title' | 'subtitle' | 'meta' | 'amount' | 'status' | 'remainder'

/** One column of a list, and its place on a phone's card. */
export interface ListColumn<Row> {
  /** The right without which the column is not there at all. */
  readonly needs?: string
  /** The key it is sorted and summed by. */
  readonly id: string
  readonly title: string
  /** Pixels; columns without one share the rest and end in an ellipsis. */
  readonly width?: number
  readonly align?: 'right'
  readonly sort?: 'up' | 'down'
  /** 1 stays longest; the highest number hides first when there is no room. */
  readonly priority: number
  /** Hidden until chosen in the column menu. */
  readonly isSpare?: boolean
  /** The column that names the row and links to it. */
  readonly isMain?: boolean
  readonly card?: CardPlace
  readonly cell: (row: Row) => ReactNode
  /** On the card, where the column's head does not explain it: 'Sisa Rp40.192.267'. */
  readonly onCard?: (row: Row) => ReactNode
  /** What the sum over the filter looks like. */
  readonly total?: (sum: string) => ReactNode
  /** The number that stands there, of a column of long ones without a sum: the longest seen finds room. */
  readonly figure?: (row: Row) => string
}

/** A figure, the dot between three of them, and the cell's own edges. */
const [FIGURE, DOT, EDGES] = [8.8, 4, 16]

/** The column, as wide as its sum or its own numbers ask for: a cut number is a wrong number. */
export function wideEnough<Row>(
  column: ListColumn<Row>,
  sum: string | undefined,
  rows: readonly Row[] = [],
): ListColumn<Row> {
  const { figure } = column
  const figures = Math.max(
    0,
    ...[sum ?? '', ...(figure ? rows.map(figure) : [])].map((text) => text.split('.')[0]?.length ?? 0),
  )
  const asked = Math.ceil(figures * FIGURE + Math.floor((figures - 1) / 3) * DOT + EDGES)
  return column.width && asked > column.width ? { ...column, width: asked } : column
}

export interface Fit {
  /** Pixels for everything. */
  readonly width: number
  /** What ticks and menus take. */
  readonly fixed: number
}

/** The least a column without a width needs to be of use. */
const FLEX_MIN = 168

/** A column that was chosen by hand is wanted more than those that come by themselves: it does not hide before them. */
export function wanted<Row>(column: ListColumn<Row>, chosen: Readonly<Record<string, boolean>>): ListColumn<Row> {
  return chosen[column.id] ? { ...column, priority: 0 } : column
}

/** The columns there is room for; the least important hide first, the main one never. */
export function columnsThatFit<Row>(
  columns: readonly ListColumn<Row>[],
  { width, fixed }: Fit,
): readonly ListColumn<Row>[] {
  const kept = [...columns]
  const needed = () => fixed + kept.reduce((sum, column) => sum + (column.width ?? FLEX_MIN), 0)
  while (needed() > width) {
    const least = kept.filter((column) => !column.isMain).toSorted((a, b) => b.priority - a.priority)[0]
    if (!least) break
    kept.splice(kept.indexOf(least), 1)
  }
  return kept
}
