import { dimsOf } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { negate } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { act } from '#kit/document/act.ts'
import { found } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { instant, today } from '#kit/posting/today.ts'
import * as stock from '#modules/stock/face.ts'
import { bookDifference, bookLoss } from '#modules/warehouse/transfers/book.ts'
import type { OutcomeKind } from '#modules/warehouse/transfers/contract.ts'
import { ground } from '#modules/warehouse/transfers/ground.ts'
import { partsOf, type Part } from '#modules/warehouse/transfers/rules.ts'
import * as store from '#modules/warehouse/transfers/store.ts'
import { transfer, transferActs, type Transfer } from '#modules/warehouse/transfers/transfer.ts'

/** The name under which what became of a transfer stands in the books. */
const outcomeKind = `${transfer.name}.hasil`

/** Puts what arrived into the warehouse it was meant for; without lines all that is open. */
export const receiveTransfer = act(transferActs.receive, ground, ({ tx, actor, asked, doc }) => {
  const { date: on, receivedBy } = asked
  return become(tx, actor, { doc, parts: partsOf(doc.lines, asked.lines), kind: 'diterima', on, receivedBy })
})

/** Explains what did not arrive: it came back, is lost, or lies among the damaged goods. */
export const settleTransfer = act(transferActs.settle, ground, ({ tx, actor, asked, doc }) => {
  const { date: on, kind, reason } = asked
  return become(tx, actor, { doc, parts: partsOf(doc.lines, asked.lines), kind, on, reason })
})

/** Takes one receipt or settlement back; its goods lie in between again at the cost they left with. */
export const undoOutcome = act(transferActs.undo, ground, async ({ tx, actor, asked, doc }) => {
  const outcome = found(await store.outcomeOf(tx, actor.companyId, doc.id, asked.outcomeId))
  if (outcome.undone_at) throw new Refusal('transfer.undone', {})
  const source = { kind: outcomeKind, id: outcome.id }
  const on = today(actor)
  const moves = await stock.reverse(tx, actor, source, { on })
  const booking = { on, source: { ...source, kind: `${outcomeKind}.batal` }, memo: `Pembatalan ${doc.number}` }
  await (outcome.kind === 'hilang' ? bookLoss : bookDifference)(tx, actor, booking, moves)
  await store.countOutcome(tx, actor.companyId, outcome.kind, outcome.parts, -1)
  await store.markUndone(tx, actor.companyId, outcome.id, asked.reason)
  return {}
})

/** Calls a transfer off: all of it is back where it left. */
export const voidTransfer = act(transferActs.void, ground, async ({ tx, actor, asked, doc }) => {
  const source = { kind: transfer.name, id: doc.id }
  const on = today(actor)
  const moves = await goBack(tx, actor, doc, on)
  const booking = { on, source: { ...source, kind: `${transfer.name}.batal` }, memo: `Pembatalan ${doc.number}` }
  await bookDifference(tx, actor, booking, moves)
  await store.closeLines(tx, actor.companyId, doc.id)
  return { kept: { voidReason: asked.reason, voidedAt: instant() } }
})

/** The goods are back where they left, at the cost they left with; a price that came on the way goes with them. */
async function goBack(tx: Tx, actor: Actor, doc: Transfer, on: Day): Promise<stock.Moved[]> {
  const priced = await store.pricedOnTheWay(tx, actor.companyId, doc)
  const document = { kind: `${transfer.name}.harga`, id: doc.id }
  const between = found(doc.transitWarehouseId)
  const off = priced.map((line) => ({ ...line, warehouseId: between, value: negate(line.value) }))
  const onto = priced.map((line) => ({ ...line, warehouseId: doc.fromWarehouseId }))
  return [
    ...(await stock.carryValue(tx, actor, { document, on, lines: off })),
    ...(await stock.reverse(tx, actor, { kind: transfer.name, id: doc.id }, { on, isOnTheWay: true })),
    ...(await stock.carryValue(tx, actor, { document, on, lines: onto })),
  ]
}

interface Becoming {
  readonly doc: Transfer
  readonly parts: readonly Part[]
  readonly kind: OutcomeKind
  readonly on: Day
  readonly reason?: string
  readonly receivedBy?: string | null
}

async function become(tx: Tx, actor: Actor, asked: Becoming): Promise<{ readonly told: string }> {
  const { doc, parts, kind, on } = asked
  refuseAhead(actor, on)
  await stock.assertMayBackdate(tx, actor, on)
  if (parts.length === 0) throw new Refusal('transfer.nothing-open', { number: doc.number ?? '' })
  const id = newId()
  await store.insertOutcome(
    tx,
    {
      id,
      company_id: actor.companyId,
      transfer_id: doc.id,
      kind,
      outcome_date: on,
      reason: asked.reason ?? null,
      received_by: asked.receivedBy ?? null,
      created_by: actor.userId,
      created_by_name: actor.name,
      undone_at: null,
      undone_reason: null,
    },
    parts,
  )
  await moveOn(tx, actor, asked, { kind: outcomeKind, id })
  const counted = parts.map((part) => ({ lineId: part.line.id, qty: part.qty, value: part.value }))
  await store.countOutcome(tx, actor.companyId, kind, counted, 1)
  return { told: kind }
}

/** The goods leave the place in between at the cost they came with: for where they are meant, or for good. */
async function moveOn(tx: Tx, actor: Actor, asked: Becoming, document: stock.Document): Promise<void> {
  const { doc, kind, on } = asked
  const from = found(doc.transitWarehouseId)
  const lines = asked.parts.map((part) => ({
    ...dimsOf(part.line),
    itemId: part.line.itemId,
    qty: part.qty,
    lineId: part.line.id,
    atCost: part.value,
    isOnTheWay: true,
  }))
  const booking = { on, source: document, memo: `Transfer ${doc.number}` }
  if (kind === 'hilang') {
    const goods = lines.map((line) => ({ ...line, warehouseId: from }))
    return bookLoss(tx, actor, booking, await stock.issue(tx, actor, { document, on, lines: goods }))
  }
  const to = await placeFor(tx, actor, asked)
  const arrival = kind === 'diterima' ? { sentFrom: doc.fromWarehouseId } : {}
  const moves = await stock.transfer(tx, actor, { document, on, from, to, lines, ...arrival })
  await bookDifference(tx, actor, booking, moves)
}

async function placeFor(tx: Tx, actor: Actor, { kind, doc }: Becoming): Promise<string> {
  if (kind === 'rusak') return (await stock.ownPlace(tx, actor, 'rusak')).id
  return kind === 'kembali' ? doc.fromWarehouseId : doc.toWarehouseId
}
