import type { PphKind } from '#ground/pph.ts'
import type { Day } from '#ground/day.ts'
import { money, mulDiv, plus, ZERO, type Money } from '#ground/money.ts'
import type { Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { taxedSum, taxRows } from '#modules/company/tax/rules.ts'
import { supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import { dueOn } from '../bills/decide.ts'
import type { FreightMatch } from '../bills/contract.ts'
import { freightParts, orderedOf, type FreightPart } from '../bills/freight-rules.ts'
import { isFreightAgreed, openFreights } from '../bills/freight-store.ts'
import { freightMatchOf } from '../bills/rules.ts'
import { withholdingOf, type Withholding } from '../bills/withholding.ts'
import { buyerFact } from '../facts.ts'
import { settingsOf } from '../settings.ts'

/** The carrier's paper, as it is asked. */
export interface LandedAsked {
  readonly supplierId: string
  readonly supplierInvoiceDate: Day | null
  readonly date?: Day | null
  readonly dueDate: Day | null
  readonly amount: Money
  readonly ppn?: Money
  readonly withholdingKind?: PphKind | null
  readonly withholdingRate?: Percent | null
}

/** What the carrier's paper comes to. */
export interface DecidedLanded {
  readonly supplier: SupplierFacts
  readonly on: Day
  readonly dueDate: Day
  readonly tax: Awaited<ReturnType<typeof taxOf>>
  readonly total: Money
  /** What joins the goods: PPN too, where we may not credit it. */
  readonly cost: Money
  readonly withholding: Withholding
  /** The freight that was ordered with the goods, and how much of the cost it is. */
  readonly freight: readonly FreightPart[]
  readonly ordered: Money
  /** Against the freight that the orders agreed on; a cost of orders that agreed on none is compared with nothing. */
  readonly freightMatch: FreightMatch
  readonly tolerance: Percent
}

/** Received goods of an order, as far as its freight goes. */
interface Carried {
  readonly orderId: string
  readonly priceIncludesTax: boolean
}

/** Works out a carrier's bill: its PPN, when it falls due, and the PPh that is held back of it. */
export async function decideLanded(
  tx: Tx,
  actor: Actor,
  asked: LandedAsked,
  goods: readonly Carried[],
): Promise<DecidedLanded> {
  const supplier = await supplierOf(tx, actor.companyId, asked.supplierId)
  const on = asked.date ?? today(actor)
  const invoiceDay = asked.supplierInvoiceDate ?? on
  const tax = await taxOf(tx, actor, { supplier, on: invoiceDay, asked })
  const total = plus(asked.amount, tax.ppn)
  const cost = tax.isCredited ? asked.amount : total
  // Freight was ordered as its order writes prices: with PPN, or before it.
  const amount = goods.every((one) => one.priceIncludesTax) ? total : asked.amount
  const orderIds = [...new Set(goods.map((one) => one.orderId))]
  const freight = freightParts(amount, await openFreights(tx, actor, orderIds))
  const isAgreed = await isFreightAgreed(tx, actor, orderIds)
  const tolerance = (await settingsOf(tx, actor.companyId)).priceTolerancePercent
  return {
    supplier,
    on,
    dueDate: dueOn(asked, invoiceDay, await termOf(tx, actor, supplier)),
    tax,
    total,
    cost,
    freight,
    ordered: money(mulDiv(cost, orderedOf(freight), amount)),
    freightMatch: isAgreed ? freightMatchOf({ amount, ordered: orderedOf(freight) }, tolerance) : 'match',
    tolerance,
    withholding: await withholdingOf(tx, supplier, {
      asked,
      on: invoiceDay,
      contractOn: invoiceDay,
      bought: { services: asked.amount, whole: asked.amount, isHire: false },
    }),
  }
}

/** How long a carrier waits for its money. */
export async function termOf(tx: Tx, actor: Actor, supplier: SupplierFacts): Promise<number> {
  return supplier.termDays ?? (await settingsOf(tx, actor.companyId)).termDays
}

async function taxOf(
  tx: Tx,
  actor: Actor,
  { supplier, on, asked }: { supplier: { readonly isPkp: boolean }; on: Day; asked: LandedAsked },
) {
  const buyer = await buyerFact(tx, actor, on)
  const tax = supplier.isPkp ? (buyer.taxes.get(buyer.taxCode) ?? null) : null
  const taxed = taxedSum([{ amount: asked.amount, tax: asked.ppn === ZERO ? null : tax }], 'exclusive')
  const ppn = asked.ppn ?? taxed.ppn
  const off = ppn - taxed.ppn
  if (off > MOST_OFF || off < -MOST_OFF)
    throw new Refusal('bill.ppn-off', { asked: ppn, worked: taxed.ppn }, { field: 'ppn' })
  return { ppn, dppOther: taxed.dppOther, rows: taxRows(taxed.shares), isCredited: buyer.weArePkp }
}

const MOST_OFF = 100n
