import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { insertRows } from '#kit/db/insert-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../runs/store.ts'
import type { SlipMailRow } from '../tables.ts'

/** A slip that stands, with the last mail it went out by. */
export interface SlipToMail {
  readonly slipId: string
  readonly employeeId: string
  readonly name: string
  readonly isHeld: boolean
  readonly last: {
    readonly to: string
    readonly at: string
    readonly by: string
    readonly mailId: string | null
  } | null
}

/** Reads the slips of a booked run with their last mail, in their order. */
export async function slipsToMail(tx: Tx, companyId: string, runId: string): Promise<SlipToMail[]> {
  const { rows } = await sql<SlipToMail>`
    select s.id as "slipId", s.employee_id as "employeeId", s.name, s.held_at is not null as "isHeld", m.last
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    left join lateral (
      select json_build_object('to', to_address, 'at', created_at, 'by', created_by_name, 'mailId', mail_id) as last
      from payroll_slip_mail where company_id = s.company_id and slip_id = s.id order by id desc limit 1
    ) m on true
    where s.company_id = ${companyId} and s.run_id = ${runId} and r.state = 'posted' and not s.is_void
    order by s.line_no
  `.execute(own(tx))
  return rows
}

/** Keeps to whom some slips of a run go out; `mailId` where the mail is queued already. Gives their ids. */
export async function keepMailed(
  tx: Tx,
  actor: Actor,
  runId: string,
  mailed: readonly { readonly slipId: string; readonly to: string; readonly mailId?: string }[],
): Promise<string[]> {
  const rows = mailed.map(({ slipId, to, mailId }) => ({
    ...{ id: newId(), company_id: actor.companyId, run_id: runId, slip_id: slipId },
    ...{ to_address: to, mail_id: mailId ?? null, created_by: actor.userId, created_by_name: actor.name },
  }))
  await insertRows(tx, 'payroll_slip_mail', rows)
  return rows.map(({ id }) => id)
}

/** Locks one that still has to be made; undefined when it was, or was dropped. */
export async function lockUnmade(tx: Tx, id: string): Promise<SlipMailRow | undefined> {
  const { rows } = await sql<SlipMailRow>`
    select * from payroll_slip_mail where id = ${id} and mail_id is null for update
  `.execute(own(tx))
  return rows[0]
}

/** Says by which mail it went out. */
export async function setMailed(tx: Tx, id: string, mailId: string): Promise<void> {
  await own(tx).updateTable('payroll_slip_mail').set({ mail_id: mailId }).where('id', '=', id).execute()
}

/** Forgets one that can not be sent any more: its person is back among those who were not written to. */
export async function dropUnmade(tx: Tx, id: string): Promise<void> {
  await own(tx).deleteFrom('payroll_slip_mail').where('id', '=', id).where('mail_id', 'is', null).execute()
}
