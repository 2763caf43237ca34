import { addDays, day, type Day } from '#ground/day.ts'
import { percentFormat } from '#ground/format.ts'
import { minus, money, plus, sum, type Money } from '#ground/money.ts'
import { lastDay, periodOf } from '#ground/period.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { sbuOn } from '#modules/company/companies/face.ts'
import { customerOf } from '#modules/parties/face.ts'
import { previewContractBill, type ContractSeen } from '#modules/sales/face.ts'
import type { BillFigures, BillKind } from '../billing/contract.ts'
import { figuresAhead } from '../billing/ready-bill.ts'
import { packLines } from '../papers/checklist.ts'
import { packAhead, packOf } from '../papers/load-pack.ts'
import { billName, nextBillName } from './bill-names.ts'
import type { openTermin, TerminFacts, TerminSeen } from './contract.ts'
import { findBill, type FoundBill } from './find-bill.ts'

/** Shows one bill of a contract with what comes of it and the papers that go with it. */
export async function showTermin(tx: Tx, actor: Actor, asked: AskedOf<typeof openTermin>): Promise<TerminSeen> {
  const bill = await findBill(tx, actor, asked)
  const { name: customerName } = await customerOf(tx, actor.companyId, bill.project.customerId)
  const shown = bill.invoice ? await kept(tx, actor, bill, bill.invoice) : await ahead(tx, actor, bill)
  return { key: asked.termin, customerName, ...shown }
}

type Shown = Omit<TerminSeen, 'key' | 'customerName'>
type Invoice = ContractSeen['invoices'][number]

async function kept(tx: Tx, actor: Actor, bill: FoundBill, invoice: Invoice): Promise<Shown> {
  const { seen, project } = bill
  const at = seen.invoices.indexOf(invoice)
  const instalments = bill.instalments.map((part) => ({ name: part.name, invoiceId: part.invoice?.id ?? null }))
  const isTaxOnly = seen.retentionTaxInvoices.includes(invoice.id)
  const figures = figuresOf(invoice)
  return {
    ...{ name: billName(invoice, { seen, instalments, at }), state: invoice.status },
    kind: isTaxOnly ? 'retention_tax' : (invoice.kind as BillKind),
    ...{ number: invoice.number, date: invoice.date, dueDate: invoice.dueDate, version: invoice.version },
    ...{ invoiceId: invoice.id, instalmentId: null, figures },
    told: await factsOf(tx, actor, bill, { on: invoice.date, after: takenSince(seen, at), held: invoice.withholding }),
    documents: await packLines(tx, actor, await packOf(tx, actor, { id: project.id, invoiceId: invoice.id })),
  }
}

async function ahead(tx: Tx, actor: Actor, found: FoundBill): Promise<Shown> {
  const { seen, project, orderId } = found
  // Safe: what is no invoice may be billed.
  const { kind, part, bill } = found.ahead as NonNullable<FoundBill['ahead']>
  const preview = await previewContractBill(tx, actor, bill)
  const figures = figuresAhead(preview)
  const dueBy = part?.dueBy ?? null
  const pack = { project, contract: seen, orderId, kind: kind === 'retention_tax' ? 'retention' : kind, dueBy }
  const isSale = kind === 'sale'
  const after = {
    advance: isSale
      ? money(`-${figures.downPaymentApplied}`)
      : kind === 'down_payment'
        ? money(figures.gross)
        : money(0),
    retention: isSale ? money(figures.retention) : kind === 'retention' ? money(`-${figures.gross}`) : money(0),
  }
  return {
    ...{ name: part?.name ?? nextBillName(kind, seen), state: 'ready', kind, number: null, date: bill.date },
    ...{ dueDate: null, invoiceId: null, instalmentId: part?.id ?? null, version: 0, figures },
    told: await factsOf(tx, actor, found, { on: bill.date, after, held: preview.withholding }),
    documents: await packLines(tx, actor, await packAhead(tx, actor, { ...pack, ppn: figures.ppn })),
  }
}

function figuresOf(invoice: Invoice): BillFigures {
  const { downPaymentApplied, retentionAmount: retention, dpp, ppn, ppnCollected, total, payable } = invoice
  const figures = { gross: invoice.subtotal, downPaymentApplied, retention, dpp, ppn, ppnCollected, total, payable }
  return { ...figures, withheld: invoice.withholdingAmount }
}

interface Since {
  readonly advance: Money
  readonly retention: Money
}

// What later bills took off of the advance and held back is no part of what stood after this one.
function takenSince({ invoices }: ContractSeen, at: number): Since {
  const later = invoices.slice(0, at).filter(({ state }) => state === 'posted')
  const sales = later.filter(({ kind }) => kind === 'sale')
  const released = later.filter(({ kind }) => kind === 'retention')
  const held = sum(sales.map((one) => money(one.retentionAmount)))
  return {
    advance: sum(sales.map((one) => money(one.downPaymentApplied))),
    retention: minus(sum(released.map((one) => money(one.subtotal))), held),
  }
}

interface About {
  readonly on: string
  /** Between what stands today and what stands after the bill. */
  readonly after: Since
  readonly held: Invoice['withholding']
}

async function factsOf(tx: Tx, actor: Actor, { seen }: FoundBill, { on, after, held }: About): Promise<TerminFacts> {
  const open = minus(seen.downPaymentBilled, seen.downPaymentApplied)
  const retained = minus(seen.retentionHeld, seen.retentionReleased)
  const builder = await sbuOn(tx, actor.companyId, day(seen.date))
  const sbu = (kind: string) => (kind === 'pph-final' && builder ? `, SBU ${builder.qualification}` : '')
  return {
    ...{ downPaymentPercent: seen.downPaymentPercent, downPaymentLeft: String(plus(open, after.advance)) },
    ...{ retentionPercent: seen.retentionPercent, retentionHeld: String(plus(retained, after.retention)) },
    ppnDueOn: endOfNextMonth(day(on)),
    withheld: held.map(({ kind, rate }) => `${withholdingWords[kind]} ${percentFormat(rate)}${sbu(kind)}`),
  }
}

function endOfNextMonth(on: Day): Day {
  return lastDay(periodOf(addDays(lastDay(periodOf(on)), 1)))
}
