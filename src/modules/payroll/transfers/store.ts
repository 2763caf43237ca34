import { sql } from 'kysely'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../runs/store.ts'
import type { TransferMade } from './contract.ts'

/** A slip that the bank may still be asked to pay, with the account of its person where there is one. */
export interface Sendable {
  readonly slipId: string
  readonly employeeId: string
  readonly name: string
  readonly open: Money
}

/** Reads the slips of a booked run that are owed, not held back and in no file that stands; by their order. */
export async function sendableOf(tx: Tx, companyId: string, runId: string): Promise<Sendable[]> {
  const { rows } = await sql<Sendable>`
    select s.id as "slipId", s.employee_id as "employeeId", s.name, (s.net - s.paid)::bigint as open
    from payroll_slip s join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
    where s.company_id = ${companyId} and s.run_id = ${runId} and r.state = 'posted' and not s.is_void
      and s.held_at is null and s.net > s.paid
      and not exists (select from payroll_transfer_line l
        where l.company_id = s.company_id and l.slip_id = s.id and not l.is_void)
    order by s.line_no
  `.execute(own(tx))
  return rows
}

/** Reads one of those in a file whose slip is owed another amount than the file says, or is held back; none where all are owed just that. */
export async function otherwiseOwed(tx: Tx, companyId: string, id: string): Promise<{ name: string; open: Money }[]> {
  const { rows } = await sql<{ name: string; open: Money }>`
    select l.name, (s.net - s.paid)::bigint as open
    from payroll_transfer_line l join payroll_slip s on s.company_id = l.company_id and s.id = l.slip_id
    where l.company_id = ${companyId} and l.transfer_id = ${id}
      and (s.net - s.paid <> l.amount or s.is_void or s.held_at is not null)
    order by l.line_no limit 1
  `.execute(own(tx))
  return rows
}

/** Reads the files of a run, the newest first. */
export async function transfersOf(tx: Tx, companyId: string, runId: string): Promise<TransferMade[]> {
  const { rows } = await sql<TransferMade>`
    select id, value_date as "valueDate", people, amount::text as amount, created_by_name as by, is_void as "isVoid",
      mcm_account is not null as "isMcm"
    from payroll_transfer where company_id = ${companyId} and run_id = ${runId} order by id desc limit 200
  `.execute(own(tx))
  return rows
}

/** Says that a file was not sent, so that its people may be in another. */
export async function freeTransfer(
  tx: Tx,
  actor: Actor,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  const of = (table: 'payroll_transfer' | 'payroll_transfer_line', key: string) => sql`
    update ${sql.table(table)} set is_void = true
    where company_id = ${actor.companyId} and ${sql.ref(key)} = ${id}`
  await of('payroll_transfer_line', 'transfer_id').execute(own(tx))
  await of('payroll_transfer', 'id').execute(own(tx))
  await sql`update payroll_transfer set void_reason = ${reason} where company_id = ${actor.companyId} and id = ${id}`.execute(
    own(tx),
  )
}
