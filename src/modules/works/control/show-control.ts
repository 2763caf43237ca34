import { sum, ZERO } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { projectCostLines, projectCosts } from '#modules/journal/face.ts'
import { knownProject } from '#modules/projects/face.ts'
import { commitmentsOf, type Commitment } from '#modules/purchasing/face.ts'
import { measuredLines } from '../progress/store.ts'
import { subcontractCommitments, type SubcontractCommitment } from '../subcontract/commitments.ts'
import type { CostFigures, CostRow, ProjectControl } from './contract.ts'
import { costSums, headOfAccount, type CostFact, type CostSums } from './rules.ts'

/** Shows what a project costs beside its budget, by work item and by head; what bears no work item stands last. */
export async function showControl(tx: Tx, actor: Actor, projectId: string): Promise<ProjectControl> {
  await seen(tx, actor, projectId)
  const { companyId } = actor
  const lines = await measuredLines(tx, companyId, projectId)
  const actual = (await projectCosts(tx, companyId, projectId)).map((one) => ({
    ...{ workItemId: one.workItemId, amount: one.amount, head: headOfAccount(one.account) },
  }))
  const committed = [
    ...(await commitmentsOf(tx, companyId, projectId)).map(promised),
    ...(await subcontractCommitments(tx, companyId, projectId)).map(givenAway),
  ]
  const known = new Set(lines.map((line) => line.workItemId))
  const rest = (facts: readonly CostFact[]) => facts.filter((one) => !one.workItemId || !known.has(one.workItemId))
  const promisedOf = Map.groupBy(committed, (one) => one.workItemId)
  const spentOf = Map.groupBy(actual, (one) => one.workItemId)
  const items = lines.map((line) => ({
    ...{ workItemId: line.workItemId, code: line.code, name: line.name },
    ...figures(costSums(line.amount, promisedOf.get(line.workItemId) ?? [], spentOf.get(line.workItemId) ?? [])),
  }))
  const loose = costSums(ZERO, rest(committed), rest(actual))
  const others = { workItemId: null, code: '', name: 'Di luar pekerjaan RAB', ...figures(loose) }
  return {
    ...figures(costSums(sum(lines.map((line) => line.amount)), committed, actual)),
    items: loose.committed === 0n && loose.actual === 0n ? items : [...items, others],
    heads: headsOf(committed, actual),
  }
}

/** Shows the rows behind the figures: lines of the books, of purchase orders that have not come, and of subcontracts that were not billed. */
export async function showControlRows(tx: Tx, actor: Actor, projectId: string): Promise<CostRow[]> {
  await seen(tx, actor, projectId)
  const spent = (await projectCostLines(tx, actor.companyId, projectId)).map((row) => ({
    ...{ id: row.id, kind: 'actual' as const, number: row.number, date: row.date, text: row.memo },
    ...{ workItemId: row.workItemId, head: headOfAccount(row.account), amount: String(row.amount), href: null },
  }))
  const open = (await commitmentsOf(tx, actor.companyId, projectId)).map((row, at) => ({
    ...{ id: `${row.orderId}-${at}`, kind: 'committed' as const, number: row.number, date: row.date },
    ...{ text: `${row.supplierName}: ${row.description}`, workItemId: row.workItemId, head: promised(row).head },
    ...{ amount: String(row.amount), href: `/pembelian-barang/detail/${row.orderId}` },
  }))
  const given = (await subcontractCommitments(tx, actor.companyId, projectId)).map((row) => ({
    ...{ id: row.lineId, kind: 'committed' as const, number: row.number, date: row.date },
    ...{ text: `${row.supplierName}: ${row.description}`, workItemId: row.workItemId, head: givenAway(row).head },
    ...{ amount: String(row.amount), href: null },
  }))
  return [...open, ...given, ...spent]
}

// Costs are for who may see costs, and only of projects they see.
async function seen(tx: Tx, actor: Actor, projectId: string): Promise<void> {
  if (!actor.can('view daftar-proyek')) throw new NotFound()
  await knownProject(tx, actor, projectId)
}

function promised({ workItemId, amount, isService }: Commitment): CostFact {
  return { workItemId, amount, head: isService ? 'subkon' : 'material' }
}

function givenAway({ workItemId, amount }: SubcontractCommitment): CostFact {
  return { workItemId, amount, head: 'subkon' }
}

function headsOf(committed: readonly CostFact[], actual: readonly CostFact[]): ProjectControl['heads'] {
  const heads = [...new Set([...committed, ...actual].map((one) => one.head))]
  return heads.map((head) => {
    const of = (facts: readonly CostFact[]) => facts.filter((one) => one.head === head)
    const sums = costSums(ZERO, of(committed), of(actual))
    return { head, committed: String(sums.committed), actual: String(sums.actual) }
  })
}

function figures(sums: CostSums): CostFigures {
  const { budget, committed, actual, variance } = sums
  return {
    budget: String(budget),
    committed: String(committed),
    actual: String(actual),
    variance: String(variance),
  }
}
