import { minus, ZERO } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { actsNow } from '#kit/document/guard.ts'
import { readDocuments } from '#kit/document/load.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { knownProject } from '#modules/projects/face.ts'
import { billsInSight, subcontractPreview, type SubcontractPreview } from '#modules/purchasing/face.ts'
import { billMade, nextToBill, paperOf } from './bill-subcontract.ts'
import type {
  ReadySubcontractBill,
  SubcontractBillSeen,
  SubcontractLine,
  SubcontractOpnameSeen,
  SubcontractSeen,
} from './contract.ts'
import { seenSubcontracts, type HeldSubcontract } from './held.ts'
import { subcontractOpname, type SubcontractOpname } from './opname.ts'
import type { AgreedLine } from './rules.ts'
import { agreedLinesOf, opnamesOf, subcontractIdsOf, type KeptBill, type OpnameRow } from './store.ts'
import { subcontractActs } from './subcontract.ts'
import { subcontractGround } from './write-subcontract.ts'

/** What is read of all subcontracts of a project at once. */
interface Read {
  readonly opnames: ReadonlyMap<string, readonly OpnameRow[]>
  /** Of drafts, and of what is billed next. */
  readonly whole: ReadonlyMap<string, SubcontractOpname>
  readonly agreed: ReadonlyMap<string, readonly AgreedLine[]>
  readonly inSight: ReadonlySet<string>
  readonly preview: SubcontractPreview
}

/**
 * Shows the subcontracts of a project with what was measured and billed of each, to who may see its costs. Each kind of
 * row is read once for all of them.
 */
export async function showSubcontracts(tx: Tx, actor: Actor, projectId: string): Promise<SubcontractSeen[]> {
  if (!actor.can('view daftar-proyek')) throw new NotFound()
  await knownProject(tx, actor, projectId)
  const ids = await subcontractIdsOf(tx, actor.companyId, projectId)
  const held = await seenSubcontracts(tx, actor, ids)
  const opnames = await opnamesOf(tx, actor.companyId, ids)
  const wanted = held.flatMap(({ doc, bills }) => wholeOf(opnames.get(doc.id) ?? [], bills))
  const read: Read = {
    opnames,
    whole: await readDocuments(tx, subcontractOpname, actor.companyId, wanted),
    agreed: await agreedLinesOf(tx, actor.companyId, ids),
    inSight: await billsInSight(
      tx,
      actor,
      held.flatMap(({ bills }) => bills.map((bill) => bill.billId)),
    ),
    preview: await subcontractPreview(tx, actor, {
      on: today(actor),
      supplierIds: held.map(({ doc }) => doc.supplierId),
    }),
  }
  return Promise.all(held.map((one) => shownOne(tx, actor, one, read)))
}

function wholeOf(opnames: readonly OpnameRow[], bills: readonly KeptBill[]): string[] {
  const next = nextToBill(opnames, bills)
  return opnames.filter((row) => row.state === 'draft' || row === next).map(({ id }) => id)
}

async function shownOne(tx: Tx, actor: Actor, held: HeldSubcontract, read: Read): Promise<SubcontractSeen> {
  const { doc, bills, money } = held
  const opnames = read.opnames.get(doc.id) ?? []
  const status = subcontractGround.statusOf?.(doc)
  const facts = async () => ({ isBegun: opnames.length > 0 || bills.length > 0 })
  return {
    ...{ id: doc.id, version: doc.version, number: doc.number },
    status: status === 'void' || !status ? 'closed' : status,
    ...{ supplierId: doc.supplierId, supplierName: doc.supplierName, date: doc.date, subject: doc.subject },
    advance: doc.advance === null ? null : percentText(doc.advance),
    retention: doc.retention === null ? null : percentText(doc.retention),
    withholdingKind: doc.withholdingKind,
    withholdingRate: doc.withholdingRate === null ? null : percentText(doc.withholdingRate),
    ...{ notes: doc.notes, total: String(doc.total), billed: String(money.billed) },
    advanceOpen: String(minus(money.advanceBilled, money.advanceRecovered)),
    retentionHeld: String(minus(money.retentionHeld, money.retentionReleased)),
    lines: linesSeen(held, read.agreed.get(doc.id) ?? []),
    opnames: opnames.map((row) => opnameSeen(actor, row, { bills, whole: read.whole.get(row.id) })),
    bills: bills.map((bill) => billSeen(bill, read.inSight)),
    ready: readyOf(actor, held, read),
    can: await actsNow(tx, actor, { table: subcontractActs, ground: { ...subcontractGround, facts }, doc }),
  }
}

function linesSeen({ doc }: HeldSubcontract, agreed: readonly AgreedLine[]): SubcontractLine[] {
  const measured = new Map(agreed.map((line) => [line.id, line]))
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

interface OpnameOf {
  readonly bills: readonly KeptBill[]
  readonly whole: SubcontractOpname | undefined
}

function opnameSeen(actor: Actor, row: OpnameRow, { bills, whole }: OpnameOf): SubcontractOpnameSeen {
  const { id, version, number, state, date, note, gross, writers } = row
  const draft = state === 'draft' ? whole : undefined
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

function readyOf(actor: Actor, held: HeldSubcontract, read: Read): ReadySubcontractBill[] {
  const next = nextToBill(read.opnames.get(held.doc.id) ?? [], held.bills)
  const opname = next && read.whole.get(next.id)
  return (['advance', 'progress', 'retention'] as const).flatMap((kind) => {
    const made = billMade(held, { kind, backCharge: ZERO, why: null }, opname)
    if (!made) return []
    const { ppn, total, withholding } = read.preview(paperOf(held.doc, made.lines, today(actor)))
    return [
      {
        ...{ kind, gross: String(made.gross), advance: String(made.advance), retention: String(made.retention) },
        ...{ ppn: String(ppn), total: String(total), withheld: String(withholding.amount) },
        payable: String(minus(total, withholding.amount)),
      },
    ]
  })
}
