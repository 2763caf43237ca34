import type { FieldErrors, FormStore } from './store.ts'

/** A row of a repeated group carries its own key, so that it keeps its place on screen when others move. */
export interface KeyedRow {
  readonly key: string
}

let made = 0

/** Makes a key for a new row; only unique within this page. */
export function rowKey(): string {
  made += 1
  return `b${made}-${performance.now().toString(36).replace('.', '')}`
}

/** The rows at a path; none when the group is empty. */
export function rowsAt<R extends KeyedRow>(store: FormStore, path: string): readonly R[] {
  return (store.read(path) as readonly R[] | undefined) ?? []
}

/** Puts a row at a position; the errors below move along. */
export function insertRow(store: FormStore, path: string, at: number, row: KeyedRow): void {
  const rows = rowsAt(store, path)
  change(store, path, [...rows.slice(0, at), row, ...rows.slice(at)], (index) => (index >= at ? index + 1 : index))
}

/** Takes a row out and returns it; the errors below move up. */
export function removeRow(store: FormStore, path: string, at: number): KeyedRow | undefined {
  const rows = rowsAt(store, path)
  const shift = (index: number) => (index === at ? undefined : index > at ? index - 1 : index)
  change(store, path, [...rows.slice(0, at), ...rows.slice(at + 1)], shift)
  return rows[at]
}

/** Exchanges a row with its neighbour; answers where it is now. */
export function moveRow(store: FormStore, path: string, at: number, by: 1 | -1): number {
  const rows = [...rowsAt(store, path)]
  const to = at + by
  const [moved, other] = [rows[at], rows[to]]
  if (!moved || !other) return at
  rows[at] = other
  rows[to] = moved
  change(store, path, rows, (index) => (index === at ? to : index === to ? at : index))
  return to
}

/** Takes out the rows nobody filled, so that row n on screen is row n of what is sent; of none, `least` stay to be filled. */
export function dropBlankRows<R extends KeyedRow>(
  store: FormStore,
  path: string,
  isBlank: (row: R) => boolean,
  least = 0,
): void {
  const rows = rowsAt<R>(store, path)
  const filled = rows.filter((row) => !isBlank(row))
  const kept = filled.length > 0 ? filled : rows.slice(0, least)
  if (kept.length !== rows.length) store.write(path, kept)
}

function change(store: FormStore, path: string, rows: readonly KeyedRow[], to: (index: number) => number | undefined) {
  const moved = movedErrors(store.errors(), path, to)
  store.write(path, rows)
  store.refuse(moved)
}

function movedErrors(errors: FieldErrors, path: string, to: (index: number) => number | undefined): FieldErrors {
  const moved: Record<string, readonly string[]> = {}
  for (const [at, texts] of Object.entries(errors)) {
    const match = at.startsWith(`${path}.`) ? /^(\d+)(.*)$/.exec(at.slice(path.length + 1)) : null
    const index = match ? to(Number(match[1])) : undefined
    if (!match) moved[at] = texts
    else if (index !== undefined) moved[`${path}.${index}${match[2]}`] = texts
  }
  return moved
}
