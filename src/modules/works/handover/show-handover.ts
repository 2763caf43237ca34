import { minus, ZERO, type Money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { day, type Day } from '#ground/day.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { ContractSeen } from '#modules/sales/face.ts'
import type { Handover, StandingGuarantee } from './contract.ts'
import { lateDays, latePenalty, maintenanceUntil, standsIn } from './rules.ts'
import { handoverRow, maintenanceGuarantee, type HandoverRow } from './store.ts'

interface Of {
  readonly companyId: string
  readonly projectId: string
  readonly seen: ContractSeen
}

/** Shows the handovers of a project under contract, with what follows from them; null before the first. */
export async function shownHandover(tx: Tx, of: Of, dueOn: Day | null): Promise<Handover | null> {
  const row = await handoverRow(tx, of.companyId, of.projectId)
  if (!row) return null
  const { by: _, ...kept } = row
  const late = lateDays(row.firstOn, dueOn)
  return {
    ...kept,
    penaltyBase: row.penaltyBase === null ? null : String(row.penaltyBase),
    maintenanceUntil: maintenanceUntil(row.firstOn, row.maintenanceDays),
    lateDays: late,
    penalty: String(penaltyOf(row, late, of.seen.value)),
    isRetentionFree: await isFree(tx, of, row),
  }
}

/** Tells whether the retention of a contract may be billed: after the final handover, or against a guarantee. */
export async function isRetentionFree(tx: Tx, of: Of): Promise<boolean> {
  const row = await handoverRow(tx, of.companyId, of.projectId)
  return row !== undefined && isFree(tx, of, row)
}

/** Shows the maintenance guarantee that can best stand in for the retention of a contract; null where none is held. */
export async function shownStandIn(
  tx: Tx,
  { companyId, projectId }: Omit<Of, 'seen'>,
  handover: Handover | null,
): Promise<StandingGuarantee | null> {
  const until = handover && day(handover.maintenanceUntil)
  const best = await maintenanceGuarantee(tx, companyId, { projectId, until })
  return best ? { number: best.number, amount: String(best.amount), validTo: best.validTo } : null
}

async function isFree(tx: Tx, { companyId, projectId, seen }: Of, row: HandoverRow): Promise<boolean> {
  if (row.finalOn !== null) return true
  const until = maintenanceUntil(row.firstOn, row.maintenanceDays)
  const guarantee = await maintenanceGuarantee(tx, companyId, { projectId, until })
  const held = minus(seen.retentionHeld, seen.retentionReleased)
  return guarantee !== undefined && standsIn(guarantee, { held, until })
}

function penaltyOf(row: HandoverRow, late: number, value: Money): Money {
  if (row.penaltyPerMille === null) return ZERO
  const cap = row.penaltyCap === null ? null : percent(row.penaltyCap)
  return latePenalty(late, { base: row.penaltyBase ?? value, perMille: percent(row.penaltyPerMille), cap })
}
