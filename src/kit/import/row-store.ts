import { sql } from 'kysely'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { ImportRow, RowState, TwinChoice } from '#kit/import/contract.ts'

/** A row of a file, with what became of it. */
export interface StagedRow extends ImportRow {
  readonly resultId: string | null
  readonly resultLine: string | null
  readonly resultVersion: number | null
  readonly before: Readonly<Record<string, unknown>> | null
}

/** What a look at a row, or an act with it, says of it. */
export interface RowOutcome {
  readonly line: number
  readonly state: RowState
  readonly errors?: ImportRow['errors']
  readonly doubts?: ImportRow['doubts']
  readonly keys?: readonly string[]
  readonly twin?: ImportRow['twin']
  readonly id?: string
  readonly lineId?: string
  readonly version?: number
  readonly before?: Readonly<Record<string, unknown>>
}

const columns = sql`line, cells, state, errors, doubts, twin, choice, result_id as "resultId", result_line as "resultLine",
  result_version as "resultVersion", before`

const BATCH = 2000

/** Keeps the rows of a file. */
export async function insertRows(
  tx: Tx,
  runId: string,
  rows: readonly { readonly line: number; readonly cells: readonly string[] }[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const part = rows.slice(at, at + BATCH).map((row) => [row.line, row.cells])
    await sql`
      insert into import_row (run_id, line, cells)
      select ${runId}, (e->>0)::int, e->1 from jsonb_array_elements(${JSON.stringify(part)}::jsonb) e
    `.execute(tables(tx))
  }
}

/** Keeps the rows of a file once more, as they were mended; nothing is known of them yet. */
export async function copyRows(tx: Tx, fromId: string, toId: string): Promise<void> {
  await sql`
    insert into import_row (run_id, line, cells) select ${toId}, line, cells from import_row where run_id = ${fromId}
  `.execute(tables(tx))
}

/** The next rows after a line, of some states only. */
export async function rowsAfter(
  tx: Tx,
  runId: string,
  asked: { readonly after: number; readonly most: number; readonly states?: readonly RowState[] },
): Promise<StagedRow[]> {
  const inStates = asked.states ? sql`and state = any (${[...asked.states]}::text[])` : sql``
  const { rows } = await sql<StagedRow>`
    select ${columns} from import_row where run_id = ${runId} and line > ${asked.after} ${inStates}
    order by line limit ${asked.most}
  `.execute(tables(tx))
  return rows
}

/** Rows from the end, for taking back what was built last first. */
export async function rowsBefore(tx: Tx, runId: string, before: number, most: number): Promise<StagedRow[]> {
  const { rows } = await sql<StagedRow>`
    select ${columns} from import_row where run_id = ${runId} and line < ${before} and state in ('added', 'updated')
    order by line desc limit ${most}
  `.execute(tables(tx))
  return rows
}

export async function lockRow(tx: Tx, runId: string, line: number): Promise<StagedRow | undefined> {
  const { rows } = await sql<StagedRow>`
    select ${columns} from import_row where run_id = ${runId} and line = ${line} for update
  `.execute(tables(tx))
  return rows[0]
}

export async function changeCells(
  tx: Tx,
  runId: string,
  line: number,
  change: { readonly cells: readonly string[]; readonly choice: TwinChoice | null },
): Promise<void> {
  await sql`
    update import_row set cells = ${JSON.stringify(change.cells)}::jsonb, twin = null, choice = ${change.choice}
    where run_id = ${runId} and line = ${line}
  `.execute(tables(tx))
}

/** Writes what was found out about rows. */
export async function writeOutcomes(tx: Tx, runId: string, outcomes: readonly RowOutcome[]): Promise<void> {
  if (outcomes.length === 0) return
  await sql`
    update import_row r set state = o.state, errors = o.errors, doubts = coalesce(o.doubts, r.doubts), twin = coalesce(o.twin, r.twin),
      keys = coalesce(o.keys, r.keys), result_id = coalesce(o.id, r.result_id), result_line = coalesce(o."lineId", r.result_line),
      result_version = coalesce(o.version, r.result_version), before = coalesce(o.before, r.before)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb)
      as o (line int, state text, errors jsonb, doubts jsonb, twin jsonb, keys text[], id uuid, "lineId" uuid, version int, before jsonb)
    where r.run_id = ${runId} and r.line = o.line
  `.execute(tables(tx))
}

/** Forgets what was found out: another column stands under a head. */
export async function forgetFindings(tx: Tx, runId: string): Promise<void> {
  await sql`
    update import_row set state = 'new', errors = null, doubts = null, keys = '{}', twin = null where run_id = ${runId}
  `.execute(tables(tx))
}

/** Rows of the file that share a key with an earlier one: line → the earlier line and the key. */
export async function sharedKeys(
  tx: Tx,
  runId: string,
  among?: readonly string[],
): Promise<{ line: number; first: number; key: string }[]> {
  const mine = among === undefined ? sql`` : sql`and keys && ${[...among]}::text[]`
  const { rows } = await sql<{ line: number; first: number; key: string }>`
    with k as (select line, unnest(keys) as key from import_row where run_id = ${runId} ${mine}),
      f as (select key, min(line) as first from k group by key having count(*) > 1)
    select k.line, f.first, f.key from k join f on f.key = k.key and k.line > f.first order by k.line
  `.execute(tables(tx))
  return rows
}

/** A row and those that had or have a key in common with it. */
export async function rowsSharing(tx: Tx, runId: string, line: number, keys: readonly string[]): Promise<StagedRow[]> {
  const { rows } = await sql<StagedRow>`
    select ${columns} from import_row
    where run_id = ${runId} and (line = ${line} or (keys && ${[...keys]}::text[] and state in ('sound', 'twin', 'error')))
    order by line limit 50
  `.execute(tables(tx))
  return rows
}

/** The keys of a row as it was last looked at. */
export async function keysOf(tx: Tx, runId: string, line: number): Promise<string[]> {
  const { rows } = await sql<{ keys: string[] }>`
    select keys from import_row where run_id = ${runId} and line = ${line}
  `.execute(tables(tx))
  return rows[0]?.keys ?? []
}

/** Puts rows that were tried and taken back where they were before. */
export async function resetRows(tx: Tx, runId: string): Promise<void> {
  await sql`
    update import_row set state = case when state = 'refused' then 'error' when twin is null then 'sound' else 'twin' end,
      result_id = null, result_line = null, result_version = null, before = null
    where run_id = ${runId} and state in ('undone', 'skipped', 'refused')
  `.execute(tables(tx))
}

/** Which state some rows are in. */
export async function statesOf(tx: Tx, runId: string, lines: readonly number[]): Promise<Map<number, RowState>> {
  const { rows } = await sql<{ line: number; state: RowState }>`
    select line, state from import_row where run_id = ${runId} and line = any (${[...lines]}::int[])
  `.execute(tables(tx))
  return new Map(rows.map((row) => [row.line, row.state]))
}

/** Forgets whom some rows were the same as. */
export async function forgetTwins(tx: Tx, runId: string, lines: readonly number[]): Promise<void> {
  await sql`update import_row set twin = null where run_id = ${runId} and line = any (${[...lines]}::int[])`.execute(
    tables(tx),
  )
}
