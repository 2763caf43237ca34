import { sql, type RawBuilder } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import type { Approvable } from '#kit/posting/decisions.ts'
import { theirsToApprove } from '#kit/posting/theirs-to-approve.ts'

/** A paper that waits for somebody's yes. */
export interface Waiting {
  readonly id: string
  readonly doc: Approvable
  readonly label: string
  readonly name: string
  readonly amount: bigint
  readonly submittedAt: string | null
  /** The page on which it is decided. */
  readonly page: string
}

/** Papers of a department that wait for a yes, and the right to say it. */
export interface Approval {
  readonly permission: string
  readonly papers: (actor: Actor) => readonly DecidedPaper[]
}

/** The oldest of what waits, and how many there are. */
export interface Queue<Row> {
  readonly rows: readonly Row[]
  readonly count: number
}

/** Of each kind so many are counted and no more. */
export const COUNTED = 1000

/**
 * The papers that wait for this very person, the oldest first: of a kind they may approve, up to their amount, not
 * handed in or written by themselves. Who may decide is part of the question: others' papers take no place from theirs.
 */
export async function waitingFor(
  tx: Tx,
  actor: Actor,
  { approvals, most }: { readonly approvals: readonly Approval[]; readonly most: number },
): Promise<Queue<Waiting>> {
  const kinds = approvals.filter(({ permission }) => actor.can(permission)).flatMap(({ papers }) => papers(actor))
  const asked = await Promise.all(kinds.map((kind) => ofKind(tx, actor, kind)))
  const theirs = asked.filter((part) => part !== undefined)
  if (theirs.length === 0) return { rows: [], count: 0 }
  const { rows } = await sql<Waiting & { count: number }>`
    select w.*, (count(*) over ())::int as count from (${sql.join(theirs, sql` union all `)}) w
    order by w."submittedAt" nulls first, w.id limit ${most}
  `.execute(tables(tx))
  return { rows, count: rows[0]?.count ?? 0 }
}

/** A kind of paper that somebody decides, as the queue of who may say yes asks for it. */
export interface DecidedPaper {
  readonly doc: Approvable
  readonly table: string
  readonly name: string
  readonly amount: string | RawBuilder<unknown>
  readonly when: RawBuilder<unknown>
  readonly page: RawBuilder<unknown>
  /** Its number, or that of its draft, unless said otherwise. */
  readonly label?: RawBuilder<unknown>
  /** Whose wish it holds, where another wrote it down. */
  readonly wishedBy?: RawBuilder<unknown>
  /** The column that says when it was handed in. */
  readonly since?: string
}

async function ofKind(tx: Tx, actor: Actor, kind: DecidedPaper): Promise<RawBuilder<unknown> | undefined> {
  const { doc, table, name, when, page, since = 'submitted_at' } = kind
  const theirs = await theirsToApprove(tx, actor, doc)
  if (!theirs) return undefined
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const amount = typeof kind.amount === 'string' ? of(kind.amount) : kind.amount
  const label = kind.label ?? sql`coalesce(${of('number')}, 'Draf')`
  const row = { id: of('id'), amount, submittedBy: of('submitted_by'), submittedAt: of(since) }
  const found = {
    id: sql`p.id`,
    amount: sql`p.amount`,
    submittedBy: sql`p."submittedBy"`,
    submittedAt: sql`p."submittedAt"`,
    writtenFor: sql`p."writtenFor"`,
  }
  return sql`
    select p.id, p.doc, p.label, p.name, p.amount, p."submittedAt", p.page from (
      select ${of('id')} as id, ${doc} as doc, ${label} as label, ${of(name)} as name, ${amount} as amount,
        ${of('submitted_by')} as "submittedBy", ${of(since)} as "submittedAt", ${kind.wishedBy ?? sql`null::uuid`} as "writtenFor", ${page} as page
      from ${sql.table(table)}
      where ${of('company_id')} = ${actor.companyId} and ${when} and ${theirs.reach(row)}
      order by ${of(since)}, ${of('id')} limit ${COUNTED}
    ) p where ${theirs.free(found)}`
}
