import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { knownProject } from '#modules/projects/face.ts'
import { progressReports } from '../progress/store.ts'
import type { ProjectOpening, ProjectOpeningSeen } from './contract.ts'
import { openableInstalments } from './open-instalments.ts'
import { openableContract } from './openable.ts'
import { openedCosts, standingOpening, type OpeningStored } from './store.ts'

/** Shows the opening of a project, or whether there may be one; costs only to who sees them, and nothing of it without orders. */
export async function showProjectOpening(tx: Tx, actor: Actor, projectId: string): Promise<ProjectOpeningSeen> {
  const project = await knownProject(tx, actor, projectId)
  if (!actor.can('view order')) return { opening: null, isOpenable: false, contractValue: null, instalments: [] }
  const stored = await standingOpening(tx, actor.companyId, projectId)
  if (stored)
    return { opening: await openingSeen(tx, actor, stored), isOpenable: false, contractValue: null, instalments: [] }
  const may = await openableContract(tx, actor, project, null)
  if ('hindrance' in may) return { opening: null, isOpenable: false, contractValue: null, instalments: [] }
  const instalments = await openableInstalments(tx, actor, { projectId, orderId: may.orderId })
  return { opening: null, isOpenable: true, contractValue: String(may.value), instalments }
}

async function openingSeen(tx: Tx, actor: Actor, row: OpeningStored): Promise<ProjectOpening> {
  const reports = row.progress_id ? await progressReports(tx, actor.companyId, row.project_id) : []
  const costs = actor.can('view biaya') ? await openedCosts(tx, actor.companyId, row.id) : null
  return {
    ...{ id: row.id, number: row.number, on: row.opened_on, billed: String(row.billed) },
    ...{ downPayment: String(row.advance), retention: String(row.retention), isRetentionTaxed: row.retention_taxed },
    pct: reports.find((report) => report.id === row.progress_id)?.pct ?? null,
    costs: costs && costs.map(({ head, amount }) => ({ head, amount: String(money(amount)) })),
    ...{ notes: row.notes, by: row.created_by_name },
  }
}
