import type pg from 'pg'

/** How the rows of one table are copied into every world. */
export interface Copy {
  readonly table: string
  /** The column that names the template document a row belongs to; its half decides into which worlds it goes. */
  readonly owner: string
  /** Columns that name rows of the same world. */
  readonly ids: readonly string[]
  /** Columns that name a customer. */
  readonly customers?: readonly string[]
  /** Columns that hold what is not copied as it is: SQL over `t`, a template row with its world. */
  readonly set?: Readonly<Record<string, string>>
  /** The series of its numbers and the day that decides their period. */
  readonly number?: { readonly doc: string; readonly on: string }
  readonly worlds?: 'world' | 'customer_world' | 'item_world'
}

/** Copies the template's rows of a table into all worlds, in the order of the worlds. */
export async function copyRows(client: pg.Client, copy: Copy): Promise<void> {
  const columns = await columnsOf(client, copy.table)
  const values = columns.map((column) => valueOf(copy, column))
  await client.query(`
    insert into ${copy.table} (${columns.map(({ name }) => name).join(', ')})
    select ${values.join(', ')} from (${sourceOf(copy)}) t order by t.w`)
}

interface ColumnFound {
  readonly name: string
  readonly type: string
}

async function columnsOf(client: pg.Client, table: string): Promise<ColumnFound[]> {
  const { rows } = await client.query<ColumnFound>(
    `select attname as name, atttypid::regtype::text as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = '' order by attnum`,
    [table],
  )
  return rows
}

function valueOf(copy: Copy, { name, type }: ColumnFound): string {
  const given = copy.set?.[name]
  if (given !== undefined) return given
  if (copy.ids.includes(name)) return copied(`t.${name}`)
  if (copy.customers?.includes(name)) return copiedCustomer(`t.${name}`)
  if (name === 'number' && copy.number) return numberText(copy.number)
  if (type === 'date') return `t.${name} - t.w_days`
  if (type === 'timestamp with time zone') return `t.${name} - make_interval(days => t.w_days)`
  return `t.${name}`
}

/** The id of the same row in the world of `t`. */
export function copied(column: string): string {
  return `pg_temp.copied(${column}, t.w, t.w_stamp)`
}

/** The id of the same customer in the world of `t`; several worlds share customers. */
export function copiedCustomer(column: string): string {
  return `pg_temp.copied(${column}, t.w_customer, t.w_customer_stamp)`
}

/** The name of a customer in the world of `t`. */
export function copiedName(column: string): string {
  return `pg_temp.copied_name(${column}, t.w_customer)`
}

function sourceOf({ table, owner, number, worlds = 'world' }: Copy): string {
  const from = `from ${table} t join template d on d.id = t.${owner} join ${worlds} w on w.w_recent = d.is_recent`
  if (!number) return `select t.*, w.* ${from}`
  return `
    select n.*, coalesce(c.last, 0) + row_number() over (
        partition by n.number is null, to_char(n.w_on, 'YYYY-MM') order by n.w_on, n.w, n.number
      ) as w_seq
    from (select t.*, w.*, t.${number.on} - w.w_days as w_on ${from}) n
    left join document_counter c on c.company_id = n.company_id and c.doc = '${number.doc}' and c.period = to_char(n.w_on, 'YYYY-MM')`
}

function numberText({ doc }: { doc: string }): string {
  const seq = `lpad(t.w_seq::text, greatest(4, length(t.w_seq::text)), '0')`
  return `case when t.number is not null then '${doc}-' || to_char(t.w_on, 'YYMM') || '-' || ${seq} end`
}
