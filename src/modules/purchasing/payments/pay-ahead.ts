import { day, type Day } from '#ground/day.ts'
import { minus, money, sum, ZERO, type Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectState } from '#kit/posting/state.ts'
import { today } from '#kit/posting/today.ts'
import { supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import { boughtOf, proposedPph, type Bought } from '../bills/bought.ts'
import { proposedRates, withholdingOf } from '../bills/withholding.ts'
import type { DocumentRef } from '../contract.ts'
import { linesOf, lockPurchase, readPurchase, type Purchase } from '../orders/store.ts'
import { start } from './accounts.ts'
import type { DownPaymentStart, payDownPayment } from './contract.ts'
import { payOut, type Ahead } from './pay-supplier.ts'
import { advancePph } from './pph-rules.ts'
import { advancedOn } from './store.ts'

type Asked = AskedOf<typeof payDownPayment>

/** Pays an order in advance, never beyond what it comes to; PPh of services falls due with it. */
export async function payAhead(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, asked.id)
  expectState(order, 'posted')
  const supplier = await supplierOf(tx, actor.companyId, order.supplier_id)
  const { wanted, room } = await roomOf(tx, actor, order)
  const gross = asked.amount ?? wanted
  if (gross <= 0n) throw new Refusal('paid.no-down-payment', { number: order.number ?? '' }, { field: 'amount' })
  if (gross > room)
    throw new Refusal(
      'paid.beyond-order',
      { number: order.number ?? '', room: room > 0n ? room : ZERO },
      { field: 'amount' },
    )
  const ahead = await heldAhead(tx, actor, {
    supplier,
    asked,
    gross,
    total: order.total,
    contractOn: day(order.order_date),
    bought: await boughtIn(tx, order),
  })
  const paid = { ...asked, amount: minus(gross, ahead?.withheld ?? ZERO), supplier, orderId: order.id }
  return payOut(tx, actor, { ...paid, projectId: order.project_id, ahead }, [], [])
}

/** What the form of an advance begins with. */
export async function startAhead(tx: Tx, actor: Actor, orderId: string): Promise<DownPaymentStart> {
  const order = await readPurchase(tx, actor, orderId)
  const supplier = await supplierOf(tx, actor.companyId, order.supplier_id)
  const { wanted, room } = await roomOf(tx, actor, order)
  const days = { on: today(actor), contractOn: day(order.order_date) }
  const rates = await proposedRates(tx, actor.companyId, supplier, days)
  const bought = await boughtIn(tx, order)
  return {
    ...(await start(tx, actor, supplier.id)),
    wanted: String(wanted),
    room: String(room),
    services: String(bought.services),
    dpp: String(order.dpp),
    total: String(order.total),
    withholdingKind: proposedPph(supplier.pphType, bought),
    withholdings: rates,
  }
}

// Once it is billed, bills are paid instead.
async function roomOf(tx: Tx, actor: Actor, order: Purchase): Promise<{ wanted: Money; room: Money }> {
  const before = await advancedOn(tx, actor.companyId, order.id)
  return {
    wanted: minus(order.down_payment_amount, before),
    room: minus(minus(order.total, before), order.billed_total),
  }
}

// What needs no receipt is a service, as its bill will have it.
async function boughtIn(tx: Tx, order: Purchase): Promise<Bought> {
  const lines = (await linesOf(tx, order.id)).filter((line) => line.kind === 'item')
  const freight = minus(order.dpp, sum(lines.map((line) => line.net)))
  return boughtOf(
    lines.map(({ needs_receipt: isGoods, description, net }) => ({ isGoods, description, net })),
    freight,
  )
}

interface Paying {
  readonly supplier: SupplierFacts
  readonly asked: Pick<
    Asked,
    'date' | 'withholdingKind' | 'withholdingRate' | 'withheld' | 'withholdingObject' | 'proofNo' | 'proofDate'
  >
  readonly gross: Money
  /** What is bought comes to this, PPN included. */
  readonly total: Money
  readonly contractOn: Day
  readonly bought: Bought
}

/** The PPh that is held back of an advance: its share of what is bought; null where none is. */
export async function heldAhead(
  tx: Tx,
  actor: Actor,
  { supplier, asked, gross, total, contractOn, bought }: Paying,
): Promise<Ahead | null> {
  const { withholdingKind, withholdingRate } = asked
  const on = asked.date ?? today(actor)
  const ofAll = await withholdingOf(tx, supplier, {
    asked: { withholdingKind, withholdingRate },
    on,
    contractOn,
    bought,
  })
  const { kind, rate } = ofAll
  if (kind === null) return null
  const usual = advancePph({ base: ofAll.base, total }, gross, rate ?? NO_RATE)
  const withheld = asked.withheld ?? usual.withheld
  if (withheld >= gross) throw new Refusal('paid.pph-eats-advance', { gross }, { field: 'withheld' })
  if (withheld === 0n) return null
  const { proofNo, proofDate } = asked
  return {
    kind,
    rate,
    base: usual.base,
    withheld: money(withheld),
    proofNo,
    proofDate,
    objectCode: asked.withholdingObject,
  }
}

const NO_RATE = 0n as Percent
