import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { isProjectBooked } from '#modules/journal/face.ts'
import type { KnownProject } from '#modules/projects/face.ts'
import type { RetentionManner } from '#modules/sales/contract.ts'
import { contractOf } from '#modules/sales/face.ts'
import { keptContract } from '../billing/store.ts'
import { progressReports } from '../progress/store.ts'
import { standingOpening, wasOpened } from './store.ts'

/** The contract that may be opened, or why there is none: no contract that binds, opened already, or something happened here. */
export type Openable =
  | { readonly orderId: string; readonly value: Money; readonly retentionManner: RetentionManner }
  | { readonly hindrance: 'project-opening.no-contract' | 'project-opening.twice' | 'project-opening.moved' }

/**
 * Tells whether a project may be opened on a day (null: on some day): nothing was measured, billed or booked on it here.
 * One that was taken back is written anew beside what was booked meanwhile, never over what came before its day.
 */
export async function openableContract(
  tx: Tx,
  actor: Actor,
  project: KnownProject,
  on: string | null,
): Promise<Openable> {
  const { companyId } = actor
  const kept = await keptContract(tx, companyId, project.id)
  const seen = kept && (await contractOf(tx, actor, kept.orderId))
  if (!kept || seen?.state !== 'posted') return { hindrance: 'project-opening.no-contract' }
  if (await standingOpening(tx, companyId, project.id)) return { hindrance: 'project-opening.twice' }
  const isMeasured = (await progressReports(tx, companyId, project.id)).length > 0
  if (isMeasured || seen.invoices.some(({ status }) => status !== 'void')) return { hindrance: 'project-opening.moved' }
  const isAgain = await wasOpened(tx, companyId, project.id)
  const openable = { orderId: kept.orderId, value: seen.value, retentionManner: seen.retentionManner }
  if (isAgain && on === null) return openable
  const until = isAgain ? on : null
  const isBooked = await isProjectBooked(tx, companyId, {
    ...{ projectId: project.id, until, except: ['project-opening', 'subcontract-opening'] },
  })
  return isBooked ? { hindrance: 'project-opening.moved' } : openable
}
