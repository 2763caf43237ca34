import { withinSheet, type SheetSize, type Spot } from '#kit/screen/grid/use-sheet-cursor.ts'
import { dayMarks, type DayMark } from '../../days/contract.ts'

/** What a key asks of the month: another place, or a mark (null takes it away). */
export type MonthAct = { readonly go: Spot } | { readonly mark: DayMark | null } | { readonly half: true }

/** Reads a key pressed on a day; undefined where the browser should have it. */
export function monthAct(
  stroke: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean },
  { row, column }: Spot,
  size: SheetSize,
): MonthAct | undefined {
  if (stroke.altKey || stroke.metaKey) return undefined
  const { rows, columns } = size
  const go = (toRow: number, toColumn: number): MonthAct => ({
    go: withinSheet({ row: toRow, column: toColumn }, size),
  })
  const far = stroke.ctrlKey
  const steps: Readonly<Record<string, () => MonthAct>> = {
    ArrowUp: () => go(far ? 0 : row - 1, column),
    ArrowDown: () => go(far ? rows - 1 : row + 1, column),
    ArrowLeft: () => go(row, far ? 0 : column - 1),
    ArrowRight: () => go(row, far ? columns - 1 : column + 1),
    Home: () => go(far ? 0 : row, 0),
    End: () => go(far ? rows - 1 : row, columns - 1),
    PageUp: () => go(row - 10, column),
    PageDown: () => go(row + 10, column),
  }
  const step = Object.hasOwn(steps, stroke.key) ? steps[stroke.key] : undefined
  if (step) return step()
  if (far) return undefined
  if (stroke.key === '/') return { half: true }
  if (['Delete', 'Backspace', '1'].includes(stroke.key)) return { mark: null }
  const letter = stroke.key.toUpperCase()
  return letter.length === 1 && letter in dayMarks ? { mark: letter as DayMark } : undefined
}
