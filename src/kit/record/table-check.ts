import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Field, FieldKind, Fields } from '#kit/record/fields.ts'
import type { MasterRecord } from '#kit/record/record.ts'
import { columnOf } from '#kit/record/values.ts'

const TYPES: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  long: 'text',
  email: 'text',
  phone: 'text',
  npwp: 'text',
  nik: 'text',
  nitku: 'text',
  choice: 'text',
  flag: 'boolean',
  money: 'bigint',
  quantity: 'numeric(18,4)',
  price: 'numeric(18,2)',
  percent: 'numeric(9,4)',
  coordinate: 'numeric(10,7)',
  day: 'date',
  instant: 'timestamp with time zone',
  whole: 'integer',
  ref: 'uuid',
  tags: 'text[]',
}

const STAMPS = ['id', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by', 'archived_at']

/** Says in what a record and its tables differ; nothing when they agree. For the tests of each department. */
export async function recordDifferences(tx: Tx, master: MasterRecord): Promise<string[]> {
  const stamps = master.home === 'id' ? STAMPS : [...STAMPS, 'company_id']
  const fieldsWhere = (isBeside: boolean): Fields =>
    Object.fromEntries(Object.entries(master.fields).filter(([, field]) => (field.isBeside === true) === isBeside))
  const { beside } = master
  const parts = [
    await fieldDifferences(tx, master.table, fieldsWhere(false), beside ? [...stamps, beside.key] : stamps),
    beside ? await fieldDifferences(tx, beside.table, fieldsWhere(true), ['id', 'company_id']) : [],
  ]
  for (const child of Object.values(master.children)) {
    parts.push(await fieldDifferences(tx, child.table, child.fields, ['id', 'company_id', child.parent, 'line_no']))
  }
  return parts.flat()
}

/** The same of one table: its fields, and the columns it has beside them. */
export async function fieldDifferences(
  tx: Tx,
  table: string,
  fields: Fields,
  others: readonly string[],
): Promise<string[]> {
  const columns = await columnsOf(tx, table)
  const missing = others
    .filter((column) => !columns.has(column))
    .map((column) => `${table}.${column}: not in the table`)
  const wrong = Object.entries(fields).flatMap(([key, field]) =>
    difference(table, columnOf(key, field), field, columns),
  )
  return [...missing, ...wrong]
}

function difference(
  table: string,
  name: string,
  field: Field,
  columns: Map<string, { type: string; isNullable: boolean }>,
): string[] {
  const column = columns.get(name)
  if (field.isElsewhere) return column ? [`${table}.${name}: kept elsewhere, yet a column`] : []
  if (!column) return [`${table}.${name}: not in the table`]
  if (column.type !== TYPES[field.kind])
    return [`${table}.${name}: ${column.type}, but a ${field.kind} is ${TYPES[field.kind]}`]
  const mayBeEmpty = field.isOptional && field.preset === null
  return column.isNullable && !mayBeEmpty ? [`${table}.${name}: may be null, but the field is never empty`] : []
}

async function columnsOf(tx: Tx, table: string): Promise<Map<string, { type: string; isNullable: boolean }>> {
  const { rows } = await sql<{ name: string; type: string; isNullable: boolean }>`
    select attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable"
    from pg_attribute where attrelid = ${table}::text::regclass and attnum > 0 and not attisdropped
  `.execute(tables(tx))
  return new Map(rows.map(({ name, ...column }) => [name, column]))
}
