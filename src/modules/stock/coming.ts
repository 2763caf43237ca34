import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'

/** A document that brings more of a stock, and where it is read. */
export interface Coming {
  readonly id: string
  readonly number: string | null
  /** 'PT Semen Jaya', 'dikirim dari Gudang Utama'. */
  readonly detail: string
  /** The day it is expected, or the day it left. */
  readonly on: string | null
  /** What is still to come of it, in base units. */
  readonly qty: string
  /** Null where this person may not read it. */
  readonly to: string | null
}

/** One item in one warehouse. */
export interface StockKey {
  readonly itemId: string
  readonly warehouseId: string
}

/** 'ordered' makes up 'akan datang'; goods on the way and pieces being made are told beside it. */
export type ComingKind = 'ordered' | 'sent' | 'made'

type FindComing = (tx: Tx, actor: Actor, stock: StockKey) => Promise<readonly Coming[]>

const finders = new Map<ComingKind, FindComing>()

/**
 * A department that brings goods says here which of its documents still do; the book itself knows none of their tables.
 *
 *   tellComing('ordered', openPurchases)
 */
export function tellComing(kind: ComingKind, find: FindComing): void {
  finders.set(kind, find)
}

/** What is still to come of a stock by one kind of document, the soonest first. */
export async function comingOf(tx: Tx, actor: Actor, kind: ComingKind, stock: StockKey): Promise<readonly Coming[]> {
  return (await finders.get(kind)?.(tx, actor, stock)) ?? []
}
