import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { documentPage, projectCostLines, type ProjectCostLine } from '#modules/journal/face.ts'
import { costHeads, type CostHead } from '#modules/projects/contract.ts'
import { commitmentsOf } from '#modules/purchasing/face.ts'
import { worthIn } from '#modules/stock/face.ts'
import { heldLinesOf, type HeldLine } from '../progress/store.ts'
import { marginOf } from '../rap/rules.ts'
import { seenCosts } from '../rap/seen.ts'
import { subcontractCommitments } from '../subcontract/commitments.ts'
import { subcontractPage } from '../subcontract/page.ts'
import type { CostFigures, CostOfItem, CostRow, ProjectControl } from './contract.ts'
import { controlFacts, givenAway } from './facts.ts'
import { judgedNow, judgementsOf } from './judge-cost.ts'
import { costSums, factsBy, headOfAccount, noFacts, wholeSums, type CostFacts, type CostSums } from './rules.ts'

interface AsOf {
  readonly id: string
  /** Null: now. */
  readonly on?: Day | null | undefined
}

/**
 * Shows what a project costs beside its budget, by head and by work item; what bears no work item of the bill stands last.
 * A head is told by its own sums, so cost without a work item uses up its budget; the project is the sum of its heads.
 */
export async function showControl(tx: Tx, actor: Actor, { id: projectId, on = null }: AsOf): Promise<ProjectControl> {
  const { warehouseId } = await seenCosts(tx, actor, projectId)
  const { companyId } = actor
  const { bill, isPlanned, sold, facts } = await controlFacts(tx, companyId, { projectId, on, planOn: on })
  const onSite = await worthIn(tx, companyId, warehouseId, on)
  // What was thought by that day of what is still to come; what came to mind later says nothing of it.
  const judgements = await judgementsOf(tx, companyId, projectId, on)
  const judged = isPlanned ? judgedNow(judgements) : new Map<CostHead | null, Money>()
  const heads = headsOf(isPlanned ? facts : { ...facts, budget: [] }, bill, judged)
  const whole = wholeSums(facts, isPlanned, judged)
  return {
    ...figures(whole),
    ...{ basis: isPlanned ? 'rap' : bill.length > 0 ? 'rab' : null, onSite: String(onSite), sold: String(sold) },
    margin: isPlanned ? marginOf(sold, whole.atCompletion) : null,
    plannedMargin: isPlanned ? marginOf(sold, whole.budget) : null,
    items: itemsOf(
      factsBy(facts, (fact) => fact.workItemId),
      bill,
      true,
    ),
    judgements,
    heads: heads.map(({ head, sums, items }) => ({
      ...{ head, ...figures(sums), items, isJudged: judged.has(head) },
      onSite: head === 'material' ? String(onSite) : '0',
    })),
  }
}

/** Shows the rows behind the figures: lines of the books, of purchase orders that have not come, and of subcontracts that were not billed. */
export async function showControlRows(tx: Tx, actor: Actor, { id: projectId, on = null }: AsOf): Promise<CostRow[]> {
  await seenCosts(tx, actor, projectId)
  const spent = (await projectCostLines(tx, actor.companyId, projectId, on)).map((row) => ({
    ...{ id: row.id, kind: 'actual' as const, number: row.number, date: row.date, text: row.memo },
    ...{
      workItemId: row.workItemId,
      head: headOfAccount(row.account),
      amount: String(row.amount),
      href: pageOfCost(row),
    },
  }))
  const open = (await commitmentsOf(tx, actor.companyId, projectId, on)).map((row, at) => ({
    ...{ id: `${row.orderId}-${at}`, kind: 'committed' as const, number: row.number, date: row.date },
    ...{ text: `${row.supplierName}: ${row.description}`, workItemId: row.workItemId, head: row.head },
    ...{ amount: String(row.amount), href: `/pembelian-barang/detail/${row.orderId}` },
  }))
  const given = (await subcontractCommitments(tx, actor.companyId, projectId, on)).map((row) => ({
    ...{ id: row.lineId, kind: 'committed' as const, number: row.number, date: row.date },
    ...{ text: `${row.supplierName}: ${row.description}`, workItemId: row.workItemId, head: givenAway(row).head },
    ...{ amount: String(row.amount), href: subcontractPage(projectId, row.subcontractId) },
  }))
  const bills = await heldLinesOf(tx, actor.companyId, [projectId])
  const known = new Set((bills.get(projectId) ?? []).map((line) => line.workItemId))
  return [...open, ...given, ...spent].map((row) =>
    known.has(row.workItemId ?? '') ? row : { ...row, workItemId: null },
  )
}

// In the order of costHeads; what is on none stands last.
function headsOf(facts: CostFacts, bill: readonly HeldLine[], judged: ReadonlyMap<CostHead | null, Money>) {
  const byHead = factsBy(facts, (fact) => fact.head)
  const order: (CostHead | null)[] = [...(Object.keys(costHeads) as CostHead[]), null]
  return order.flatMap((head) => {
    const own = byHead.get(head) ?? (judged.has(head) ? noFacts : undefined)
    if (!own) return []
    const byItem = factsBy(own, (fact) => fact.workItemId)
    return [{ head, sums: costSums(own, judged.get(head) ?? null), items: itemsOf(byItem, bill, false) }]
  })
}

function itemsOf(
  byItem: ReadonlyMap<string | null, CostFacts>,
  bill: readonly HeldLine[],
  isWhole: boolean,
): CostOfItem[] {
  const shown = isWhole ? bill : bill.filter((line) => byItem.has(line.workItemId))
  const items = shown.map(({ workItemId, code, name }) => {
    const own = byItem.get(workItemId) ?? noFacts
    return { workItemId, code, name, ...figures(costSums(own)) }
  })
  const loose = byItem.get(null)
  if (!loose) return items
  return [...items, { workItemId: null, code: '', name: 'Di luar pekerjaan RAB', ...figures(costSums(loose)) }]
}

function figures(sums: CostSums): CostFigures {
  return {
    first: String(sums.first),
    changes: String(sums.changes),
    budget: String(sums.budget),
    committed: String(sums.committed),
    actual: String(sums.actual),
    toCome: String(sums.toCome),
    atCompletion: String(sums.atCompletion),
    variance: String(sums.variance),
  }
}

// What a site used has a page of its own; a document that bears none is told by its entry alone.
function pageOfCost({ sourceKind, sourceId }: ProjectCostLine): string | null {
  if (sourceKind === 'stock-document') return `/laporan-bahan-baku/detail/${sourceId}`
  return documentPage(sourceKind, sourceId) ?? null
}
