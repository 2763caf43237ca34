import { sql } from 'kysely'
import { day, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { knownProject, stepProject } from '#modules/projects/face.ts'
import { contractOf, tellContractHandover, type ContractSeen } from '#modules/sales/face.ts'
import { keptContract } from '../billing/store.ts'
import { instalmentsOf } from '../instalments/store.ts'
import { own } from '../store.ts'
import type * as contract from './contract.ts'
import { maintenanceUntil } from './rules.ts'
import { handoverRow, type HandoverRow } from './store.ts'

/** Keeps the first handover of a project, new or written anew; not before its contract, not once the final one was made. */
export async function writeFirstHandover(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.saveFirstHandover>) {
  await knownProject(tx, actor, asked.id, true)
  refuseAhead(actor, asked.date)
  const signed = await signedContract(tx, actor, asked.id)
  if (!signed || signed.state === 'void') throw new Refusal('handover.no-contract')
  if (asked.date < signed.date)
    throw new Refusal('handover.before-contract', { on: dayFormat(day(signed.date), 'short') }, { field: 'date' })
  const before = await handoverRow(tx, actor.companyId, asked.id, true)
  if (before) expectVersion({ version: before.version, updatedByName: before.by }, asked.version ?? 0)
  if (before?.finalOn) throw new Refusal('handover.final-made')
  const [perMille, cap] = [asked.penaltyPerMille, asked.penaltyCap].map((one) => (one ? percentText(one) : null))
  const { rows } = await sql<{ version: number }>`
    insert into handover (company_id, project_id, first_on, first_number, maintenance_days, penalty_per_mille,
      penalty_cap_percent, penalty_base, updated_by, updated_by_name)
    values (${actor.companyId}, ${asked.id}, ${asked.date}, ${asked.number}, ${asked.maintenanceDays}, ${perMille},
      ${cap}, ${asked.penaltyBase}, ${actor.userId}, ${actor.name})
    on conflict (company_id, project_id) do update set first_on = excluded.first_on,
      first_number = excluded.first_number, maintenance_days = excluded.maintenance_days,
      penalty_per_mille = excluded.penalty_per_mille, penalty_cap_percent = excluded.penalty_cap_percent,
      penalty_base = excluded.penalty_base, version = handover.version + 1, updated_at = now(),
      updated_by = excluded.updated_by, updated_by_name = excluded.updated_by_name
    returning version
  `.execute(own(tx))
  // What was handed over was built, whether or not somebody said that the work began.
  for (const from of ['prospek', 'kontrak', 'berjalan', 'ditunda'] as const)
    await stepProject(tx, actor, { projectId: asked.id, from, to: 'bast1' })
  await tellHandover(tx, actor, asked.id, asked.date)
  await told(tx, actor, { id: asked.id, act: 'first-handover', number: asked.number })
  return { version: found(rows[0]).version }
}

/** Keeps the final handover of a project, made after its maintenance. */
export async function writeFinalHandover(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.saveFinalHandover>) {
  const before = await locked(tx, actor, asked)
  refuseAhead(actor, asked.date)
  if (before.finalOn) throw new Refusal('handover.final-made')
  const until = maintenanceUntil(before.firstOn, before.maintenanceDays)
  if (asked.date < until)
    throw new Refusal('handover.maintained', { until: dayFormat(until, 'short') }, { field: 'date' })
  await finalSet(tx, actor, { id: asked.id, on: asked.date, number: asked.number })
  await stepProject(tx, actor, { projectId: asked.id, from: 'bast1', to: 'bast2' })
  await told(tx, actor, { id: asked.id, act: 'final-handover', number: asked.number })
  return { version: before.version + 1 }
}

/** Takes the last handover back, unless the retention was billed on it. */
export async function takeHandoverBack(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.undoHandover>) {
  const before = await locked(tx, actor, asked)
  const signed = await signedContract(tx, actor, asked.id)
  if (signed && signed.retentionReleased > 0n) throw new Refusal('handover.retention-billed')
  if (signed)
    await refuseBilledInstalment(tx, actor, { projectId: asked.id, seen: signed, isFinal: before.finalOn !== null })
  if (before.finalOn) await finalSet(tx, actor, { id: asked.id, on: null, number: null })
  else {
    if (signed && isRetentionTaxBilled(signed)) throw new Refusal('handover.retention-tax-billed')
    await sql`delete from handover where company_id = ${actor.companyId} and project_id = ${asked.id}`.execute(own(tx))
    await tellHandover(tx, actor, asked.id, null)
  }
  const back = before.finalOn ? ({ from: 'bast2', to: 'bast1' } as const) : ({ from: 'bast1', to: 'berjalan' } as const)
  await stepProject(tx, actor, { projectId: asked.id, ...back })
  await told(tx, actor, { id: asked.id, act: 'undo-handover', number: before.finalNumber ?? before.firstNumber })
  return { id: asked.id }
}

// A handover that made an instalment due stays while that instalment is billed.
async function refuseBilledInstalment(
  tx: Tx,
  actor: Actor,
  { projectId, seen, isFinal }: { readonly projectId: string; readonly seen: ContractSeen; readonly isFinal: boolean },
): Promise<void> {
  const rows = await instalmentsOf(tx, actor.companyId, { projectId, seen })
  const billed = rows.find(({ dueBy, taken }) => taken && dueBy === (isFinal ? 'bast-2' : 'bast-1'))
  if (billed) throw new Refusal('handover.instalment-billed', { name: billed.name })
}

function isRetentionTaxBilled({ retentionTax, invoices }: ContractSeen): boolean {
  return retentionTax === 'at-handover' && invoices.some(({ kind, state }) => kind === 'retention' && state !== 'void')
}

async function tellHandover(tx: Tx, actor: Actor, projectId: string, on: Day | null): Promise<void> {
  const kept = await keptContract(tx, actor.companyId, projectId)
  if (kept) await tellContractHandover(tx, actor, { orderId: kept.orderId, on })
}

async function signedContract(tx: Tx, actor: Actor, projectId: string): Promise<ContractSeen | undefined> {
  const kept = await keptContract(tx, actor.companyId, projectId)
  return kept && contractOf(tx, actor, kept.orderId)
}

async function locked(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
): Promise<HandoverRow> {
  await knownProject(tx, actor, asked.id, true)
  const row = await handoverRow(tx, actor.companyId, asked.id, true)
  if (!row) throw new Refusal('handover.no-first')
  expectVersion({ version: row.version, updatedByName: row.by }, asked.version)
  return row
}

interface Final {
  readonly id: string
  readonly on: string | null
  readonly number: string | null
}

async function finalSet(tx: Tx, actor: Actor, { id, on, number }: Final): Promise<void> {
  await sql`
    update handover set final_on = ${on}, final_number = ${number}, version = version + 1, updated_at = now(),
      updated_by = ${actor.userId}, updated_by_name = ${actor.name}
    where company_id = ${actor.companyId} and project_id = ${id}
  `.execute(own(tx))
}

function told(tx: Tx, actor: Actor, of: { readonly id: string; readonly act: string; readonly number: string }) {
  return recordHistory(tx, actor, { subject: 'project', id: of.id, act: of.act, reason: of.number })
}
