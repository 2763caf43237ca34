import { sql, type RawBuilder } from 'kysely'
import { percent } from '#ground/percent.ts'
import { price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Document, Lines, Loaded, Part } from '#kit/document/document.ts'
import { found } from '#kit/http/not-found.ts'
import { snake } from '#kit/list/source.ts'
import { signedBy } from '#kit/posting/signed.ts'
import type { Field, Fields } from '#kit/record/fields.ts'
import { columnValue } from '#kit/record/values.ts'

type Row = Readonly<Record<string, unknown>>

/** Locks a document of the company and reads it whole; NotFound where there is none. */
export async function lockDocument<D extends Document>(
  tx: Tx,
  of: D,
  companyId: string,
  id: string,
): Promise<Loaded<D>> {
  return readWhole(tx, of, { companyId, id }, sql`for update of t`)
}

/** Reads a document of the company whole, for whoever asks; NotFound where there is none. The scope is the caller's to ask. */
export async function readDocument<D extends Document>(
  tx: Tx,
  of: D,
  companyId: string,
  id: string,
): Promise<Loaded<D>> {
  return readWhole(tx, of, { companyId, id }, sql``)
}

/** Reads documents of the company whole by id, in as many queries as a document has parts and one more; who is not there is left out. */
export async function readDocuments<D extends Document>(
  tx: Tx,
  of: D,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, Loaded<D>>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<Row>`
    ${selected(of.head)} where t.company_id = ${companyId} and t.id = any (${[...ids]}::uuid[])
  `.execute(tables(tx))
  const parts = await Promise.all(
    Object.entries(of.parts).map(async ([key, part]) => [key, await readParts(tx, part, companyId, ids)] as const),
  )
  return new Map(
    rows.map((row) => {
      const id = String(row['id'])
      return [id, loaded(of, row, Object.fromEntries(parts.map(([key, by]) => [key, by.get(id) ?? []])))]
    }),
  )
}

async function readParts(tx: Tx, part: Lines, companyId: string, ids: readonly string[]): Promise<Map<string, Row[]>> {
  const parent = sql.ref(`t.${part.parent}`)
  const { rows } = await sql<Row>`
    ${selected(part)} where t.company_id = ${companyId} and ${parent} = any (${[...ids]}::uuid[])
    order by ${parent}, ${sql.ref(`t.${part.order}`)}
  `.execute(tables(tx))
  const by = Map.groupBy(rows, (row) => String(row[part.parent]))
  return new Map([...by].map(([id, own]) => [id, own.map((row) => ({ id: row['id'], ...valuesOf(row, part) }))]))
}

async function readWhole<D extends Document>(
  tx: Tx,
  of: D,
  { companyId, id }: { readonly companyId: string; readonly id: string },
  lock: RawBuilder<unknown>,
): Promise<Loaded<D>> {
  const { rows } = await sql<Row>`
    ${selected(of.head)} where t.company_id = ${companyId} and t.id = ${id} ${lock}
  `.execute(tables(tx))
  const row = found(rows[0])
  const parts = await Promise.all(
    Object.entries(of.parts).map(async ([key, part]) => [key, await readPart(tx, part, companyId, id)]),
  )
  return loaded(of, row, Object.fromEntries(parts))
}

function loaded<D extends Document>(of: D, row: Row, parts: Readonly<Record<string, unknown>>): Loaded<D> {
  const { id, version, number = null, state, updated_by_name: updatedByName, updated_at: updatedAt } = row
  const facts = { id, version, number, state, updatedByName, updatedAt }
  // Safe: the values are read by the very fields the type is made of.
  return { ...facts, ...valuesOf(row, of.head), ...parts } as unknown as Loaded<D>
}

async function readPart(tx: Tx, part: Lines, companyId: string, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    ${selected(part)} where t.company_id = ${companyId} and ${sql.ref(`t.${part.parent}`)} = ${id}
    order by ${sql.ref(`t.${part.order}`)}
  `.execute(tables(tx))
  return rows.map((row) => ({ id: row['id'], ...valuesOf(row, part) }))
}

/** Saves values of the head of a locked document; `isNewVersion` also signs it and counts its version on. */
export async function saveHead(
  tx: Tx,
  { of, actor, id, isNewVersion }: { of: Document; actor: Actor; id: string; isNewVersion: boolean },
  values: Row,
): Promise<{ id: string; number: string | null; version: number }> {
  const { state, number } = values
  const columns = {
    ...columnsOf(values, of.head),
    ...(state !== undefined && { state }),
    ...(number !== undefined && { number }),
    ...(isNewVersion && signedBy(actor)),
  }
  const set = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const { rows } = await sql<{ id: string; number?: string | null; version: number }>`
    update ${sql.table(of.head.table)} set ${sql.join(set)} where company_id = ${actor.companyId} and id = ${id} returning *
  `.execute(tables(tx))
  const saved = found(rows[0])
  return { id, number: saved.number ?? null, version: saved.version }
}

/** The fields of a part, of all three kinds. */
export function fieldsOf(part: Part): Fields {
  return { ...part.typed, ...part.kept, ...part.inside }
}

/** The column of a field of a part. */
export function columnIn(part: Part, key: string): string {
  return part.columns?.[key] ?? snake(key)
}

/** Values of a part by the columns that keep them; keys not given are not there. */
export function columnsOf(given: Row, part: Part): Record<string, unknown> {
  const fields = Object.entries(fieldsOf(part)).filter(([key]) => given[key] !== undefined)
  return Object.fromEntries(fields.map(([key, field]) => [columnIn(part, key), columnValue(given[key], field)]))
}

function valuesOf(row: Row, part: Part): Row {
  const values = Object.entries(fieldsOf(part)).map(([key, field]) => [key, exact(row[columnIn(part, key)], field)])
  const words = Object.values(part.names ?? {}).flatMap((names) => Object.keys(names.as).map((key) => [key, row[key]]))
  return Object.fromEntries([...values, ...words])
}

function exact(value: unknown, { kind }: Field): unknown {
  if (typeof value !== 'string') return value ?? null
  if (kind === 'quantity') return quantity(value)
  if (kind === 'price') return price(value)
  return kind === 'percent' ? percent(value) : value
}

function selected(part: Part): RawBuilder<unknown> {
  const joined = Object.entries(part.names ?? {}).map(([key, names], at) => ({ key, ...names, alias: `n${at}` }))
  const words = joined.flatMap(({ alias, as }) =>
    Object.entries(as).map(([key, column]) => sql`, ${sql.ref(`${alias}.${column}`)} as ${sql.ref(key)}`),
  )
  const joins = joined.map(
    ({ key, alias, of }) =>
      sql` left join ${sql.table(of)} ${sql.ref(alias)} on ${sql.ref(`${alias}.id`)} = ${sql.ref(`t.${columnIn(part, key)}`)}`,
  )
  return sql`select t.*${sql.join(words, sql``)} from ${sql.table(part.table)} t${sql.join(joins, sql``)}`
}
