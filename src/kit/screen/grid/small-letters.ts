import { shownAmount, type AmountKind } from '../form/amount.ts'
import { amountKind, type GridColumn, type GridRow } from './column.ts'

/** Smaller letters for figures that would not fit their cell: a cut number is a wrong number. On a phone a cell has the line. */
export function smallLetters(figures: string): string {
  if (figures.length > 14) return 'md:px-1 md:text-2xs md:tracking-tighter'
  return figures.length > 11 ? 'md:text-xs' : ''
}

// Pixels of a digit, of a mark between them, and beside the figures: in the usual letters, in smaller ones, in the smallest.
const USUAL = [9, 3.7, 17] as const
const SMALL = [7.8, 3.2, 17] as const
const SMALLEST = [6.6, 2.4, 10] as const
/** Columns grow in steps: not every keystroke draws the lines anew. */
const STEP = 8

/** Pixels that figures need in a cell, in the letters they are written with. */
export function roomFor(figures: string): number {
  const [digit, mark, beside] = figures.length > 14 ? SMALLEST : figures.length > 11 ? SMALL : USUAL
  const digits = figures.replaceAll(/\D/g, '').length
  return Math.ceil((digits * digit + (figures.length - digits) * mark + beside) / STEP) * STEP
}

// A row is another object once it changed: while one types in one of many, the others are not measured again.
const measured = new WeakMap<GridRow, Map<string, number>>()

function roomIn(row: GridRow, id: string, kind: AmountKind): number {
  const rooms = measured.get(row) ?? new Map<string, number>()
  measured.set(row, rooms)
  const room = rooms.get(id) ?? roomFor(shownAmount(row[id], kind))
  rooms.set(id, room)
  return room
}

/** The columns whose longest figures need more room than they have, and how much: 'qty:88 price:120'. */
export function widerColumns(rows: readonly GridRow[], columns: readonly GridColumn[]): string {
  const wider: string[] = []
  for (const column of columns) {
    const kind = amountKind(column)
    if (!kind || !column.width) continue
    const room = Math.max(0, ...rows.map((row) => roomIn(row, column.id, kind)))
    if (room > column.width) wider.push(`${column.id}:${room}`)
  }
  return wider.join(' ')
}
