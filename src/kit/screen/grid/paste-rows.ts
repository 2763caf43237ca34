import { habitOf, indonesian, isOpenNumber, type HabitFound } from '#ground/number-habit.ts'
import { amountComplaint, keptAmount } from '../form/amount.ts'
import { rowKey, rowsAt } from '../form/rows.ts'
import type { FormStore } from '../form/store.ts'
import { exactChoice, type Choice } from '../picker/choice.ts'
import { notify } from '../ui/toast.tsx'
import { amountKind, isTyped, type GridColumn, type GridRow } from './column.ts'
import { pasteReport, readBlock } from './paste.ts'

interface Pasting {
  readonly text: string
  readonly place: { readonly row: number; readonly column: number }
  readonly name: string
  readonly columns: readonly GridColumn[]
  /** Left out where the rows are given: what lies below the last of them falls off. */
  readonly blank?: () => Readonly<Record<string, unknown>>
  /** Of the blank row below the last: it becomes a real one under the same key, so that the cursor stays in its cell. */
  readonly nextKey: string
}

/** Puts a block from a spreadsheet into rows, finds what its names mean, and says how many want a look. */
export async function pasteRows(store: FormStore, pasting: Pasting): Promise<void> {
  const { name, place, columns } = pasting
  const before = rowsAt<GridRow>(store, name)
  const whole = readBlock(pasting.text)
  const block = pasting.blank ? whole : whole.slice(0, before.length - place.row)
  const under = columns
    .filter(isTyped)
    .slice(place.column)
    .filter(({ isNotPasted }) => !isNotPasted)
  const habits = under.map((column, at) => {
    const kind = amountKind(column)
    const texts = block.map((cells) => cells[at] ?? '')
    return kind && habitOf(texts, kind === 'money' || kind === 'price')
  })
  const rows = [...before]
  block.forEach((cells, offset) => {
    const at = place.row + offset
    const base = rows[at] ?? { ...pasting.blank?.(), key: at === before.length ? pasting.nextKey : rowKey() }
    rows[at] = { ...base, ...cellsOf(under, cells, habits) }
  })
  store.write(name, rows)

  const errors = await settleRows(store, pasting, block.length)
  store.refuse({ ...store.errors(), ...errors })
  const doubtful = new Set(Object.keys(errors).map((path) => path.split('.')[1])).size
  notify(pasteReport(block.length, doubtful), { duration: 10_000 })
}

function cellsOf(
  columns: readonly GridColumn[],
  cells: readonly string[],
  habits: readonly (HabitFound | undefined)[],
): Record<string, unknown> {
  const pairs = columns
    .slice(0, cells.length)
    .map((column, at) => [column.id, valueOf(column, cells[at] ?? '', habits[at])] as const)
  return Object.fromEntries(pairs)
}

function valueOf(column: GridColumn, text: string, habit: HabitFound | undefined): unknown {
  if (column.kind === 'pick') return text === '' ? null : ({ id: '', label: text } satisfies Choice)
  if (!amountKind(column)) return text
  // Its column writes numbers in two ways: the person says which it is.
  return habit === 'mixed' && isOpenNumber(text) ? `${text}?` : keptAmount(indonesian(text, habit))
}

/** Finds the pasted names, a few at a time, and collects what is in doubt. */
async function settleRows(store: FormStore, pasting: Pasting, count: number): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {}
  const waiting = Array.from({ length: count }, (_, offset) => pasting.place.row + offset)
  const work = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      Object.assign(errors, await settleRow(store, pasting, index))
    }
  }
  await Promise.all(Array.from({ length: 4 }, work))
  return errors
}

async function settleRow(
  store: FormStore,
  { name, columns }: Pasting,
  index: number,
): Promise<Record<string, string[]>> {
  const errors: Record<string, string[]> = {}
  const pasted = store.read(`${name}.${index}`) as GridRow
  for (const column of columns) {
    const path = `${name}.${index}.${column.id}`
    const value = store.read(path)
    if (amountKind(column)) {
      const complaint = amountComplaint(value)
      if (complaint) errors[path] = [complaint]
    }
    if (column.kind === 'choice' && column.meant) {
      const complaint = settleChoice(store, { path: `${name}.${index}`, column, pasted })
      if (complaint) errors[path] = [complaint]
    }
    if (column.kind !== 'pick' || !isUnsettled(value)) continue
    const meant = await findChoice(column.source.search, value.label)
    if (meant) settlePick(store, `${name}.${index}`, column, meant)
    else errors[path] = [`Tidak ada yang cocok dengan "${value.label}". Pilih dari daftar.`]
  }
  return errors
}

function isUnsettled(value: unknown): value is Choice {
  return value !== null && typeof value === 'object' && 'id' in value && value.id === ''
}

async function findChoice(search: (typed: string, signal: AbortSignal) => Promise<readonly Choice[]>, typed: string) {
  try {
    const found = await search(typed, new AbortController().signal)
    return exactChoice(found, typed) ?? (found.length === 1 ? found[0] : undefined)
  } catch {
    return undefined
  }
}

/** A pick fills its neighbours, but what was pasted stands. */
function settlePick(store: FormStore, path: string, column: Extract<GridColumn, { kind: 'pick' }>, choice: Choice) {
  const row = store.read(path) as GridRow
  const filled = Object.entries(column.fill?.(choice, row) ?? {}).filter(([cell]) => isEmpty(row[cell]))
  store.write(path, { ...row, ...Object.fromEntries(filled), [column.id]: choice })
}

interface Chosen {
  readonly path: string
  readonly column: Extract<GridColumn, { kind: 'choice' }>
  /** The row before its item was found. */
  readonly pasted: GridRow
}

/** A pasted word becomes the choice it means, with what follows from it; the sentence about one that means none. */
function settleChoice(store: FormStore, { path, column, pasted }: Chosen): string | undefined {
  const word = pasted[column.id]
  if (typeof word !== 'string' || word === '') return undefined
  const row = store.read(path) as GridRow
  const meant = column.meant?.(word, row)
  if (meant === undefined) return undefined
  if (meant === null) return `"${word}" tidak ada di pilihannya. Pilih dari daftar.`
  const filled = Object.entries(column.fill?.(meant, row) ?? {}).filter(([cell]) => isEmpty(pasted[cell]))
  store.write(path, { ...row, ...Object.fromEntries(filled), [column.id]: meant })
  return undefined
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
