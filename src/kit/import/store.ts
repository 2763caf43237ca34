import { sql } from 'kysely'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import type { ColumnReading } from '#kit/import/column-reading.ts'
import type { RowState, RunBrief, RunState, TwinChoice } from '#kit/import/contract.ts'
import type { Separator } from '#kit/import/file/sheet.ts'

/** A file on its way in, as its row tells it. */
export interface Run {
  readonly id: string
  readonly companyId: string
  readonly subject: string
  readonly fileName: string
  readonly state: RunState
  readonly heads: readonly string[]
  readonly mapping: readonly string[]
  readonly fixed: Readonly<Record<string, string>>
  /** How columns are read whose cells alone do not say. */
  readonly readings: Readonly<Record<string, ColumnReading>>
  readonly onTwin: TwinChoice
  readonly mode: 'all' | 'valid' | null
  readonly total: number
  readonly progress: number
  /** How many rows the step under way has to do. */
  readonly goal: number
  readonly ticket: string | null
  readonly note: string | null
  readonly createdBy: string
  readonly createdAt: string
  readonly finishedAt: string | null
  readonly isYoung: boolean
  /** The sheets of the workbook by name, and which of them this is; of a CSV what separates its cells. */
  readonly sheets: readonly string[]
  readonly sheet: number
  readonly separator: Separator | null
}

const columns = sql`id, company_id as "companyId", subject, file_name as "fileName", state, heads, mapping, fixed, readings,
  on_twin as "onTwin", mode, total, progress, goal, ticket, note, created_by as "createdBy", created_at as "createdAt",
  sheets, sheet, separator, finished_at as "finishedAt", coalesce(finished_at > now() - interval '24 hours', false) as "isYoung"`

/** A person's own file, or 404; `lock` keeps it until commit. */
export async function ownRun(tx: Tx, actor: Actor, id: string, lock = false): Promise<Run> {
  const { rows } = await sql<Run>`
    select ${columns} from import_run
    where id = ${id} and company_id = ${actor.companyId} and created_by = ${actor.userId} ${lock ? sql`for update` : sql``}
  `.execute(tables(tx))
  return found(rows[0])
}

/** The file a queued step is for; nothing when another step was queued since. */
export async function runOfTicket(tx: Tx, id: string, ticket: string): Promise<Run | undefined> {
  const { rows } = await sql<Run>`select ${columns} from import_run where id = ${id} and ticket = ${ticket}`.execute(
    tables(tx),
  )
  return rows[0]
}

/** The last files of a person. */
export async function lastRuns(tx: Tx, actor: Actor, subject: string): Promise<RunBrief[]> {
  const { rows } = await sql<RunBrief>`
    select id, file_name as "fileName", state, total, created_at as "createdAt" from import_run
    where company_id = ${actor.companyId} and created_by = ${actor.userId} and subject = ${subject}
    order by created_at desc limit 8
  `.execute(tables(tx))
  return rows
}

const MOST_OPEN = 20

/** Refuses one more file of a person of whom many have not come in. */
export async function expectRoom(tx: Tx, actor: Actor): Promise<void> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from import_run
    where company_id = ${actor.companyId} and created_by = ${actor.userId} and state in ('mapping', 'checking', 'ready')
  `.execute(tables(tx))
  if ((rows[0]?.n ?? 0) >= MOST_OPEN) throw new Refusal('import.too-many-runs')
}

type NewRun = Pick<
  Run,
  'id' | 'subject' | 'fileName' | 'heads' | 'mapping' | 'total' | 'sheets' | 'sheet' | 'separator'
>

export async function insertRun(tx: Tx, actor: Actor, run: NewRun): Promise<void> {
  await sql`
    insert into import_run (id, company_id, subject, file_name, state, heads, mapping, total, sheets, sheet, separator, created_by, created_by_name)
    values (${run.id}, ${actor.companyId}, ${run.subject}, ${run.fileName}, 'mapping', ${JSON.stringify(run.heads)}::jsonb,
      ${JSON.stringify(run.mapping)}::jsonb, ${run.total}, ${[...run.sheets]}, ${run.sheet}, ${run.separator}, ${actor.userId}, ${actor.name})
  `.execute(tables(tx))
}

type Change = Partial<
  Pick<Run, 'state' | 'mapping' | 'fixed' | 'readings' | 'onTwin' | 'mode' | 'progress' | 'goal' | 'ticket' | 'note'>
> & {
  readonly isFinished?: boolean
}

/** Changes what is given of a file. */
export async function changeRun(tx: Tx, id: string, change: Change): Promise<void> {
  const { isFinished, ...given } = change
  const names: Readonly<Record<string, string>> = { onTwin: 'on_twin' }
  const set = Object.entries(given).map(([key, value]) => {
    const column = sql.ref(names[key] ?? key)
    return typeof value === 'object' && value !== null
      ? sql`${column} = ${JSON.stringify(value)}::jsonb`
      : sql`${column} = ${value}`
  })
  if (isFinished) set.push(sql`finished_at = now()`)
  await sql`update import_run set ${sql.join(set)} where id = ${id}`.execute(tables(tx))
}

export async function deleteRun(tx: Tx, id: string): Promise<void> {
  await sql`delete from import_run where id = ${id}`.execute(tables(tx))
}

/** How many rows are in each state. */
export async function countsOf(tx: Tx, id: string): Promise<Partial<Record<RowState, number>>> {
  const { rows } = await sql<{ state: RowState; n: number }>`
    select state, count(*)::int as n from import_row where run_id = ${id} group by state
  `.execute(tables(tx))
  return Object.fromEntries(rows.map((row) => [row.state, row.n]))
}

/** Which column a person put under which head before. */
export async function rememberedHeads(tx: Tx, actor: Actor, subject: string): Promise<Record<string, string>> {
  const { rows } = await sql<{ heads: Record<string, string> }>`
    select heads from import_mapping where user_id = ${actor.userId} and subject = ${subject}
  `.execute(tables(tx))
  return rows[0]?.heads ?? {}
}

export async function rememberHeads(
  tx: Tx,
  actor: Actor,
  subject: string,
  heads: Readonly<Record<string, string>>,
): Promise<void> {
  await sql`
    insert into import_mapping as m (user_id, subject, heads)
    values (${actor.userId}, ${subject}, ${JSON.stringify(heads)}::jsonb)
    on conflict (user_id, subject) do update set heads =
      case when (select count(*) from jsonb_object_keys(m.heads)) > 300 then excluded.heads else m.heads || excluded.heads end
  `.execute(tables(tx))
}

/** Lets go of files nobody finished, and of rows nobody can take back any more. */
export async function sweepRuns(tx: Tx): Promise<void> {
  await sql`
    delete from import_run where created_at < now() - interval '7 days' and state in ('mapping', 'checking', 'ready')
      or created_at < now() - interval '90 days'
  `.execute(tables(tx))
}
