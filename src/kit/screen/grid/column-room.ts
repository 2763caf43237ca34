import { shownAmount } from '../form/amount.ts'
import { amountKind, isRight, type GridColumn, type GridRow } from './column.ts'

// Pixels of a digit, of a mark between them, and beside the figures.
const [DIGIT, MARK, BESIDE] = [9, 3.7, 17]
/** Columns grow in steps: not every keystroke draws the lines anew. */
const STEP = 8

/** Pixels that figures need in a cell: they are never written smaller, and a cut number is a wrong number. */
export function roomFor(figures: string): number {
  const digits = figures.replaceAll(/\D/g, '').length
  return Math.ceil((digits * DIGIT + (figures.length - digits) * MARK + BESIDE) / STEP) * STEP
}

// A row is another object once it changed: while one types in one of many, the others are not measured again.
const measured = new WeakMap<GridRow, Map<string, number>>()

function roomIn(row: GridRow, column: GridColumn): number {
  const rooms = measured.get(row) ?? new Map<string, number>()
  measured.set(row, rooms)
  const room = rooms.get(column.id) ?? roomFor(figuresIn(row, column))
  rooms.set(column.id, room)
  return room
}

function figuresIn(row: GridRow, column: GridColumn): string {
  if (column.kind === 'worked') return column.work(row)
  const kind = amountKind(column)
  return kind ? shownAmount(row[column.id], kind) : ''
}

/** The columns whose longest figures need more room than they have, and how much: 'qty:88 price:120'. */
export function widerColumns(rows: readonly GridRow[], columns: readonly GridColumn[]): string {
  const wider: string[] = []
  for (const column of columns) {
    if (!isRight(column) || !column.width) continue
    const room = Math.max(0, ...rows.map((row) => roomIn(row, column)))
    if (room > column.width) wider.push(`${column.id}:${room}`)
  }
  return wider.join(' ')
}
