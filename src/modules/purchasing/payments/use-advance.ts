import { plus, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { checkAllocations } from '#kit/posting/settlement.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post } from '#modules/journal/face.ts'
import type { DocumentRef } from '../contract.ts'
import { changeReturn, lockReturn, readReturn } from '../returns/store.ts'
import type { allocateSupplierAdvance } from './contract.ts'
import { advanceEntry } from './entry.ts'
import { dueOf, lockDue, settle, type Source } from './settle.ts'
import { changePayment, lockPayment, readPayment } from './store.ts'

type Asked = AskedOf<typeof allocateSupplierAdvance>
type Uses = Asked['allocations']

/** Uses an advance with a supplier, what is left of a payment or the credit of a return, on bills of theirs. */
export async function allocate(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  return asked.source === 'payment' ? fromPayment(tx, actor, asked) : fromReturn(tx, actor, asked)
}

async function fromPayment(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const { supplier_id: supplierId } = await readPayment(tx, actor, asked.id)
  const due = await lockedDue(tx, actor, supplierId, asked.allocations)
  const payment = await lockPayment(tx, actor, asked.id)
  expectState(payment, 'posted')
  expectVersion(versioned(payment), asked.version)
  const source = { paymentId: payment.id, returnId: null, supplierId, on: asked.date ?? today(actor) }
  const used = await use(
    tx,
    actor,
    { source, due, left: payment.unallocated, called: payment.number ?? '' },
    asked.allocations,
  )
  const saved = await changePayment(tx, actor, payment.id, { allocated_total: plus(payment.allocated_total, used) })
  await recordHistory(tx, actor, {
    subject: 'purchase-payment',
    id: payment.id,
    act: 'allocate',
    changes: { allocated: [null, String(used)] },
  })
  return { id: payment.id, number: payment.number, version: saved.version }
}

async function fromReturn(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const { supplier_id: supplierId } = await readReturn(tx, actor, asked.id)
  const due = await lockedDue(tx, actor, supplierId, asked.allocations)
  const back = await lockReturn(tx, actor, asked.id)
  expectState(back, 'posted')
  expectVersion(versioned(back), asked.version)
  const source = { paymentId: null, returnId: back.id, supplierId, on: asked.date ?? today(actor) }
  const used = await use(
    tx,
    actor,
    { source, due, left: back.unallocated, called: back.number ?? '' },
    asked.allocations,
  )
  const saved = await changeReturn(tx, actor, back.id, { allocated_total: plus(back.allocated_total, used) })
  await recordHistory(tx, actor, {
    subject: 'purchase-return',
    id: back.id,
    act: 'allocate',
    changes: { allocated: [null, String(used)] },
  })
  return { id: back.id, number: back.number, version: saved.version }
}

type Due = ReadonlyMap<string, ReturnType<typeof dueOf>>

interface Advance {
  readonly source: Source
  readonly due: Due
  readonly left: Money
  readonly called: string
}

async function lockedDue(tx: Tx, actor: Actor, supplierId: string, uses: Uses): Promise<Due> {
  const bills = await lockDue(
    tx,
    actor,
    supplierId,
    uses.map((each) => each.billId),
  )
  return new Map(bills.map((bill) => [bill.id, dueOf(bill)]))
}

// Refuses more than is left of the advance or open on a bill; books what was used.
async function use(tx: Tx, actor: Actor, advance: Advance, uses: Uses): Promise<Money> {
  const { source, due, left, called } = advance
  const allocations = uses.map((each) => ({
    invoiceId: each.billId,
    amount: each.amount,
    withheld: ZERO,
    withholdingKind: null,
    withholdingBase: ZERO,
  }))
  const used = sum(allocations.map((each) => each.amount))
  if (used > left)
    throw new Refusal('paid.beyond-advance', { number: called, left, asked: used }, { field: 'allocations' })
  checkAllocations(left, allocations, due)
  const [first] = await settle(tx, actor, source, allocations)
  await post(tx, actor, {
    on: source.on,
    area: 'purchase',
    source: { kind: 'purchase-advance-use', id: first ?? '' },
    memo: `Pemakaian uang muka ${called}`,
    lines: advanceEntry(source.supplierId, used),
  })
  return used
}
