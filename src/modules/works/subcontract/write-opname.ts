import { dayFormat } from '#ground/day-format.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { act } from '#kit/document/act.ts'
import type { DraftAsked } from '#kit/document/document.ts'
import { drafts } from '#kit/document/drafts.ts'
import type { Ground } from '#kit/document/guard.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { heldOfOpname, heldSubcontract, type HeldSubcontract } from './held.ts'
import { subcontractOpname, subcontractOpnameActs, type SubcontractOpname } from './opname.ts'
import { judgeOpname, sumOf } from './rules.ts'
import { agreedLines, opnamesOf } from './store.ts'

const ground: Ground<typeof subcontractOpname, HeldSubcontract> = { of: subcontractOpname, parent: heldOfOpname }

const draft = drafts(subcontractOpname, {
  ground,
  edit: subcontractOpnameActs.edit,
  remove: subcontractOpnameActs.delete,
  check,
})

type Asked = DraftAsked<typeof subcontractOpname>

/** Writes the draft of an opname; a subcontract has one at a time. */
export async function createOpname(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const { doc } = await heldSubcontract(tx, actor, asked.subcontractId)
  if (doc.state !== 'posted' || doc.closedAt !== null)
    throw new Refusal('subcontract.not-running', { number: doc.number ?? 'draf' })
  const before = (await opnamesOf(tx, actor.companyId, [doc.id])).get(doc.id) ?? []
  if (before.some((opname) => opname.state === 'draft'))
    throw new Refusal('subcontract.opname-draft', { number: doc.number ?? '' })
  return draft.create(tx, actor, asked)
}

/** Writes the draft of an opname anew. */
export async function rewriteOpname(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly id: string; readonly version: number },
): Promise<DocumentRef> {
  const { doc } = await heldOfOpname(tx, actor, asked.id)
  return draft.rewrite(tx, actor, { ...asked, subcontractId: doc.id })
}

/** Throws the draft of an opname away. */
export async function removeOpname(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  await heldOfOpname(tx, actor, id)
  return draft.remove(tx, actor, id)
}

/** Makes an opname count, judged again on what holds now; somebody who wrote nothing on it does it. */
export const approveOpname = act(subcontractOpnameActs.approve, ground, async ({ tx, actor, doc }) => {
  refuseAhead(actor, doc.date)
  if ([doc.createdBy, doc.updatedBy].includes(actor.userId)) throw new Refusal('subcontract.own-approval')
  const amounts = judgeOpname(await agreedLines(tx, actor.companyId, doc.subcontractId), doc.lines)
  await tellSubcontract(tx, actor, doc, 'approve-opname')
  return { kept: { gross: sumOf(amounts, (amount) => amount) } }
})

/** Takes an approved opname back: the last one, before it is billed. */
export const voidOpname = act(subcontractOpnameActs.void, ground, async ({ tx, actor, asked, doc, parent }) => {
  const bill = parent.bills.find((one) => one.opnameId === doc.id)
  if (bill) throw new Refusal('subcontract.billed', { number: doc.number ?? '', bill: bill.number })
  const all = (await opnamesOf(tx, actor.companyId, [doc.subcontractId])).get(doc.subcontractId) ?? []
  const last = all.at(-1)
  if (last && last.id !== doc.id)
    throw new Refusal('subcontract.later-opname', { number: doc.number ?? '', last: last.number ?? 'draf' })
  await tellSubcontract(tx, actor, doc, 'void-opname', asked.reason)
  return { kept: { voidReason: asked.reason } }
})

async function tellSubcontract(tx: Tx, actor: Actor, doc: SubcontractOpname, happened: string, why?: string) {
  const reason = [dayFormat(doc.date, 'short'), why].filter(Boolean).join(': ')
  await recordHistory(tx, actor, { subject: 'subcontract', id: doc.subcontractId, act: happened, reason })
}

async function check(tx: Tx, actor: Actor, asked: Asked) {
  const amounts = judgeOpname(
    await agreedLines(tx, actor.companyId, asked.subcontractId),
    asked.lines.map((line) => ({ ...line, reason: line.reason ?? null })),
  )
  const lines = asked.lines.map((line, at) => ({ ...line, amount: amounts[at] ?? amounts[0] }))
  return { head: { gross: sumOf(amounts, (amount) => amount) }, lines }
}
