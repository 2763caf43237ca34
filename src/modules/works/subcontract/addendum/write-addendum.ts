import { minus, plus } from '#ground/money.ts'
import { plusQty } from '#ground/quantity.ts'
import { lineAmount } from '#ground/price.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { act } from '#kit/document/act.ts'
import type { DraftAsked } from '#kit/document/document.ts'
import { drafts } from '#kit/document/drafts.ts'
import type { Ground } from '#kit/document/guard.ts'
import { saveHead } from '#kit/document/load.ts'
import { recordHistory } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { instant } from '#kit/posting/today.ts'
import { checkDims } from '#modules/projects/face.ts'
import { heldSubcontract, type HeldSubcontract } from '../held.ts'
import type { AgreedLine } from '../rules.ts'
import { agreedLines, opnamesOf } from '../store.ts'
import { subcontract } from '../subcontract.ts'
import {
  addendumStatuses,
  subcontractAddendum,
  subcontractAddendumActs as table,
  type SubcontractAddendum,
} from './addendum.ts'
import { decideAddendum, lineBefore, netOf, refuseTotal } from './rules.ts'
import * as store from './store.ts'

const ground: Ground<typeof subcontractAddendum, HeldSubcontract> = {
  of: subcontractAddendum,
  statusOf: ({ state }) => addendumStatuses[state],
  parent: heldOfAddendum,
}

const draft = drafts(subcontractAddendum, { ground, edit: table.edit, remove: table.delete, check })

type Asked = DraftAsked<typeof subcontractAddendum>

/** Writes the draft of an addendum of a running subcontract; nothing of it moves by that. */
export async function createAddendum(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const held = await heldSubcontract(tx, actor, asked.subcontractId)
  refuseStill(held)
  const before = await store.addendaOf(tx, actor.companyId, held.doc.id)
  if (before.some(({ state }) => state === 'draft' || state === 'pending_approval'))
    throw new Refusal('subcontract.addendum-open', { number: held.doc.number ?? '' })
  const saved = await draft.create(tx, actor, asked)
  await store.keepWriter(tx, actor, saved.id)
  return saved
}

/** Writes the draft of an addendum anew. */
export async function rewriteAddendum(
  tx: Tx,
  actor: Actor,
  asked: Asked & { readonly id: string; readonly version: number },
): Promise<DocumentRef> {
  const { doc } = await heldOfAddendum(tx, actor, asked.id)
  const saved = await draft.rewrite(tx, actor, { ...asked, subcontractId: doc.id })
  await store.keepWriter(tx, actor, asked.id)
  return saved
}

/** Throws the draft of an addendum away. */
export async function removeAddendum(tx: Tx, actor: Actor, id: string): Promise<{ id: string }> {
  await heldOfAddendum(tx, actor, id)
  return draft.remove(tx, actor, id)
}

/** Asks a second person for their yes. */
export const askAddendum = act(table.ask, ground, async ({ tx, actor, doc, parent }) => {
  refuseStill(parent)
  await judged(tx, actor, doc, parent)
  await told(tx, actor, doc, 'ask-addendum')
  return { kept: { remark: null } }
})

/**
 * Lets an addendum count, everywhere at once: the lines of the subcontract and its value, and by them commitments, budgets
 * and the papers. Judged anew on what holds now, by somebody who wrote nothing on it.
 */
export const approveAddendum = act(table.approve, ground, async ({ tx, actor, doc, parent }) => {
  refuseAhead(actor, doc.date)
  await refuseWriter(tx, actor, doc)
  refuseStill(parent)
  await refuseDraftOpname(tx, actor, parent)
  const { lines, net, total } = await judged(tx, actor, doc, parent)
  for (const [at, line] of lines.entries()) {
    const { lineId, price, amount } = line
    if (lineId === null) {
      const place = { subcontractId: parent.doc.id, addendumLineId: doc.lines[at]?.id ?? '' }
      await store.addLine(tx, actor.companyId, { ...line, ...place, amount })
    } else {
      const volume = plusQty(line.volumeBefore, line.volume)
      await store.changeLine(tx, actor.companyId, lineId, { volume, price, amount: lineAmount(volume, price) })
    }
  }
  await saveHead(tx, { of: subcontract, actor, id: parent.doc.id, isNewVersion: true }, { total })
  await told(tx, actor, doc, 'approve-addendum')
  const values = { net, totalBefore: parent.doc.total, totalAfter: total }
  return { kept: { ...values, approvedAt: instant(), approvedByName: actor.name } }
})

