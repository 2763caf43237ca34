import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { lockDocument, readDocument } from '#kit/document/load.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { sumOf, type SubcontractMoney } from './rules.ts'
import { billsOfSubcontracts, subcontractOfOpname, type KeptBill } from './store.ts'
import { subcontract, type Subcontract } from './subcontract.ts'

/** A subcontract with the bills of it that stand. */
export interface HeldSubcontract {
  readonly doc: Subcontract
  readonly bills: readonly KeptBill[]
  readonly money: SubcontractMoney
}

/** Locks a subcontract whose costs this person may see, with its bills; 404 for others. */
export async function heldSubcontract(tx: Tx, actor: Actor, id: string): Promise<HeldSubcontract> {
  const doc: Subcontract = await lockDocument(tx, subcontract, actor.companyId, id)
  return withBills(tx, actor, doc)
}

/** Reads the same without taking it. */
export async function seenSubcontract(tx: Tx, actor: Actor, id: string): Promise<HeldSubcontract> {
  const doc: Subcontract = await readDocument(tx, subcontract, actor.companyId, id)
  return withBills(tx, actor, doc)
}

/** Locks the subcontract of an opname. */
export async function heldOfOpname(tx: Tx, actor: Actor, opnameId: string): Promise<HeldSubcontract> {
  const id = await subcontractOfOpname(tx, actor.companyId, opnameId)
  if (id === undefined) throw new NotFound()
  return heldSubcontract(tx, actor, id)
}

async function withBills(tx: Tx, actor: Actor, doc: Subcontract): Promise<HeldSubcontract> {
  const isSeen = actor.can('view daftar-proyek') && actor.can('view biaya')
  if (!isSeen || !isWithin(actor.scope.projects, doc.projectId)) throw new NotFound()
  const bills = (await billsOfSubcontracts(tx, actor.companyId, [doc.id])).get(doc.id) ?? []
  return { doc, bills, money: moneyOf(doc, bills) }
}

/** Tells what was billed of a subcontract, held back of it and paid ahead. */
export function moneyOf(doc: Subcontract, bills: readonly KeptBill[]): SubcontractMoney {
  const of = (kind: KeptBill['kind']) => bills.filter((bill) => bill.kind === kind)
  return {
    ...{ total: doc.total, advancePercent: doc.advance, retentionPercent: doc.retention },
    billed: sumOf(of('progress'), (bill) => bill.gross),
    advanceBilled: sumOf(of('advance'), (bill) => bill.gross),
    advanceRecovered: sumOf(of('progress'), (bill) => bill.advance),
    retentionHeld: sumOf(of('progress'), (bill) => bill.retention),
    retentionReleased: sumOf(of('retention'), (bill) => bill.gross),
  }
}
