import { plus } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { lockDocument, readDocuments } from '#kit/document/load.ts'
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

/** Reads several of a project the same way without taking them, in the order of their ids. */
export async function seenSubcontracts(tx: Tx, actor: Actor, ids: readonly string[]): Promise<HeldSubcontract[]> {
  const docs: ReadonlyMap<string, Subcontract> = await readDocuments(tx, subcontract, actor.companyId, ids)
  const bills = await billsOfSubcontracts(tx, actor.companyId, ids)
  return ids.flatMap((id) => {
    const doc = docs.get(id)
    if (!doc) return []
    expectSeen(actor, doc)
    const own = bills.get(id) ?? []
    return [{ doc, bills: own, money: moneyOf(doc, own) }]
  })
}

/** Locks the subcontract of an opname. */
export async function heldOfOpname(tx: Tx, actor: Actor, opnameId: string): Promise<HeldSubcontract> {
  const id = await subcontractOfOpname(tx, actor.companyId, opnameId)
  if (id === undefined) throw new NotFound()
  return heldSubcontract(tx, actor, id)
}

async function withBills(tx: Tx, actor: Actor, doc: Subcontract): Promise<HeldSubcontract> {
  expectSeen(actor, doc)
  const bills = (await billsOfSubcontracts(tx, actor.companyId, [doc.id])).get(doc.id) ?? []
  return { doc, bills, money: moneyOf(doc, bills) }
}

function expectSeen(actor: Actor, doc: Subcontract): void {
  const isSeen = actor.can('view daftar-proyek') && actor.can('view biaya')
  if (!isSeen || !isWithin(actor.scope.projects, doc.projectId)) throw new NotFound()
}

/** Tells what was billed of a subcontract, held back of it and paid ahead. */
export function moneyOf(doc: Subcontract, bills: readonly KeptBill[]): SubcontractMoney {
  const of = (kind: KeptBill['kind']) => bills.filter((bill) => bill.kind === kind)
  const worked = [...of('opening'), ...of('progress')]
  return {
    ...{ total: doc.total, advancePercent: doc.advance, retentionPercent: doc.retention },
    billed: sumOf(worked, (bill) => bill.gross),
    advanceBilled: plus(
      sumOf(of('advance'), (bill) => bill.gross),
      sumOf(of('opening'), (bill) => bill.advanceLeft),
    ),
    advanceRecovered: sumOf(worked, (bill) => bill.advance),
    retentionHeld: sumOf(worked, (bill) => bill.retention),
    retentionReleased: sumOf(of('retention'), (bill) => bill.gross),
  }
}
