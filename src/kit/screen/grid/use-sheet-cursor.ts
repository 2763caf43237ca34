import { useCallback, useRef, useState, type MouseEvent } from 'react'

/** Where the cursor of a sheet of marks stands: whose row, which day. */
export interface Spot {
  readonly row: number
  readonly column: number
}

/** How far a sheet reaches. */
export interface SheetSize {
  readonly rows: number
  readonly columns: number
}

/** Gives the place nearest to one that may lie beyond the edge of a sheet. */
export function withinSheet({ row, column }: Spot, { rows, columns }: SheetSize): Spot {
  return { row: Math.min(Math.max(row, 0), rows - 1), column: Math.min(Math.max(column, 0), columns - 1) }
}

/** The cursor of a sheet whose cells bear `data-row` and `data-column`: it stands, goes to a place, and follows a click. */
export function useSheetCursor(first: () => Spot) {
  const table = useRef<HTMLTableElement>(null)
  const [spot, setSpot] = useState(first)
  const goTo = useCallback((to: Spot) => {
    setSpot(to)
    table.current?.querySelector<HTMLElement>(`[data-row="${to.row}"][data-column="${to.column}"]`)?.focus()
  }, [])
  const point = (event: MouseEvent) => {
    const cell = (event.target as Element).closest<HTMLElement>('[data-column]')
    if (cell) goTo({ row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) })
  }
  return { table, spot, goTo, point }
}
