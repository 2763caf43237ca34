import type { Day } from '#ground/day.ts'
import { minus, negate, plus, sum, ZERO, type Money } from '#ground/money.ts'
import { dimsOf, ofProject, spreadDims } from '#ground/dims.ts'
import { price, type Price } from '#ground/price.ts'
import { quantity, type Quantity } from '#ground/quantity.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { readDocument } from '#kit/document/load.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { billSubcontract, voidSubcontractBill, type SubcontractBillLine } from '#modules/purchasing/face.ts'
import type { billSubcontractWork, takeSubcontractBillBack } from './contract.ts'
import { heldSubcontract, type HeldSubcontract } from './held.ts'
import { subcontractOpname, type SubcontractOpname } from './opname.ts'
import { advanceOpen, deductionsOf, retentionOpen } from './rules.ts'
import type { SubcontractBillKind } from './seen.ts'
import { billsOfSubcontracts, keepBill, opnamesOf, takeBillBack, type KeptBill, type OpnameRow } from './store.ts'
import type { Subcontract } from './subcontract.ts'

/** What a bill of a subcontract is made of. */
export interface BillMade {
  readonly kind: SubcontractBillKind
  readonly opnameId: string | null
  readonly gross: Money
  readonly advance: Money
  readonly retention: Money
  readonly backCharge: Money
  readonly lines: readonly SubcontractBillLine[]
}

type Asked = AskedOf<typeof billSubcontractWork>

/** Books what a subcontractor bills: the advance, the work of the next approved opname, or the retention that was held. */
export async function recordSubcontractBill(tx: Tx, actor: Actor, asked: Asked) {
  const held = await heldSubcontract(tx, actor, asked.id)
  const { doc } = held
  const wanted = { kind: asked.kind, backCharge: asked.backCharge ?? ZERO, why: asked.backChargeNote }
  const made = billMade(held, wanted, asked.kind === 'progress' ? await openOpname(tx, actor, held) : undefined)
  if (!made) throw new Refusal('subcontract.nothing-to-bill', { number: doc.number ?? '' })
  const { supplierInvoiceNo, supplierInvoiceDate, taxInvoiceNo, date, dueDate, notes } = asked
  const booked = await billSubcontract(tx, actor, {
    ...{ supplierInvoiceNo, supplierInvoiceDate, taxInvoiceNo, date, dueDate, notes },
    ...paperOf(doc, made.lines, date),
  })
  const { kind, opnameId, gross, advance, retention, backCharge } = made
  const number = booked.number ?? ''
  await keepBill(tx, actor, {
    ...{ subcontractId: doc.id, kind, opnameId, billId: booked.id, number, date },
    ...{ gross, advance, retention, backCharge, advanceLeft: ZERO, ppn: booked.ppn, total: booked.total },
  })
  await recordHistory(tx, actor, { subject: 'subcontract', id: doc.id, act: 'bill', reason: number })
  return { id: booked.id, number: booked.number }
}

/** Takes the last bill of a subcontract back, as long as nobody paid it. */
export async function takeBack(tx: Tx, actor: Actor, asked: AskedOf<typeof takeSubcontractBillBack>) {
  const { doc } = await heldSubcontract(tx, actor, asked.id)
  const bills = (await billsOfSubcontracts(tx, actor.companyId, [doc.id])).get(doc.id) ?? []
  const bill = bills.find((one) => one.billId === asked.billId)
  if (!bill?.billId) throw new NotFound()
  const last = bills.at(-1)
  if (last && last.id !== bill.id)
    throw new Refusal('subcontract.later-bill', { number: bill.number, last: last.number })
  await voidSubcontractBill(tx, actor, bill.billId, asked.reason)
  await takeBillBack(tx, actor.companyId, bill.id)
  await recordHistory(tx, actor, { subject: 'subcontract', id: doc.id, act: 'void-bill', reason: asked.reason })
  return { id: bill.billId }
}

/** What purchasing is told of a subcontract beside the lines of a bill. */
export function paperOf(doc: Subcontract, lines: readonly SubcontractBillLine[], date: Day) {
  const { supplierId, withholdingKind, withholdingRate } = doc
  return {
    ...{ supplierId, contractOn: doc.date, date, lines, withholdingRate },
    withholdingKind: withholdingKind === 'none' ? null : withholdingKind,
  }
}

