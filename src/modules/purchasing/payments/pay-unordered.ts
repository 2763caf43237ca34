import { minus, money, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { today } from '#kit/posting/today.ts'
import { ppn } from '#modules/company/tax/rules.ts'
import { supplierOf, type SupplierFacts } from '#modules/parties/face.ts'
import { proposedRates } from '../bills/withholding.ts'
import type { DocumentRef } from '../contract.ts'
import { buyerFact } from '../facts.ts'
import { start } from './accounts.ts'
import type { payAdvance as payAdvanceDoor, AdvanceStart } from './contract.ts'
import { heldAhead } from './pay-ahead.ts'
import { payOut } from './pay-supplier.ts'

/** Pays a supplier in advance without an order: who pays says whether it is for services or goods, and PPh falls due. */
export async function payAdvance(tx: Tx, actor: Actor, asked: AskedOf<typeof payAdvanceDoor>): Promise<DocumentRef> {
  const supplier = await supplierOf(tx, actor.companyId, asked.id)
  const on = asked.date ?? today(actor)
  const { dpp, total } = await shareOf(tx, actor, supplier)
  const ahead = await heldAhead(tx, actor, {
    supplier,
    asked,
    gross: asked.amount,
    total,
    contractOn: on,
    bought: { services: asked.buys === 'jasa' ? dpp : ZERO, whole: dpp, isHire: false },
  })
  const amount = minus(asked.amount, ahead?.withheld ?? ZERO)
  return payOut(tx, actor, { ...asked, amount, supplier, orderId: null, projectId: null, ahead }, [], [])
}

/** What the form of such an advance begins with. */
export async function startAdvance(tx: Tx, actor: Actor, supplierId: string): Promise<AdvanceStart> {
  const supplier = await supplierOf(tx, actor.companyId, supplierId)
  const { dpp, total } = await shareOf(tx, actor, supplier)
  const on = today(actor)
  const rates = await proposedRates(tx, actor.companyId, supplier, { on, contractOn: on })
  return {
    ...(await start(tx, actor, supplier.id)),
    dpp: String(dpp),
    total: String(total),
    pphType: supplier.pphType,
    withholdings: rates,
  }
}

/** A price of which PPN at 11/12 comes out without rounding: only its share is wanted. */
const A_PRICE = money(1_200_000_000n)

// What a price is of what is paid: a PKP adds its PPN.
async function shareOf(tx: Tx, actor: Actor, supplier: SupplierFacts): Promise<{ dpp: Money; total: Money }> {
  const { taxes, taxCode } = await buyerFact(tx, actor, today(actor))
  const rate = taxes.get(taxCode)
  if (!rate) return { dpp: A_PRICE, total: A_PRICE }
  const { hargaJual: dpp, total } = ppn({ base: A_PRICE, mode: 'exclusive', isPkp: supplier.isPkp, rate })
  return { dpp, total }
}
