import { minus, money, sum, ZERO, type Money } from '#ground/money.ts'
import { percentText } from '#ground/percent.ts'
import { priceText } from '#ground/price.ts'
import { quantityText } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { actsNow } from '#kit/document/guard.ts'
import { readDocuments } from '#kit/document/load.ts'
import { found } from '#kit/http/not-found.ts'
import { today } from '#kit/posting/today.ts'
import { knownProject } from '#modules/projects/face.ts'
import { billsInSight, billsPaid, subcontractPreview, type SubcontractPreview } from '#modules/purchasing/face.ts'
import { showAddenda } from './addendum/show-addenda.ts'
import type { SubcontractAddendumSeen } from './addendum/seen.ts'
import { billMade, nextToBill, paperOf } from './bill-subcontract.ts'
import { seenSubcontracts, type HeldSubcontract } from './held.ts'
import { subcontractOpname, type SubcontractOpname } from './opname.ts'
import type { AgreedLine } from './rules.ts'
import type {
  ReadySubcontractBill,
  SubcontractBillSeen,
  SubcontractLine,
  SubcontractOpeningSeen,
  SubcontractOpnameSeen,
  SubcontractSeen,
} from './seen.ts'
import { rowOf } from './show-subcontracts.ts'
import { agreedLines, NOT_BOOKED, opnamesOf, type KeptBill, type OpnameRow } from './store.ts'
import { subcontractActs } from './subcontract.ts'
import { subcontractGround } from './write-subcontract.ts'

/** What is read beside a subcontract itself. */
interface Read {
  readonly opnames: readonly OpnameRow[]
  /** Of the draft, and of what is billed next. */
  readonly whole: ReadonlyMap<string, SubcontractOpname>
  readonly inSight: ReadonlySet<string>
  readonly paid: ReadonlyMap<string, Money>
  readonly preview: SubcontractPreview
}

/** Shows a subcontract with what was measured, billed, held back and paid of it, to who may see the costs of its project. */
export async function showSubcontract(tx: Tx, actor: Actor, id: string): Promise<SubcontractSeen> {
  const held = found((await seenSubcontracts(tx, actor, [id]))[0])
  const { doc, bills, money: told } = held
  const project = await knownProject(tx, actor, doc.projectId)
  const opnames = (await opnamesOf(tx, actor.companyId, [id])).get(id) ?? []
  const billIds = bills.flatMap((bill) => bill.billId ?? [])
  const read: Read = {
    opnames,
    whole: await readDocuments(tx, subcontractOpname, actor.companyId, wholeOf(opnames, bills)),
    inSight: await billsInSight(tx, actor, billIds),
    paid: await billsPaid(tx, actor.companyId, billIds),
    preview: await subcontractPreview(tx, actor, { on: today(actor), supplierIds: [doc.supplierId] }),
  }
  const addenda = await showAddenda(tx, actor, doc)
  const facts = async () => ({ isBegun: opnames.length > 0 || bills.length > 0 })
  return {
    ...{ ...rowOf(held, opnames), version: doc.version, supplierId: doc.supplierId },
    ...{ projectId: doc.projectId, projectName: project.name },
    advance: doc.advance === null ? null : percentText(doc.advance),
    retention: doc.retention === null ? null : percentText(doc.retention),
    withholdingKind: doc.withholdingKind,
    withholdingRate: doc.withholdingRate === null ? null : percentText(doc.withholdingRate),
    ...{ notes: doc.notes, voidReason: doc.voidReason, signed: String(signedTotal(doc.total, addenda)) },
    advanceOpen: String(minus(told.advanceBilled, told.advanceRecovered)),
    paid: String(sum([...read.paid.values()])),
    lines: linesSeen(held, await agreedLines(tx, actor.companyId, id)),
    addenda,
    opnames: opnames.map((row) => opnameSeen(actor, row, { bills, whole: read.whole.get(row.id) })),
    bills: bills.flatMap((bill) => billSeen(bill, read)),
    opening: openingOf(bills),
    isOpenable: doc.state === 'posted' && doc.closedAt === null && opnames.length === 0 && bills.length === 0,
    ready: readyOf(actor, held, read),
    can: await actsNow(tx, actor, { table: subcontractActs, ground: { ...subcontractGround, facts }, doc }),
  }
}

function signedTotal(total: Money, addenda: readonly SubcontractAddendumSeen[]): Money {
  return minus(total, sum(addenda.filter(({ state }) => state === 'approved').map(({ net }) => money(net))))
}

function wholeOf(opnames: readonly OpnameRow[], bills: readonly KeptBill[]): string[] {
  const next = nextToBill(opnames, bills)
  return opnames.filter((row) => row.state === 'draft' || row === next).map(({ id }) => id)
}

function linesSeen({ doc }: HeldSubcontract, agreed: readonly AgreedLine[]): SubcontractLine[] {
  const measured = new Map(agreed.map((line) => [line.id, line]))
  // A line that an addendum took off is told by it alone.
  return doc.lines
    .filter((line) => line.volume > 0n)
    .map((line) => {
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
  const billed = bills.find((bill) => bill.opnameId === id)
  return {
    ...{ id, version, number, state, date, note, gross: String(gross) },
    billNumber: billed?.kind === 'opening' ? 'Saldo awal' : (billed?.number ?? null),
    volumes: (draft?.lines ?? []).map((line) => ({
      ...{ lineId: line.lineId, volume: quantityText(line.volume), reason: line.reason },
    })),
    isOwn: writers.includes(actor.userId),
  }
}

function billSeen(bill: KeptBill, { inSight, paid }: Read): SubcontractBillSeen[] {
  const { kind, billId } = bill
  if (kind === 'opening' || billId === null) return []
  return [
    {
      ...{ id: bill.id, billId: inSight.has(billId) ? billId : null, number: bill.number },
      ...{ kind, date: bill.date, gross: String(bill.gross) },
      ...{ advance: String(bill.advance), retention: String(bill.retention), backCharge: String(bill.backCharge) },
      ...{ ppn: String(bill.ppn), total: String(bill.total), paid: String(paid.get(billId) ?? ZERO) },
    },
  ]
}

function openingOf(bills: readonly KeptBill[]): SubcontractOpeningSeen | null {
  const row = bills.find(({ kind }) => kind === 'opening')
  if (!row) return null
  return {
    ...{ on: row.date, number: row.number === NOT_BOOKED ? null : row.number, billed: String(row.gross) },
    ...{ advance: String(row.advanceLeft), retention: String(row.retention) },
  }
}

function readyOf(actor: Actor, held: HeldSubcontract, read: Read): ReadySubcontractBill[] {
  const next = nextToBill(read.opnames, held.bills)
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