interface Wanted {
  readonly kind: SubcontractBillKind
  readonly backCharge: Money
  readonly why: string | null
}

/** Tells which approved opname is billed next. */
export function nextToBill(opnames: readonly OpnameRow[], bills: readonly KeptBill[]): OpnameRow | undefined {
  return opnames.find((row) => row.state === 'posted' && !bills.some((bill) => bill.opnameId === row.id))
}

async function openOpname(tx: Tx, actor: Actor, { doc, bills }: HeldSubcontract) {
  const opnames = (await opnamesOf(tx, actor.companyId, [doc.id])).get(doc.id) ?? []
  const next = nextToBill(opnames, bills)
  if (!next) return undefined
  const opname: SubcontractOpname = await readDocument(tx, subcontractOpname, actor.companyId, next.id)
  return opname
}

/** Makes the next bill of a kind, of work for the opname that is next; nothing where there is nothing of it to bill. */
export function billMade(
  held: HeldSubcontract,
  wanted: Wanted,
  opname: SubcontractOpname | undefined,
): BillMade | undefined {
  const { doc, money } = held
  if (doc.state !== 'posted') return undefined
  if (wanted.kind === 'progress') return opname && workBill(held, wanted, opname)
  const isAdvance = wanted.kind === 'advance'
  const gross = isAdvance ? advanceOpen(money) : retentionOpen(money, doc.closedAt !== null)
  if (gross <= 0n) return undefined
  const what = isAdvance ? 'Uang muka' : 'Retensi'
  const line = { ...one(`${what} ${doc.number ?? ''}`, gross), ...ofProject(doc.projectId), kind: wanted.kind }
  return { ...{ kind: wanted.kind, opnameId: null, gross }, ...nothingOff, lines: [line] }
}

const nothingOff = { advance: ZERO, retention: ZERO, backCharge: ZERO }

function workBill({ doc, money }: HeldSubcontract, wanted: Wanted, opname: SubcontractOpname): BillMade {
  const gross = sum(opname.lines.map((line) => line.amount))
  const { advance, retention } = deductionsOf(money, gross)
  if (wanted.backCharge > minus(gross, plus(advance, retention)))
    throw new Refusal(
      'subcontract.back-charge-beyond',
      { most: minus(gross, plus(advance, retention)) },
      { field: 'backCharge' },
    )
  const work = opname.lines.map((line) => workLine(doc, line))
  const off = (kind: SubcontractBillLine['kind'], text: string, amount: Money) =>
    amount === 0n ? [] : [{ ...one(text, negate(amount)), ...ofProject(doc.projectId), kind }]
  return {
    ...{ kind: 'progress', opnameId: opname.id, gross, advance, retention, backCharge: wanted.backCharge },
    lines: [
      ...work,
      ...off('advance', 'Potongan uang muka', advance),
      ...off('retention', 'Retensi ditahan', retention),
      // It lowers the cost of the work it is taken from, work item by work item.
      ...spreadDims(
        negate(wanted.backCharge),
        work.map((line) => ({ ...dimsOf(line), weight: line.net })),
      ).flatMap(({ amount, ...dims }) =>
        amount === 0n
          ? []
          : [{ ...one(wanted.why ?? 'Potongan bahan atau denda', amount), ...dims, kind: 'back-charge' as const }],
      ),
    ],
  }
}

function workLine(
  doc: Subcontract,
  { lineId, volume, amount }: SubcontractOpname['lines'][number],
): SubcontractBillLine {
  const of = doc.lines.find((line) => line.id === lineId)
  return {
    ...{ kind: 'work', description: of?.description ?? '', qty: volume, unit: of?.unit ?? '' },
    ...{ price: of?.price ?? (0n as Price), net: amount, projectId: doc.projectId, workItemId: of?.workItemId ?? null },
  }
}

function one(description: string, net: Money) {
  return { description, qty: ONE, unit: 'ls', price: price(String(net)), net }
}

const ONE: Quantity = quantity('1')
