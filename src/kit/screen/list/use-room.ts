import { useCallback, useState } from 'react'
import type { ListColumn } from './column.ts'

/** Widths that cells asked for, by column. */
export type Room = ReadonlyMap<string, number>

/** The columns, each at least as wide as its cells asked for. */
export function roomy<Row>(columns: readonly ListColumn<Row>[], room: Room): readonly ListColumn<Row>[] {
  return columns.map((column) => {
    const asked = room.get(column.id) ?? 0
    return column.width && asked > column.width ? { ...column, width: asked } : column
  })
}

/** What cells ask for beyond their column: `ids` are those of the columns in their order, empty where one may be cut. */
export function overflowing(rows: Iterable<Row>, ids: readonly string[], widthOf = widthAsked): Room {
  const found = new Map<string, number>()
  for (const { cells } of rows) {
    // Before the columns stands the tick, after them the menu.
    if (cells.length !== ids.length + 2) continue
    for (const [at, id] of ids.entries()) {
      const cell = cells[at + 1]
      if (id === '' || !cell) continue
      const asked = widthOf(cell)
      if (asked > cell.clientWidth) found.set(id, Math.max(found.get(id) ?? 0, asked))
    }
  }
  return found
}

type Row = Pick<HTMLTableRowElement, 'cells'>

/** What a cell keeps free at one side. */
const EDGE = 8

// Figures stand at the right and run out at the left, which no scroll width tells; what ends in dots keeps to its box.
function widthAsked(cell: HTMLTableCellElement): number {
  const boxes = [...cell.childNodes].map(boxOf)
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))]
  const content = boxes.length > 0 ? Math.ceil(right - left) + 2 * EDGE : 0
  return cell.scrollWidth > cell.clientWidth ? Math.max(content, cell.scrollWidth + EDGE) : content
}

function boxOf(part: ChildNode): DOMRect {
  if (part instanceof Element) return part.getBoundingClientRect()
  const range = document.createRange()
  range.selectNode(part)
  return range.getBoundingClientRect()
}

const NONE: Room = new Map()

/**
 * The room that the cells of a list ask for, and what measures it once its rows stand there and before they are painted: a
 * day of another year, a bill long overdue, words at a larger size would run into the next column. What was given is kept.
 */
export function useRoom(): readonly [Room, (table: HTMLElement | null, ids: readonly string[]) => void] {
  const [room, setRoom] = useState(NONE)
  const measure = useCallback((table: HTMLElement | null, ids: readonly string[]) => {
    const found = overflowing(table?.querySelector('tbody')?.rows ?? [], ids)
    if (found.size > 0) setRoom((was) => new Map([...was, ...found]))
  }, [])
  return [room, measure]
}
