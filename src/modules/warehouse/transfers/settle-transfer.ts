import { dimsOf } from '#ground/dims.ts'
import type { Day } from '#ground/day.ts'
import { negate } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/scoped.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Tx } from '#kit/db/tx.ts'
import { claimFiles } from '#kit/files/drafts.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found, NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { refuseAhead } from '#kit/posting/ahead.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import * as stock from '#modules/stock/face.ts'
import { instant, today } from '#kit/posting/today.ts'
import { bookDifference, bookLoss } from '#modules/warehouse/transfers/book.ts'
import type * as contract from '#modules/warehouse/transfers/contract.ts'
import { openOf, partsOf, type Part } from '#modules/warehouse/transfers/rules.ts'
import { stockTransfer, type Saved } from '#modules/warehouse/transfers/send-transfer.ts'
import * as store from '#modules/warehouse/transfers/store.ts'

/** The name under which what became of a transfer stands in the books. */
const outcomeKind = `${stockTransfer}.hasil`

type WithFiles<Asked> = Omit<Asked, 'files'> & { readonly files?: readonly string[] }

/** Puts what arrived into the warehouse it was meant for; without lines all that is open. */
export async function receiveTransfer(
  tx: Tx,
  actor: Actor,
  asked: WithFiles<AskedOf<typeof contract.receiveTransfer>>,
): Promise<Saved> {
  const transfer = await lockSent(tx, actor, asked)
  if (!isWithin(actor.scope.warehouses, transfer.to_warehouse_id)) throw new NotFound()
  const parts = partsOf(await store.sentLines(tx, actor.companyId, asked.id), asked.lines)
  const { date: on, receivedBy, files = [] } = asked
  return become(tx, actor, { transfer, parts, kind: 'diterima', on, receivedBy, files })
}

/** Explains what did not arrive: it came back, is lost, or lies among the damaged goods. */
export async function settleTransfer(
  tx: Tx,
  actor: Actor,
  asked: WithFiles<AskedOf<typeof contract.settleTransfer>>,
): Promise<Saved> {
  const transfer = await lockSent(tx, actor, asked)
  const parts = partsOf(await store.sentLines(tx, actor.companyId, asked.id), asked.lines)
  const { date: on, kind, reason, files = [] } = asked
  return become(tx, actor, { transfer, parts, kind, on, reason, files })
}

/** Takes one receipt or settlement back; its goods lie in between again at the cost they left with. */
export async function undoOutcome(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.undoOutcome>): Promise<Saved> {
  const transfer = await lockSent(tx, actor, asked)
  const outcome = found(await store.outcomeOf(tx, actor.companyId, asked.id, asked.outcomeId))
  if (outcome.undone_at) throw new Refusal('transfer.undone', {})
  const source = { kind: outcomeKind, id: outcome.id }
  const on = today(actor)
  const moves = await stock.reverse(tx, actor, source, { on })
  const booking = { on, source: { ...source, kind: `${outcomeKind}.batal` }, memo: `Pembatalan ${transfer.number}` }
  await (outcome.kind === 'hilang' ? bookLoss : bookDifference)(tx, actor, booking, moves)
  await store.countOutcome(tx, actor.companyId, outcome.kind, outcome.parts, -1)
  await store.markUndone(tx, actor.companyId, outcome.id, asked.reason)
  await recordHistory(tx, actor, { subject: stockTransfer, id: asked.id, act: 'undo', reason: asked.reason })
  return store.changeTransfer(tx, actor, asked.id, {})
}

/** Calls a transfer off: all of it is back where it left. */
export async function voidTransfer(tx: Tx, actor: Actor, asked: AskedOf<typeof contract.voidTransfer>): Promise<Saved> {
  const transfer = await lockSent(tx, actor, asked)
  if (!isWithin(actor.scope.warehouses, transfer.from_warehouse_id)) throw new NotFound()
  const lines = await store.sentLines(tx, actor.companyId, asked.id)
  if (lines.some((line) => openOf(line) !== line.qty)) {
    throw new Refusal('transfer.arrived', { number: transfer.number ?? '' })
  }
  const source = { kind: stockTransfer, id: asked.id }
  const on = today(actor)
  const moves = await goBack(tx, actor, transfer, on)
  const booking = { on, source: { ...source, kind: `${stockTransfer}.batal` }, memo: `Pembatalan ${transfer.number}` }
  await bookDifference(tx, actor, booking, moves)
  await store.closeLines(tx, actor.companyId, asked.id)
  await recordHistory(tx, actor, { subject: stockTransfer, id: asked.id, act: 'void', reason: asked.reason })
  return store.changeTransfer(tx, actor, asked.id, { state: 'void', void_reason: asked.reason, voided_at: instant() })
}

