import { minus, money, ZERO } from '#ground/money.ts'
import { minusQty, quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { changesOf } from '#kit/history/changes.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { needsApproval } from '#kit/posting/approval.ts'
import { expectState } from '#kit/posting/state.ts'
import { takeDecision } from '#kit/posting/take-decision.ts'
import { instant } from '#kit/posting/today.ts'
import { tellWaiting } from '#kit/posting/tell-approval.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { day } from '#ground/day.ts'
import { dealableSupplier } from '#modules/parties/face.ts'
import { refuseOverBudget } from '../over-budget.ts'
import { checkRequests } from '../requests/check.ts'
import { countAnswers } from '../requests/count-orders.ts'
import { checkAmendment } from './amend-rules.ts'
import type { amendPurchase, decidePurchase, SavedPurchase } from './contract.ts'
import type { Draft } from './draft.ts'
import { expectedOf, moveExpected } from './incoming.ts'
import { refreshPurchases } from './progress.ts'
import { draftOf } from './draft-of.ts'
import { changeLine, changePurchase, insertLines, linesOf, lockPurchase, removeLines } from './store.ts'
import type { Purchase, PurchaseLine } from './store.ts'
import { answersOf } from './answers.ts'
import { waitingPaper } from './waiting-paper.ts'
import { beyondBudget, costingOf, warningsOf } from './warnings.ts'

const doc = 'purchase-order' as const

/** What an amendment would write. It waits as JSON when it needs a yes. */
type Change = Pick<Draft, 'row' | 'lines'> & { readonly reason: string | null }

/**
 * Changes a posted order; a total that rises to one that needs a yes waits for it, and the order goes on as it was.
 * What it adds to a work item is weighed against its plan as a new order is.
 */
export async function amend(tx: Tx, actor: Actor, asked: AskedOf<typeof amendPurchase>): Promise<SavedPurchase> {
  const order = await lockPurchase(tx, actor, asked.id)
  expectState(order, 'posted')
  expectVersion(versioned(order), asked.version)
  if (order.closed_at !== null) throw new Refusal('purchase.closed', { number: order.number ?? '' })
  if (order.amendment !== null) throw new Refusal('purchase.amendment-waits', { number: order.number ?? '' })
  if (asked.supplierId !== order.supplier_id) throw new Refusal('purchase.supplier-fixed', {}, { field: 'supplierId' })

  const before = await linesOf(tx, order.id)
  const known = new Set(before.map((line) => line.id))
  const lines = asked.lines.map(({ id, ...line }) => (id !== undefined && known.has(id) ? { id, ...line } : line))
  const { draft, items } = await draftOf(tx, actor, { ...asked, lines, date: day(order.order_date) })
  checkAmendment(order, before, draft)
  if (draft.row.total !== order.total && asked.reason === null)
    throw new Refusal('purchase.no-reason', { was: order.total, is: draft.row.total }, { field: 'reason' })
  const change = { ...draft, reason: asked.reason }
  const more = costingOf([...before.map(({ net, ...line }) => ({ ...line, net: minus(ZERO, net) })), ...draft.lines])
  await refuseOverBudget(tx, actor, more)
  const beyond = await beyondBudget(tx, actor, more)
  if (await risesInBand(tx, actor, order, change)) {
    const waiting = {
      amendment: keptAs(change),
      amendment_total: draft.row.total,
    }
    const by = { submitted_at: instant(), submitted_by: actor.userId, submitted_by_name: actor.name }
    const saved = await changePurchase(tx, actor, order.id, { ...waiting, ...by })
    await recordHistory(tx, actor, { subject: doc, id: order.id, act: 'submit-amendment', reason: asked.reason })
    await tellWaiting(tx, actor, { doc, amount: draft.row.total }, waitingPaper(order))
    return { id: order.id, number: order.number, version: saved.version, state: 'pending_approval', warnings: beyond }
  }
  const saved = await amendNow(tx, actor, order, before, change)
  const warnings = await warningsOf(tx, actor, saved, await linesOf(tx, order.id), items)
  return {
    id: order.id,
    number: order.number,
    version: saved.version,
    state: 'posted',
    warnings: [...beyond, ...warnings],
  }
}

/** Decides a change that waits. */
export async function decideAmendment(
  tx: Tx,
  actor: Actor,
  order: Purchase,
  asked: AskedOf<typeof decidePurchase>,
): Promise<SavedPurchase> {
  const { id: documentId, submitted_by: submittedBy, submitted_at: submittedAt } = order
  const submitted = { doc, amount: money(order.amendment_total ?? 0n), documentId, submittedBy, submittedAt }
  const isSettled = await takeDecision(tx, actor, submitted, asked, waitingPaper(order))
  await recordHistory(tx, actor, { subject: doc, id: order.id, act: `${asked.decision}-amendment`, reason: asked.note })
  if (!isSettled) {
    const { version } = await changePurchase(tx, actor, order.id, { decision_note: asked.note })
    return { id: order.id, number: order.number, version, state: 'pending_approval', warnings: [] }
  }
  const done = { amendment: null, amendment_total: null, decision_note: asked.note }
  const isYes = asked.decision === 'approve' || asked.decision === 'approve-note'
  if (isYes) await dealableSupplier(tx, actor.companyId, order.supplier_id)
  const change = order.amendment as Change
  const saved = await changePurchase(tx, actor, order.id, done)
  const after = isYes ? await amendNow(tx, actor, saved, await linesOf(tx, order.id), change) : saved
  return { id: order.id, number: order.number, version: after.version, state: 'posted', warnings: [] }
}

// Amounts travel as text; the columns they go back into read it.
function keptAs({ row, lines, reason }: Change): string {
  return JSON.stringify({ row, lines, reason }, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
}

async function amendNow(
  tx: Tx,
  actor: Actor,
  order: Purchase,
  before: readonly PurchaseLine[],
  change: Change,
): Promise<Purchase> {
  checkAmendment(order, before, change)
  const known = new Map(before.map((line) => [line.id, line]))
  const kept = new Set(change.lines.map((line) => line.id))
  const gone = before.filter((line) => !kept.has(line.id))
  await removeLines(
    tx,
    actor,
    gone.map((line) => line.id),
  )
  for (const { id, ...line } of change.lines) if (known.has(id)) await changeLine(tx, actor, id, line)
  const fresh = change.lines.filter((line) => !known.has(line.id))
  await insertLines(
    tx,
    fresh.map((line) => ({ ...line, company_id: actor.companyId, order_id: order.id })),
  )
  const { lines_to_receive: _count, receiving: _receiving, ...row } = change.row
  const saved = await changePurchase(tx, actor, order.id, row)
  const after = await linesOf(tx, order.id)
  await checkRequests(tx, actor, after)
  await countAnswers(tx, actor, 'ordered_qty', answersOf(before), -1)
  await countAnswers(tx, actor, 'ordered_qty', answersOf(after))
  await moveExpected(tx, actor, expectedOf(order.warehouse_id, before), expectedOf(saved.warehouse_id, after))
  await refreshPurchases(tx, [order.id])
  await recordHistory(tx, actor, {
    subject: doc,
    id: order.id,
    act: 'amend',
    reason: change.reason ?? null,
    changes: { ...changesOf(order, row), ...lineChanges(before, after) },
  })
  return saved
}

// Whoever said yes said it to less: what rises within a band is asked about as what rises into one.
async function risesInBand(tx: Tx, actor: Actor, order: Purchase, { row }: Change): Promise<boolean> {
  const amount = money(row.total)
  return amount > order.total && (await needsApproval(tx, actor, { doc, amount }))
}

function lineChanges(before: readonly PurchaseLine[], after: readonly PurchaseLine[]) {
  const old = new Map(before.map((line) => [line.id, line]))
  const changed = after.flatMap((line) => {
    const was = old.get(line.id)
    const from = was ? quantity(was.qty) : quantity('0')
    return minusQty(quantity(line.qty), from) === 0n && was?.price === line.price
      ? []
      : [[line.description, [was ? `${was.qty} × ${was.price}` : null, `${line.qty} × ${line.price}`]] as const]
  })
  return Object.fromEntries(changed)
}
