import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { createPurchase, SavedPurchase } from '../orders/contract.ts'
import { create } from '../orders/save.ts'
import { payAhead } from './pay-ahead.ts'

type Asked = AskedOf<typeof createPurchase>

/**
 * Takes an order down and pays its 'pembayaran awal' with it: both, or neither. Only an order that binds is paid, so one
 * that would wait for a yes is refused; its advance is paid after that.
 */
export async function orderAndPay(tx: Tx, actor: Actor, asked: Asked): Promise<SavedPurchase> {
  const { payment, ...order } = asked
  if (!payment) return create(tx, actor, order)
  if (!actor.can('update pembelian-barang')) throw new Refusal('paid.may-not-pay', {}, AMOUNT)
  if (!asked.submit) throw new Refusal('paid.draft', {}, AMOUNT)
  const saved = await create(tx, actor, order)
  if (saved.state !== 'posted') throw new Refusal('paid.waits', {}, AMOUNT)
  const given = {
    id: saved.id,
    date: null,
    reference: null,
    paidTo: null,
    notes: null,
    files: [],
    confirmDuplicates: true,
  }
  const pph = { withholdingRate: null, proofNo: null, withholdingObject: null, proofDate: null }
  const paid = await underPayment(payAhead(tx, actor, { ...given, ...pph, ...payment }))
  return { ...saved, payment: paid }
}

const AMOUNT = { field: 'payment.amount' }

// A field of the payment stands under it on the form of the order.
async function underPayment<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.code, error.facts, { field: `payment.${error.field ?? 'amount'}` })
  }
}