/** Gives an addendum back to who wrote it, with the reason. */
export const returnAddendum = act(table.return, ground, async ({ tx, actor, asked, doc }) => {
  await refuseWriter(tx, actor, doc)
  await told(tx, actor, doc, 'return-addendum', asked.reason)
  return { kept: { remark: asked.reason } }
})

/** Takes the last approved addendum back while nothing was measured beyond what stood before it. */
export const voidAddendum = act(table.void, ground, async ({ tx, actor, asked, doc, parent }) => {
  refuseStill(parent)
  await refuseDraftOpname(tx, actor, parent)
  const standing = (await store.addendaOf(tx, actor.companyId, parent.doc.id)).filter(({ state }) => state === 'posted')
  if (standing.at(-1)?.id !== doc.id) throw new Refusal('subcontract.later-addendum', { number: doc.number ?? '' })
  const total = minus(parent.doc.total, doc.net)
  refuseTotal(parent.money, total)
  const held = new Map((await agreedLines(tx, actor.companyId, parent.doc.id)).map((line) => [line.id, line]))
  for (const line of doc.lines) {
    const now: AgreedLine | undefined = held.get(line.lineId ?? '')
    if (now) await store.changeLine(tx, actor.companyId, now.id, lineBefore(now, line))
  }
  await saveHead(tx, { of: subcontract, actor, id: parent.doc.id, isNewVersion: true }, { total })
  await told(tx, actor, doc, 'void-addendum', asked.reason)
  return { kept: { voidReason: asked.reason } }
})

/** Locks the subcontract of an addendum. */
async function heldOfAddendum(tx: Tx, actor: Actor, id: string): Promise<HeldSubcontract> {
  const of = await store.subcontractOfAddendum(tx, actor.companyId, id)
  if (of === undefined) throw new NotFound()
  return heldSubcontract(tx, actor, of)
}

function refuseStill({ doc }: HeldSubcontract): void {
  if (doc.state !== 'posted' || doc.closedAt !== null)
    throw new Refusal('subcontract.not-running', { number: doc.number ?? 'draf' })
}

// What was measured and waits for its yes was valued on the lines as they are.
async function refuseDraftOpname(tx: Tx, actor: Actor, { doc }: HeldSubcontract): Promise<void> {
  const opnames = (await opnamesOf(tx, actor.companyId, [doc.id])).get(doc.id) ?? []
  if (opnames.some(({ state }) => state === 'draft'))
    throw new Refusal('subcontract.opname-draft', { number: doc.number ?? '' })
}

async function refuseWriter(tx: Tx, actor: Actor, { id, subcontractId }: SubcontractAddendum): Promise<void> {
  const row = (await store.addendaOf(tx, actor.companyId, subcontractId)).find((one) => one.id === id)
  if (row?.writers.includes(actor.userId)) throw new Refusal('subcontract.own-addendum')
}

async function judged(
  tx: Tx,
  actor: Actor,
  { lines: asked }: Pick<Asked, 'lines'>,
  { doc, money }: Pick<HeldSubcontract, 'doc' | 'money'>,
) {
  const dims = asked.map(({ workItemId }) => ({ projectId: doc.projectId, workItemId }))
  await checkDims(tx, actor, { projectId: doc.projectId, lines: dims })
  const agreed = await agreedLines(tx, actor.companyId, doc.id)
  const lines = decideAddendum(
    agreed,
    asked.map((line) => ({ ...line, lineId: line.lineId ?? null })),
  )
  const net = netOf(lines)
  const total = plus(doc.total, net)
  refuseTotal(money, total)
  return { lines, net, total }
}

async function check(tx: Tx, actor: Actor, asked: Asked) {
  const held = await heldSubcontract(tx, actor, asked.subcontractId)
  const { lines, net } = await judged(tx, actor, asked, held)
  return { head: { net }, lines }
}

async function told(tx: Tx, actor: Actor, doc: SubcontractAddendum, happened: string, reason = doc.reason) {
  await recordHistory(tx, actor, { subject: 'subcontract', id: doc.subcontractId, act: happened, reason })
}
