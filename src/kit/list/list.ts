import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { COUNT_CAP, type Columns, type ListAnswer, type ListAsked } from '#kit/list/columns.ts'
import { conditionsOf } from '#kit/list/conditions.ts'
import { cursorText, readCursor, type Cursor } from '#kit/list/cursor.ts'
import { lookUp, type LookedUp } from '#kit/list/look-up.ts'
import type { FoundRow, Order, Paging } from '#kit/list/paging.ts'
import { columnsFor, expressionOf, refuseUnseen, type ListSource } from '#kit/list/source.ts'
import { wireRow } from '#kit/list/wire.ts'

/** Answers a list: one page by key, the count up to its cap, and sums over the filter. */
export async function listOf<Row>(
  tx: Tx,
  source: ListSource,
  actor: Actor,
  asked: ListAsked,
): Promise<ListAnswer<Row>> {
  refuseUnseen(source, actor, asked)
  const seen = columnsFor(source, actor)
  const order = orderOf(source, seen, asked.sort)
  const where = conditionsOf(source, seen, asked)
  const paging: Paging = { where, order, seen, size: asked.size }
  if (asked.q && source.search) return searched(tx, source, paging, asked)

  const page = await pageOf(source, paging, asked, (wanted) => fetchRows(tx, source, wanted))
  // The whole filter on one page needs no second look.
  const isAll = page.next === undefined && page.prev === undefined
  const count = isAll ? page.rows.length : await countOf(tx, source, where)
  const whole = await wholeOf(tx, source, { where, seen, count })
  // Safe: the row is made of the declared columns; the contract's row type names the same ones.
  return { ...page, ...whole, rows: page.rows as Row[] }
}

/** The same for a search: what matches is looked up once, and walked only when it is beyond counting. */
async function searched<Row>(tx: Tx, source: ListSource, paging: Paging, asked: ListAsked): Promise<ListAnswer<Row>> {
  let found: LookedUp | undefined
  const page = await pageOf(source, paging, asked, async (wanted) => {
    found = await lookUp(tx, source, wanted)
    return found.count > COUNT_CAP ? fetchRows(tx, source, wanted) : found.rows
  })
  const count = found?.count ?? 0
  // What is all on this page is summed by its ids, without searching again.
  const isAll = count <= page.rows.length
  const ids = page.rows.map((row) => row['id'])
  const where = isAll ? sql<SqlBool>`${sql.ref(`${source.alias}.id`)} = any (${ids}::uuid[])` : paging.where
  const whole = await wholeOf(tx, source, { where, seen: paging.seen, count })
  return { ...page, ...whole, rows: page.rows as Row[] }
}

/** Walks every row of a filter in pages, for exports; stops at `most`. */
export async function* rowsOf(
  tx: Tx,
  source: ListSource,
  actor: Actor,
  asked: ListAsked,
  most: number,
): AsyncGenerator<Record<string, unknown>[]> {
  refuseUnseen(source, actor, asked)
  const seen = columnsFor(source, actor)
  const order = orderOf(source, seen, asked.sort)
  const where = conditionsOf(source, seen, asked)
  let at: Cursor | undefined
  for (let left = most; left > 0; left -= STEP) {
    const found = await fetchRows(tx, source, { where, order, seen, size: Math.min(STEP, left), ...(at && { at }) })
    const rows = found.slice(0, Math.min(STEP, left))
    yield rows.map((row) => wireRow(row, seen))
    const last = rows.at(-1)
    if (!last || found.length <= rows.length) return
    at = placeOf(last, order)
  }
}

const STEP = 1000

interface Page {
  readonly rows: readonly Record<string, unknown>[]
  readonly next?: string
  readonly prev?: string
}

type Fetch = (paging: Paging) => Promise<FoundRow[]>

