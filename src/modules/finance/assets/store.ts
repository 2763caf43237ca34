import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { newId } from '#kit/id.ts'
import { own } from '../store.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { addAsset } from './contract.ts'
import type { AssetKind } from './rules.ts'

/** An asset with what is written off of it by journals that stand, and before the books. */
export interface KeptAsset {
  readonly id: string
  readonly name: string
  readonly kind: AssetKind
  readonly acquiredOn: Day
  readonly cost: Money
  readonly residual: Money
  readonly months: number
  readonly writtenOff: Money
  readonly gone: { on: Day; amount: string; gain: string; journalId: string; number: string } | null
}

/** The assets of a company, held against another run until this transaction ends where `isHeld`. */
export async function assetsOf(tx: Tx, companyId: string, isHeld = false): Promise<KeptAsset[]> {
  if (isHeld)
    await sql`select id from fixed_asset where company_id = ${companyId} order by id for update`.execute(own(tx))
  const { rows } = await sql<KeptAsset>`
    select a.id, a.name, a.kind, a.acquired_on as "acquiredOn", a.cost, a.residual, a.months,
      (a.written_off_before + coalesce((
        select sum(l.amount) from depreciation_line l
        join manual_journal j on j.company_id = l.company_id and j.id = l.journal_id
        where l.company_id = a.company_id and l.asset_id = a.id and j.state = 'posted'
      ), 0))::bigint as "writtenOff",
      (
        select jsonb_build_object('on', j.journal_date, 'amount', d.amount::text, 'gain', d.gain::text, 'journalId', j.id,
          'number', j.number)
        from asset_disposal d join manual_journal j on j.company_id = d.company_id and j.id = d.journal_id
        where d.company_id = a.company_id and d.asset_id = a.id and j.state = 'posted' limit 1
      ) as gone
    from fixed_asset a where a.company_id = ${companyId} order by a.acquired_on, a.id limit 1000
  `.execute(own(tx))
  return rows
}

/** Keeps a new asset. */
export async function insertAsset(tx: Tx, actor: Actor, asked: AskedOf<typeof addAsset>): Promise<string> {
  const id = newId()
  await sql`
    insert into fixed_asset (id, company_id, name, kind, acquired_on, cost, residual, months, written_off_before, created_by,
      created_by_name)
    values (${id}, ${actor.companyId}, ${asked.name}, ${asked.kind}, ${asked.acquiredOn}::date, ${asked.cost},
      ${asked.residual}, ${asked.months}, ${asked.writtenOffBefore}, ${actor.userId}, ${actor.name})
  `.execute(own(tx))
  return id
}

/** A month that was written off, by a journal that stands. */
export interface KeptRun {
  readonly id: string
  readonly period: string
  readonly number: string
  readonly amount: bigint
}

/** The months that were written off, the newest first. */
export async function runsOf(tx: Tx, companyId: string): Promise<KeptRun[]> {
  const { rows } = await sql<KeptRun>`
    select j.id, r.period, j.number, j.total as amount from depreciation_run r
    join manual_journal j on j.company_id = r.company_id and j.id = r.journal_id
    where r.company_id = ${companyId} and j.state = 'posted' order by r.period desc limit 24
  `.execute(own(tx))
  return rows
}

/** Keeps what each asset lost by a journal. */
export async function insertRun(
  tx: Tx,
  companyId: string,
  run: { readonly period: string; readonly journalId: string },
  lines: readonly { readonly id: string; readonly amount: bigint }[],
): Promise<void> {
  await sql`
    insert into depreciation_run (company_id, period, journal_id) values (${companyId}, ${run.period}, ${run.journalId})
  `.execute(own(tx))
  await sql`
    insert into depreciation_line (company_id, journal_id, asset_id, amount)
    select ${companyId}::uuid, ${run.journalId}::uuid, l.id, l.amount
    from unnest(${lines.map(({ id }) => id)}::uuid[], ${lines.map(({ amount }) => amount)}::bigint[]) as l (id, amount)
  `.execute(own(tx))
}

/** Keeps that an asset left the books by a journal. */
export async function insertDisposal(
  tx: Tx,
  companyId: string,
  made: { readonly assetId: string; readonly journalId: string; readonly amount: bigint; readonly gain: bigint },
): Promise<void> {
  await sql`
    insert into asset_disposal (company_id, journal_id, asset_id, amount, gain)
    values (${companyId}, ${made.journalId}, ${made.assetId}, ${made.amount}, ${made.gain})
  `.execute(own(tx))
}
