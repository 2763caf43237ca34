import * as z from 'zod/mini'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ImportRow } from '#kit/import/contract.ts'
import { inputOf, valueAt } from '#kit/import/given.ts'
import { columnsFor, keyText, type Given, type ImportColumn, type Importer } from '#kit/import/importer.ts'
import { readCell } from '#kit/import/read-cell.ts'
import { today } from '#kit/posting/today.ts'
import { isMobile, phonesIn, type Phones } from '#kit/import/read-phones.ts'
import type { Run } from '#kit/import/store.ts'

/** A row as it would be brought in, or what is wrong with it. */
export interface Looked {
  readonly line: number
  /** Checked by the shape of the verb; absent while anything is wrong. */
  readonly given?: Given
  readonly errors: Record<string, string>
  /** The columns the row says something in. */
  readonly said: readonly string[]
  readonly keys: readonly string[]
  /** What looks odd and may come in all the same. */
  readonly doubts: Record<string, string>
  readonly twin: ImportRow['twin']
}

/** What a look needs of a file. */
export type Layout = Pick<Run, 'mapping' | 'fixed' | 'readings'>

interface Reading {
  readonly line: number
  readonly texts: ReadonlyMap<string, string>
  readonly values: Map<string, unknown>
  readonly errors: Record<string, string>
  readonly doubts: Record<string, string>
}

/** Looks at rows: reads their cells, finds what they name, asks the shape of the verb, finds their twins. */
export async function lookAt(
  tx: Tx,
  actor: Actor,
  importer: Importer,
  layout: Layout,
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
): Promise<Looked[]> {
  const columns = columnsFor(importer, actor)
  const readings = rows.map((row) => read(row, columns, { ...layout, importer, on: today(actor) }))
  for (const column of columns) if (column.lookUp) await resolve(tx, actor, column, readings)
  await judge(tx, actor, importer, readings)
  const looked = readings.map((reading) => shaped(reading, importer))
  return importer.twins ? withTwins(tx, actor, importer, looked) : looked
}

function read(
  row: { readonly line: number; readonly cells: readonly string[] },
  columns: readonly ImportColumn[],
  { mapping, fixed, readings, importer, on }: Layout & { readonly importer: Importer; readonly on: Day },
): Reading {
  const written = new Map(columns.map(({ key }) => [key, row.cells[mapping.indexOf(key)] || fixed[key] || ''] as const))
  const texts = importer.tidy?.(written) ?? written
  const reading: Reading = { line: row.line, texts, values: new Map(), errors: {}, doubts: {} }
  const spares: { readonly spare: NonNullable<ImportColumn['spare']>; readonly text: string }[] = []
  for (const column of columns) {
    const text = texts.get(column.key) ?? ''
    const cell = readCell(text, column, readings[column.key], on)
    if (cell === 'empty') {
      if (column.isNeeded) reading.errors[column.key] = 'Wajib diisi.'
    } else if ('error' in cell) reading.errors[column.key] = cell.error
    else reading.values.set(column.key, cell.value)
    if (column.spare) spares.push({ spare: column.spare, text })
  }
  for (const { spare, text } of spares) keepSpare(reading.values, spare, phonesIn(text))
  return reading
}

// A cell of several numbers loses none: the file's own columns go first.
function keepSpare(
  values: Map<string, unknown>,
  { mobile, rest }: NonNullable<ImportColumn['spare']>,
  { numbers: [, ...others], faxes }: Phones,
): void {
  const called = mobile === undefined || values.has(mobile) ? undefined : others.find(isMobile)
  if (mobile !== undefined && called !== undefined) values.set(mobile, called)
  const left = others.filter((number) => number !== called)
  const words = [
    left.length > 0 && `Telepon lain: ${left.join(', ')}`,
    faxes.length > 0 && `Fax: ${faxes.join(', ')}`,
  ].filter(Boolean)
  if (words.length > 0) values.set(rest, [values.get(rest), ...words].filter(Boolean).join('\n'))
}

async function resolve(tx: Tx, actor: Actor, column: ImportColumn, readings: readonly Reading[]): Promise<void> {
  const { key } = column
  const texts = new Set(readings.flatMap(({ values }) => (values.has(key) ? [String(values.get(key))] : [])))
  if (texts.size === 0) return
  const ids = (await column.lookUp?.(tx, actor, [...texts])) ?? new Map<string, string>()
  for (const { values, errors, doubts } of readings) {
    if (!values.has(key)) continue
    const id = ids.get(String(values.get(key)))
    if (id === undefined) {
      const unknown = `"${String(values.get(key)).slice(0, 60)}" tidak ada di ${column.label.toLowerCase()}.`
      if (column.isSoft) doubts[key] = `${unknown} Baris ini masuk tanpanya.`
      else errors[key] = unknown
      values.delete(key)
    } else values.set(key, id)
  }
}

function shaped(reading: Reading, importer: Importer): Looked {
  const { line, errors, doubts } = reading
  const built = inputOf(reading.values)
  const parsed = z.safeParse(importer.shape, importer.prepare ? importer.prepare(built) : built)
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const path = issue.path.join('.')
      const column = importer.columns.find(({ key }) => key === path)?.key ?? ''
      // What is empty or unreadable has been said already.
      errors[column] ??= issue.message === 'Required' ? 'Wajib diisi.' : issue.message
    }
  }
  const given = parsed.success ? (parsed.data as Given) : undefined
  const keys = given ? keysOf(given, importer) : []
  return {
    line,
    errors,
    doubts,
    said: [...reading.values.keys()],
    keys,
    twin: null,
    ...(given && Object.keys(errors).length === 0 && { given }),
  }
}

/** Asks the department what it thinks of rows as they were read. */
async function judge(tx: Tx, actor: Actor, importer: Importer, readings: readonly Reading[]): Promise<void> {
  const said = (await importer.judge?.(tx, actor, readings)) ?? []
  for (const [at, { errors, doubts }] of said.entries()) {
    Object.assign(readings[at]?.errors ?? {}, { ...errors, ...readings[at]?.errors })
    Object.assign(readings[at]?.doubts ?? {}, doubts)
  }
}

function keysOf(given: Given, importer: Importer): string[] {
  return importer.keys.flatMap(({ column, mayBeBlank }) => {
    const [first, ...rest] = column.split('+').map((part) => valueAt(given, part))
    const values = [first, ...rest.map((value) => (mayBeBlank ? (value ?? '') : value))]
    return values.some((value) => value === undefined || value === null)
      ? []
      : [`${column}:${values.map(keyText).join('|')}`]
  })
}

async function withTwins(tx: Tx, actor: Actor, importer: Importer, looked: readonly Looked[]): Promise<Looked[]> {
  const twins = new Map<string, ImportRow['twin']>()
  for (const key of importer.keys) {
    const head = `${key.column}:`
    const own = looked.flatMap(({ keys }) => keys.filter((each) => each.startsWith(head)))
    const texts = [...new Set(own.map((each) => each.slice(head.length)))]
    if (texts.length === 0) continue
    for (const { text, id, label } of (await importer.twins?.(tx, actor, key, texts)) ?? [])
      twins.set(head + text, { id, label, by: key.label })
  }
  return looked.map((row) => {
    const key = row.keys.find((each) => twins.has(each))
    return key === undefined ? row : { ...row, twin: twins.get(key) ?? null }
  })
}
