import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { voided as voidBill } from '../bills/change-bill.ts'
import { readBill } from '../bills/store.ts'
import type { DocumentRef } from '../contract.ts'
import { voided as voidOrder } from '../orders/end.ts'
import { lockPurchase } from '../orders/store.ts'
import { voided as voidPayment } from '../payments/change-payment.ts'
import { readPayment } from '../payments/store.ts'
import { readReceipt } from '../receipts/store.ts'
import { voidReceipt } from '../receipts/void.ts'
import type { voidCashPurchase } from './contract.ts'
import { documentsOf } from './store.ts'

/** Takes a nota toko back whole, last document first. */
export async function voided(tx: Tx, actor: Actor, asked: AskedOf<typeof voidCashPurchase>): Promise<DocumentRef> {
  const order = await lockPurchase(tx, actor, asked.id)
  if (!order.is_cash) throw new Refusal('nota.not-a-nota', { number: order.number ?? '' })
  expectVersion(versioned(order), asked.version)
  const { reason } = asked
  const { payments, bills, receipts } = await documentsOf(tx, actor.companyId, order.id)
  for (const id of payments)
    await voidPayment(tx, actor, { id, reason, version: (await readPayment(tx, actor, id)).version })
  for (const id of bills) await voidBill(tx, actor, { id, reason, version: (await readBill(tx, actor, id)).version })
  for (const id of receipts)
    await voidReceipt(tx, actor, { id, reason, version: (await readReceipt(tx, actor, id)).version })
  const { version } = await lockPurchase(tx, actor, order.id)
  return voidOrder(tx, actor, { id: order.id, version, reason })
}
