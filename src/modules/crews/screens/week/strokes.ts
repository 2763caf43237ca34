import { withinSheet, type SheetSize, type Spot } from '#kit/screen/grid/use-sheet-cursor.ts'
import type { Marked } from '../../words.ts'

/**
 * What a key asks of the week: another place, a mark, overtime whose hours come with the next digit, a yes to the day (or
 * to have it back), or its page.
 */
export type WeekAct =
  | { readonly go: Spot }
  | { readonly mark: Marked }
  | { readonly await: 'overtime' }
  | { readonly decide: true }
  | { readonly open: true }

interface Around extends SheetSize {
  readonly mark: Marked | undefined
  /** A day of rest or a holiday: digits are hours. */
  readonly isRest: boolean
  /** L was pressed before. */
  readonly isOvertime: boolean
}

const none: Marked = { halfDays: 0, absence: null, overtime: 0, restHours: 0 }

/** Reads a key pressed on a day; undefined where the browser should have it. */
export function weekAct(
  stroke: { readonly key: string; readonly ctrlKey: boolean; readonly metaKey: boolean; readonly altKey: boolean },
  { row, column }: Spot,
  around: Around,
): WeekAct | undefined {
  if (stroke.altKey || stroke.metaKey || stroke.ctrlKey) return undefined
  const go = (toRow: number, toColumn: number): WeekAct => ({
    go: withinSheet({ row: toRow, column: toColumn }, around),
  })
  const steps: Readonly<Record<string, () => WeekAct>> = {
    ArrowUp: () => go(row - 1, column),
    ArrowDown: () => go(row + 1, column),
    ArrowLeft: () => go(row, column - 1),
    ArrowRight: () => go(row, column + 1),
    Home: () => go(row, 0),
    End: () => go(row, around.columns - 1),
  }
  const step = steps[stroke.key]
  if (step) return step()
  if (stroke.key === ' ') return { decide: true }
  if (stroke.key === 'Enter') return { open: true }
  return letterAct(stroke.key.toUpperCase(), around)
}

function letterAct(key: string, { mark, isRest, isOvertime }: Around): WeekAct | undefined {
  const digit = /^\d$/.test(key) ? Number(key) : undefined
  if (isOvertime && digit !== undefined && digit <= 8) {
    return mark && mark.halfDays > 0 ? { mark: { ...mark, overtime: digit * 2 } } : undefined
  }
  if (isRest && digit !== undefined) return { mark: { ...none, restHours: digit * 2 } }
  if (key === 'L') return mark && mark.halfDays > 0 ? { await: 'overtime' } : undefined
  const marks: Readonly<Record<string, Marked>> = {
    '1': { ...none, halfDays: 2 },
    H: { ...none, halfDays: 1 },
    X: { ...none, halfDays: 3 },
    '0': none,
    S: { ...none, absence: 'sakit' },
    I: { ...none, absence: 'izin' },
  }
  const found = marks[key]
  return found ? { mark: found } : undefined
}
