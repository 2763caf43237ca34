import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { DimsAmount } from '#ground/dims.ts'
import { money, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'
import type { PieceShare } from '../wages/rules.ts'

/** A share of an approved opname that is in no wages yet. */
export interface ShareToPay extends PieceShare {
  readonly id: string
  readonly workerId: string
  readonly projectId: string
  readonly number: string
  readonly measuredOn: Day
  /** Whose contract bears what is held back. */
  readonly leaderId: string
}

interface Row {
  readonly id: string
  readonly workerId: string
  readonly projectId: string
  readonly number: string
  readonly measuredOn: Day
  readonly leaderId: string
  readonly halfDays: number
  readonly amount: Money
  readonly retention: Money
  readonly works: readonly { readonly workItemId: string; readonly amount: string }[]
}

/** Reads the shares of opnames measured and approved up to a day that are in no wages yet, at most 20,000; `lock` keeps them until commit. */
export async function sharesToPay(
  tx: Tx,
  companyId: string,
  { until, lock }: { readonly until: Day; readonly lock: boolean },
): Promise<ShareToPay[]> {
  const { rows } = await sql<Row>`
    select s.id, s.worker_id as "workerId", o.project_id as "projectId", o.number, o.measured_on as "measuredOn",
      c.leader_id as "leaderId", s.half_days as "halfDays", s.amount, s.retention,
      (select jsonb_agg(jsonb_build_object('workItemId', w.work_item_id, 'amount', l.amount::text) order by w.line_no)
        from piece_opname_line l join piece_work w on w.company_id = l.company_id and w.id = l.piece_work_id
        where l.company_id = o.company_id and l.opname_id = o.id) as works
    from piece_opname o
    join piece_crew c on c.company_id = o.company_id and c.id = o.crew_id
    join piece_share s on s.company_id = o.company_id and s.opname_id = o.id
    where o.company_id = ${companyId} and o.state = 'approved' and o.measured_on <= ${until}
      and s.wage_note_id is null and s.amount > 0
    order by o.measured_on, o.id, s.line_no limit 20000 ${lock ? sql`for update of o, s` : sql``}
  `.execute(own(tx))
  return rows.map(({ works, ...share }) => ({
    ...share,
    works: works.map(({ workItemId, amount }): DimsAmount => ({
      ...{ projectId: share.projectId, workItemId, amount: money(amount) },
    })),
  }))
}

/** Ties shares to the notes that pay them. */
export async function tieShares(
  tx: Tx,
  companyId: string,
  ties: readonly { readonly shareId: string; readonly noteId: string }[],
): Promise<void> {
  await sql`
    update piece_share s set wage_note_id = given.note
    from unnest(${ties.map(({ shareId }) => shareId)}::uuid[], ${ties.map(({ noteId }) => noteId)}::uuid[])
      as given (share, note)
    where s.company_id = ${companyId} and s.id = given.share
  `.execute(own(tx))
}

/** Frees the shares of notes that were taken back. */
export async function freeShares(tx: Tx, companyId: string, noteIds: readonly string[]): Promise<void> {
  await sql`
    update piece_share set wage_note_id = null
    where company_id = ${companyId} and wage_note_id = any (${[...noteIds]}::uuid[])
  `.execute(own(tx))
}

/** Counts the opnames measured up to a day that nobody approved, by project. */
export async function opnamesWaiting(
  tx: Tx,
  companyId: string,
  until: Day,
): Promise<{ projectId: string; opnames: number }[]> {
  const { rows } = await sql<{ projectId: string; opnames: number }>`
    select project_id as "projectId", count(*)::int as opnames from piece_opname
    where company_id = ${companyId} and state = 'sent' and measured_on <= ${until} group by 1
  `.execute(own(tx))
  return rows
}
