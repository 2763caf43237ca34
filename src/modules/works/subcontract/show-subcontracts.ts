import { minus, ZERO } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { actsNow } from '#kit/document/guard.ts'
import { readDocument } from '#kit/document/load.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { knownProject } from '#modules/projects/face.ts'
import { billsInSight, previewSubcontract } from '#modules/purchasing/face.ts'
import { billMade, paperOf } from './bill-subcontract.ts'
import type {
  ReadySubcontractBill,
  SubcontractBillSeen,
  SubcontractLine,
  SubcontractOpnameSeen,
  SubcontractSeen,
} from './contract.ts'
import { seenSubcontract, type HeldSubcontract } from './held.ts'
import { subcontractOpname, type SubcontractOpname } from './opname.ts'
import { agreedLines, opnamesOf, subcontractIdsOf, type KeptBill, type OpnameRow } from './store.ts'
import { subcontractActs } from './subcontract.ts'
import { subcontractGround } from './write-subcontract.ts'

/** Shows the subcontracts of a project with what was measured and billed of each, to who may see its costs. */
export async function showSubcontracts(tx: Tx, actor: Actor, projectId: string): Promise<SubcontractSeen[]> {
  if (!actor.can('view daftar-proyek')) throw new NotFound()
  await knownProject(tx, actor, projectId)
  const ids = await subcontractIdsOf(tx, actor.companyId, projectId)
  const opnames = await opnamesOf(tx, actor.companyId, ids)
  const shown: SubcontractSeen[] = []
  for (const id of ids) shown.push(await showOne(tx, actor, id, opnames.get(id) ?? []))
  return shown
}

async function showOne(tx: Tx, actor: Actor, id: string, opnames: readonly OpnameRow[]): Promise<SubcontractSeen> {
  const held = await seenSubcontract(tx, actor, id)
  const { doc, bills, money } = held
  const status = subcontractGround.statusOf?.(doc)
  const inSight = await billsInSight(
    tx,
    actor,
    bills.map((bill) => bill.billId),
  )
  return {
    ...{ id, version: doc.version, number: doc.number, status: status === 'void' || !status ? 'closed' : status },
    ...{ supplierId: doc.supplierId, supplierName: doc.supplierName, date: doc.date, subject: doc.subject },
    advance: doc.advance === null ? null : percentText(doc.advance),
    retention: doc.retention === null ? null : percentText(doc.retention),
    withholdingKind: doc.withholdingKind,
    withholdingRate: doc.withholdingRate === null ? null : percentText(doc.withholdingRate),
    ...{ notes: doc.notes, total: String(doc.total), billed: String(money.billed) },
    advanceOpen: String(minus(money.advanceBilled, money.advanceRecovered)),
    retentionHeld: String(minus(money.retentionHeld, money.retentionReleased)),
    lines: await linesSeen(tx, actor, held),
    opnames: await Promise.all(opnames.map((row) => opnameSeen(tx, actor, row, bills))),
    bills: bills.map((bill) => billSeen(bill, inSight)),
    ready: await readyOf(tx, actor, held),
    can: await actsNow(tx, actor, { table: subcontractActs, ground: subcontractGround, doc }),
  }
}

async function linesSeen(tx: Tx, actor: Actor, { doc }: HeldSubcontract): Promise<SubcontractLine[]> {
  const measured = new Map((await agreedLines(tx, actor.companyId, doc.id)).map((line) => [line.id, line]))
  return doc.lines.map((line) => {
    const now = measured.get(line.id)
    return {
      ...{ id: line.id, workItemId: line.workItemId, code: line.workItemCode, description: line.description },
      ...{ unit: line.unit, volume: quantityText(line.volume), price: priceText(line.price) },
      amount: String(line.amount),
      measured: now ? quantityText(now.before) : '0',
      ownerApproved: now && now.ownerApproved !== null ? quantityText(now.ownerApproved) : null,
    }
  })
}

async function opnameSeen(
  tx: Tx,
  actor: Actor,
  row: OpnameRow,
  bills: readonly KeptBill[],
): Promise<SubcontractOpnameSeen> {
  const { id, version, number, state, date, note, gross, writers } = row
  const draft: SubcontractOpname | null =
    state === 'draft' ? await readDocument(tx, subcontractOpname, actor.companyId, id) : null
  return {
    ...{ id, version, number, state, date, note, gross: String(gross) },
    billNumber: bills.find((bill) => bill.opnameId === id)?.number ?? null,
    volumes: (draft?.lines ?? []).map((line) => ({
      ...{ lineId: line.lineId, volume: quantityText(line.volume), reason: line.reason },
    })),
    isOwn: writers.includes(actor.userId),
  }
}

function billSeen(bill: KeptBill, inSight: ReadonlySet<string>): SubcontractBillSeen {
  return {
    ...{ id: bill.id, billId: inSight.has(bill.billId) ? bill.billId : null, number: bill.number },
    ...{ kind: bill.kind, date: bill.date, gross: String(bill.gross) },
    ...{ advance: String(bill.advance), retention: String(bill.retention), backCharge: String(bill.backCharge) },
    ...{ ppn: String(bill.ppn), total: String(bill.total) },
  }
}

async function readyOf(tx: Tx, actor: Actor, held: HeldSubcontract): Promise<ReadySubcontractBill[]> {
  const ready: ReadySubcontractBill[] = []
  for (const kind of ['advance', 'progress', 'retention'] as const) {
    const made = await billMade(tx, actor, held, { kind, backCharge: ZERO, why: null })
    if (!made) continue
    const { ppn, total, withholding } = await previewSubcontract(tx, actor, paperOf(held.doc, made.lines, today(actor)))
    ready.push({
      ...{ kind, gross: String(made.gross), advance: String(made.advance), retention: String(made.retention) },
      ...{ ppn: String(ppn), total: String(total), withheld: String(withholding.amount) },
      payable: String(minus(total, withholding.amount)),
    })
  }
  return ready
}
