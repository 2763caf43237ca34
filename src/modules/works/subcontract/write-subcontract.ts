import { Refusal } from '#ground/refusal.ts'
import { sum } from '#ground/money.ts'
import { lineAmount } from '#ground/price.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { act } from '#kit/document/act.ts'
import type { DraftAsked } from '#kit/document/document.ts'
import { drafts } from '#kit/document/drafts.ts'
import type { Ground } from '#kit/document/guard.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { instant } from '#kit/posting/today.ts'
import { supplierOf } from '#modules/parties/face.ts'
import { checkDims, knownProject, tellWorkItemUse } from '#modules/projects/face.ts'
import { billsOfSubcontracts, isSubcontracted, opnamesOf } from './store.ts'
import { subcontract, subcontractActs, type SubcontractFacts } from './subcontract.ts'

export const subcontractGround: Ground<typeof subcontract, undefined, SubcontractFacts> = {
  of: subcontract,
  statusOf: (doc) => (doc.state === 'posted' ? (doc.closedAt === null ? 'running' : 'closed') : doc.state),
  facts: async (tx, actor, { id }) => {
    const opnames = (await opnamesOf(tx, actor.companyId, [id])).get(id) ?? []
    const bills = (await billsOfSubcontracts(tx, actor.companyId, [id])).get(id) ?? []
    return { isBegun: opnames.length > 0 || bills.length > 0 }
  },
}

/** Writes the draft of a subcontract, writes it anew, throws it away. */
export const subcontractDraft = drafts(subcontract, {
  ground: subcontractGround,
  edit: subcontractActs.edit,
  remove: subcontractActs.delete,
  check,
})

/** Lets a subcontract bind: from then on what it comes to is a commitment. */
export const issueSubcontract = act(subcontractActs.post, subcontractGround, async ({ tx, actor, doc }) => {
  refuseAhead(actor, doc.date)
  await supplierOf(tx, actor.companyId, doc.supplierId)
  await checkDims(tx, actor, { projectId: doc.projectId, lines: dimsOfLines(doc.projectId, doc.lines) })
  return {}
})

/** Gives up what was not measured of a subcontract. */
export const closeSubcontract = act(subcontractActs.close, subcontractGround, async () => ({
  kept: { closedAt: instant() },
}))

/** Takes the closing of a subcontract back. */
export const reopenSubcontract = act(subcontractActs.reopen, subcontractGround, async () => ({
  kept: { closedAt: null },
}))

/** Takes a subcontract back of which nothing was measured or billed. */
export const voidSubcontract = act(subcontractActs.void, subcontractGround, async ({ asked, doc, facts }) => {
  if (facts.isBegun) throw new Refusal('subcontract.begun', { number: doc.number ?? '' })
  return { kept: { voidReason: asked.reason } }
})

type Asked = DraftAsked<typeof subcontract>

async function check(tx: Tx, actor: Actor, asked: Asked) {
  await knownProject(tx, actor, asked.projectId)
  await supplierOf(tx, actor.companyId, asked.supplierId)
  await checkDims(tx, actor, { projectId: asked.projectId, lines: dimsOfLines(asked.projectId, asked.lines) })
  const lines = asked.lines.map((line) => ({ ...line, amount: lineAmount(line.volume, line.price) }))
  const total = sum(lines.map((line) => line.amount))
  if (total === 0n) throw new Refusal('subcontract.worthless', {}, { field: 'lines.0.price' })
  return { head: { total }, lines }
}

function dimsOfLines(projectId: string, lines: readonly { readonly workItemId: string }[]) {
  return lines.map(({ workItemId }) => ({ projectId, workItemId }))
}

tellWorkItemUse((tx, companyId, item) => isSubcontracted(tx, companyId, item.id))
