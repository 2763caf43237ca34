import type { Actor } from '#kit/access/actor.ts'
import { Refusal } from '#ground/refusal.ts'

/** Who may write goods of an order down: who buys, and whoever keeps a store and sees the orders. */
export function mayReceive(actor: Actor): boolean {
  return actor.can('create pembelian-barang') || keepsStore(actor)
}

/** Who may bring them into the books. */
export function mayPostReceipts(actor: Actor): boolean {
  return actor.can('update pembelian-barang') || keepsStore(actor)
}

/** Refuses whoever may not; somebody who only writes drafts is told so. */
export function assertMayReceive(actor: Actor, asked: { readonly post: boolean }): void {
  if (!mayReceive(actor) || (asked.post && !mayPostReceipts(actor))) throw new Refusal('receipt.may-not-post')
}

function keepsStore(actor: Actor): boolean {
  return actor.can('view pembelian-barang') && actor.can('create stock')
}