async function pageOf(source: ListSource, paging: Paging, asked: ListAsked, fetch: Fetch): Promise<Page> {
  const kind = source.columns[paging.order.key]?.kind ?? 'text'
  const before = readCursor(asked.before, paging.order.sort, kind)
  const after = before ? undefined : readCursor(asked.after, paging.order.sort, kind)

  const found = await fetch({ ...paging, at: before ?? after, isBack: before !== undefined })
  const hasMore = found.length > paging.size
  // A short page on the way back is the beginning: it is shown full.
  if (before && !hasMore && found.length < paging.size) return pageOf(source, paging, { size: asked.size }, fetch)

  const rows = before ? found.slice(0, paging.size).toReversed() : found.slice(0, paging.size)
  const edge = (row: FoundRow | undefined) => (row ? cursorText(placeOf(row, paging.order)) : undefined)
  const next = before || hasMore ? edge(rows.at(-1)) : undefined
  const prev = before ? (hasMore ? edge(rows[0]) : undefined) : after ? edge(rows[0]) : undefined
  return { rows: rows.map((row) => wireRow(row, paging.seen)), ...(next && { next }), ...(prev && { prev }) }
}

async function fetchRows(tx: Tx, source: ListSource, paging: Paging): Promise<FoundRow[]> {
  const { order, seen, at } = paging
  const isDown = order.isDown !== (paging.isBack ?? false)
  const direction = isDown ? sql`desc` : sql`asc`
  const picked = Object.keys(seen).map((key) => sql`${expressionOf(source, key)} as ${sql.ref(key)}`)
  const beyond = at ? sql`and (${order.by}, ${order.tie}) ${isDown ? sql`<` : sql`>`} (${at.value}, ${at.id})` : sql``
  const { rows } = await sql<FoundRow>`
    select ${sql.ref(`${source.alias}.id`)} as id, ${order.by}::text as sort_value, ${sql.join(picked)}
    from ${source.from} where ${paging.where} ${beyond}
    order by ${order.by} ${direction}, ${order.tie} ${direction} limit ${paging.size + 1}
  `.execute(tables(tx))
  return rows
}

/** Counts no further than the cap, so that the price of a count does not grow with the table. */
async function countOf(tx: Tx, source: ListSource, where: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from (select 1 from ${source.from} where ${where} limit ${COUNT_CAP + 1}) counted
  `.execute(tables(tx))
  return Number(rows[0]?.count ?? 0n)
}

async function wholeOf(
  tx: Tx,
  source: ListSource,
  { where, seen, count }: { where: RawBuilder<SqlBool>; seen: Columns; count: number },
): Promise<Pick<ListAnswer<never>, 'count' | 'isCountCapped' | 'totals'>> {
  if (count > COUNT_CAP) return { count: COUNT_CAP, isCountCapped: true, totals: {} }

  const summed = Object.keys(seen).filter((key) => seen[key]?.total)
  const totals = count === 0 || summed.length === 0 ? nothing(summed) : await sumsOf(tx, source, where, summed)
  return { count, isCountCapped: false, totals }
}

async function sumsOf(
  tx: Tx,
  source: ListSource,
  where: RawBuilder<SqlBool>,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const sums = keys.map((key) => sql`coalesce(sum(${expressionOf(source, key)}), 0)::text as ${sql.ref(key)}`)
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(sums)} from ${source.from} where ${where}
  `.execute(tables(tx))
  return trimmed(rows[0] ?? {})
}

function nothing(keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(keys.map((key) => [key, '0']))
}

function trimmed(totals: Record<string, string>): Record<string, string> {
  const entries = Object.entries(totals).map(([key, text]) => [
    key,
    text.includes('.') ? text.replace(/\.?0+$/, '') : text,
  ])
  return Object.fromEntries(entries)
}

function placeOf(row: FoundRow, order: Order): Cursor {
  return { sort: order.sort, value: row.sort_value, id: row.id }
}

// Only declared, visible, sortable keys ever name a column; anything else sorts as the list does by itself.
function orderOf(source: ListSource, seen: Columns, asked: string | undefined): Order {
  const wanted = asked !== undefined && seen[asked.replace(/^-/, '')]?.sort ? asked : source.defaultSort
  const key = wanted.replace(/^-/, '')
  const tie = sql.ref(`${source.alias}.id`)
  return {
    key,
    sort: wanted,
    isDown: wanted.startsWith('-'),
    ...(source.sorts?.[key] ?? { by: expressionOf(source, key), tie }),
  }
}