/** The goods are back where they left, at the cost they left with; a price that came on the way goes with them. */
async function goBack(tx: Tx, actor: Actor, transfer: store.Transfer, on: Day): Promise<stock.Moved[]> {
  const priced = await store.pricedOnTheWay(tx, actor.companyId, transfer)
  const document = { kind: `${stockTransfer}.harga`, id: transfer.id }
  const between = found(transfer.transit_warehouse_id ?? undefined)
  const off = priced.map((line) => ({ ...line, warehouseId: between, value: negate(line.value) }))
  const onto = priced.map((line) => ({ ...line, warehouseId: transfer.from_warehouse_id }))
  return [
    ...(await stock.carryValue(tx, actor, { document, on, lines: off })),
    ...(await stock.reverse(tx, actor, { kind: stockTransfer, id: transfer.id }, { on })),
    ...(await stock.carryValue(tx, actor, { document, on, lines: onto })),
  ]
}

interface Becoming {
  readonly transfer: store.Transfer
  readonly parts: readonly Part[]
  readonly kind: contract.OutcomeKind
  readonly on: Day
  readonly reason?: string
  readonly receivedBy?: string | null
  /** What was photographed of it; kept with the transfer. */
  readonly files: readonly string[]
}

async function become(tx: Tx, actor: Actor, asked: Becoming): Promise<Saved> {
  const { transfer, parts, kind, on } = asked
  refuseAhead(actor, on)
  await stock.assertMayBackdate(tx, actor, on)
  if (parts.length === 0) throw new Refusal('transfer.nothing-open', { number: transfer.number ?? '' })
  const id = newId()
  await store.insertOutcome(
    tx,
    {
      id,
      company_id: actor.companyId,
      transfer_id: transfer.id,
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
  await claimFiles(tx, actor, { ids: asked.files, subject: 'transfer-stok', ownerId: transfer.id })
  await moveOn(tx, actor, asked, { kind: outcomeKind, id })
  const counted = parts.map((part) => ({ lineId: part.line.id, qty: part.qty, value: part.value }))
  await store.countOutcome(tx, actor.companyId, kind, counted, 1)
  await recordHistory(tx, actor, {
    subject: stockTransfer,
    id: transfer.id,
    act: kind,
    ...(asked.reason && { reason: asked.reason }),
  })
  return store.changeTransfer(tx, actor, transfer.id, {})
}

/** The goods leave the place in between at the cost they came with: for where they are meant, or for good. */
async function moveOn(tx: Tx, actor: Actor, asked: Becoming, document: stock.Document): Promise<void> {
  const { transfer, kind, on } = asked
  const from = found(transfer.transit_warehouse_id ?? undefined)
  const lines = asked.parts.map((part) => ({
    ...dimsOf(part.line),
    itemId: part.line.itemId,
    qty: part.qty,
    lineId: part.line.id,
    atCost: part.value,
  }))
  const booking = { on, source: document, memo: `Transfer ${transfer.number}` }
  if (kind === 'hilang') {
    const goods = lines.map((line) => ({ ...line, warehouseId: from }))
    return bookLoss(tx, actor, booking, await stock.issue(tx, actor, { document, on, lines: goods }))
  }
  const to = await placeFor(tx, actor, asked)
  const arrival = kind === 'diterima' ? { sentFrom: transfer.from_warehouse_id } : {}
  const moves = await stock.transfer(tx, actor, { document, on, from, to, lines, ...arrival })
  await bookDifference(tx, actor, booking, moves)
}

async function placeFor(tx: Tx, actor: Actor, { kind, transfer }: Becoming): Promise<string> {
  if (kind === 'rusak') return (await stock.ownPlace(tx, actor, 'rusak')).id
  return kind === 'kembali' ? transfer.from_warehouse_id : transfer.to_warehouse_id
}

async function lockSent(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version: number }) {
  const row = found(await store.lockTransfer(tx, actor.companyId, asked.id))
  const { warehouses } = actor.scope
  if (!isWithin(warehouses, row.from_warehouse_id) && !isWithin(warehouses, row.to_warehouse_id)) throw new NotFound()
  expectVersion(row, asked.version)
  expectState(row, 'posted')
  return row
}
