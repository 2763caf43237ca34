import type { PphKind } from '#ground/pph.ts'
import { minus, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { checkAllocations, type Allocation } from '#kit/posting/settlement.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post } from '#modules/journal/face.ts'
import { refreshOrderMoney } from '../bills/order-money.ts'
import type { DocumentRef } from '../contract.ts'
import { takenByProject } from '../bills/dims.ts'
import type { Bill } from '../bills/store.ts'
import { changeReturn, lockReturn, readReturn } from '../returns/store.ts'
import type { allocateSupplierAdvance } from './contract.ts'
import { advanceEntry } from './entry.ts'
import { baseOf, pphOfUse, type DueBill, type HeldAdvance } from './pph-rules.ts'
import { dueOf, lockDue, settle, type Proof, type Source } from './settle.ts'
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
  const used = await use(
    tx,
    actor,
    {
      projectId: payment.project_id,
      source: { paymentId: payment.id, returnId: null, supplierId, on: asked.date ?? today(actor), isUse: true },
      due,
      left: payment.unallocated,
      withheld: minus(payment.advance_withheld, payment.advance_withheld_used),
      kind: payment.advance_withholding_kind,
      called: payment.number ?? '',
    },
    asked.allocations,
  )
  const saved = await changePayment(tx, actor, payment.id, {
    allocated_total: plus(payment.allocated_total, used.settled),
    withheld_total: plus(payment.withheld_total, used.held),
    advance_withheld_used: plus(payment.advance_withheld_used, used.before),
  })
  if (payment.order_id !== null) await refreshOrderMoney(tx, [payment.order_id])
  await recordHistory(tx, actor, {
    subject: 'purchase-payment',
    id: payment.id,
    act: 'allocate',
    changes: { allocated: [null, String(used.settled)] },
  })
  return { id: payment.id, number: payment.number, version: saved.version }
}

async function fromReturn(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const { supplier_id: supplierId } = await readReturn(tx, actor, asked.id)
  const due = await lockedDue(tx, actor, supplierId, asked.allocations)
  const back = await lockReturn(tx, actor, asked.id)
  expectState(back, 'posted')
  expectVersion(versioned(back), asked.version)
  const used = await use(
    tx,
    actor,
    {
      projectId: back.project_id,
      source: { paymentId: null, returnId: back.id, supplierId, on: asked.date ?? today(actor), isUse: true },
      due,
      left: back.unallocated,
      withheld: ZERO,
      kind: null,
      called: back.number ?? '',
    },
    asked.allocations,
  )
  const saved = await changeReturn(tx, actor, back.id, {
    allocated_total: plus(back.allocated_total, used.settled),
    withheld_total: plus(back.withheld_total, used.held),
  })
  await recordHistory(tx, actor, {
    subject: 'purchase-return',
    id: back.id,
    act: 'allocate',
    changes: { allocated: [null, String(used.settled)] },
  })
  return { id: back.id, number: back.number, version: saved.version }
}

interface Due {
  readonly bills: readonly Bill[]
  readonly byId: ReadonlyMap<string, DueBill>
}

interface Advance extends HeldAdvance {
  /** The project it was paid ahead for. */
  readonly projectId: string | null
  readonly source: Source
  readonly due: Due
  /** Of the tax that was held back when it was paid. */
  readonly kind: PphKind | null
  readonly called: string
}

async function lockedDue(tx: Tx, actor: Actor, supplierId: string, uses: Uses): Promise<Due> {
  const bills = await lockDue(
    tx,
    actor,
    supplierId,
    uses.map((each) => each.billId),
  )
  return { bills, byId: new Map(bills.map((bill) => [bill.id, dueOf(bill)])) }
}

interface Used {
  readonly settled: Money
  /** Held back now, and held back when the advance was paid. */
  readonly held: Money
  readonly before: Money
}

// Refuses more than is left of the advance or open on a bill; books what was used, and the PPh that is due of it.
async function use(tx: Tx, actor: Actor, advance: Advance, uses: Uses): Promise<Used> {
  const { source, due, left, called } = advance
  const allocations = usesOf(advance, uses)
  const settled = sum(allocations.map((each) => each.amount))
  const before = sum(allocations.map((each) => each.withheldBefore))
  const held = minus(sum(allocations.map((each) => each.withheld)), before)
  if (minus(settled, held) > left)
    throw new Refusal(
      'paid.beyond-advance',
      { number: called, left, asked: minus(settled, held) },
      { field: 'allocations' },
    )
  checkAllocations(settled, allocations, due.byId)
  const taken = await takenByProject(tx, due.bills, allocations)
  const [first] = await settle(tx, actor, source, allocations)
  await post(tx, actor, {
    on: source.on,
    area: 'purchase',
    source: { kind: 'purchase-advance-use', id: first ?? '' },
    memo: `Pemakaian uang muka ${called}`,
    lines: advanceEntry(
      { supplierId: source.supplierId, projectId: advance.projectId },
      taken,
      allocations.map((each) => ({ ...each, withheld: minus(each.withheld, each.withheldBefore) })),
    ),
  })
  return { settled, held, before }
}

type Use = Allocation<PphKind> & Proof & { readonly withheldBefore: Money }

function usesOf(advance: Advance, uses: Uses): Use[] {
  let { left, withheld } = advance
  return uses.map(({ billId, amount }) => {
    const bill = advance.due.byId.get(billId)
    if (!bill) throw new Refusal('paid.bill-not-open', {}, { field: 'allocations' })
    const { before, now } = pphOfUse(bill, { left, withheld }, amount)
    left = minus(left, minus(amount, now))
    withheld = minus(withheld, before)
    const held = plus(before, now)
    const kind = now > 0n ? (bill.withholdingKind ?? 'pph23') : advance.kind
    return {
      invoiceId: billId,
      amount,
      withheld: held,
      withheldBefore: before,
      withholdingKind: held === 0n ? null : kind,
      withholdingBase: baseOf(bill, held),
    }
  })
}
