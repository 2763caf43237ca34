import { day } from '#ground/day.ts'
import { minus } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { customerOf } from '#modules/parties/face.ts'
import { knownProject, type KnownProject } from '#modules/projects/face.ts'
import { contractOf, previewContractBill, type ContractSeen } from '#modules/sales/face.ts'
import { billOf, owesRetentionTax } from './bill-project.ts'
import { shownHandover, shownStandIn } from '../handover/show-handover.ts'
import { shownInstalments } from '../instalments/show-instalments.ts'
import type { Instalment } from '../instalments/contract.ts'
import { billKinds, type BillKind, type ProjectBilling, type ReadyBill, type SignedContract } from './contract.ts'
import { earnedFacts, type EarnedFacts } from './earned.ts'
import { readyBill } from './ready-bill.ts'
import { keptContract } from './store.ts'

/** Shows the contract of a project, its invoices, and what may be billed now; the contract only to who sees orders. */
export async function showBilling(tx: Tx, actor: Actor, projectId: string): Promise<ProjectBilling> {
  const project = await knownProject(tx, actor, projectId)
  const { name: customerName } = await customerOf(tx, actor.companyId, project.customerId)
  const isHidden = !actor.can('view order')
  const facts = await earnedFacts(tx, actor.companyId, projectId)
  const kept = await keptContract(tx, actor.companyId, projectId)
  return {
    ...{ projectName: project.name, customerName },
    isHidden,
    agreed: facts && !isHidden ? String(facts.agreed) : null,
    pct: percentText(facts?.pct ?? (0n as Percent)),
    contract: kept && !isHidden ? await signedOf(tx, actor, { orderId: kept.orderId, project, facts }) : null,
  }
}

async function signedOf(tx: Tx, actor: Actor, { orderId, project, facts }: Signed): Promise<SignedContract> {
  const seen = await contractOf(tx, actor, orderId)
  const of = { companyId: actor.companyId, projectId: project.id, seen }
  const handover = await shownHandover(tx, of, project.endDate)
  const on = day(today(actor))
  const { instalments, ready } = await shownInstalments(tx, actor, { projectId: project.id, orderId, seen, on })
  const isFree = handover?.isRetentionFree ?? false
  return {
    ...{ orderId, number: seen.number, state: seen.state, date: seen.date, value: String(seen.value) },
    ...{ downPaymentPercent: seen.downPaymentPercent, retentionPercent: seen.retentionPercent },
    ...{ retentionManner: seen.retentionManner, retentionBase: seen.retentionBase, retentionTax: seen.retentionTax },
    downPaymentRecovery: seen.downPaymentRecovery === null ? null : String(seen.downPaymentRecovery),
    billed: String(seen.billed),
    downPaymentOpen: String(minus(seen.downPaymentBilled, seen.downPaymentApplied)),
    retentionHeld: String(minus(seen.retentionHeld, seen.retentionReleased)),
    invoices: seen.invoices.map((row, at) => ({
      ...{ id: row.id, number: row.number, what: whatOf(row, { seen, instalments, at }) },
      ...{ kind: row.kind, status: row.status, date: row.date, dueDate: row.dueDate },
      ...{ total: row.total, openDue: row.openDue },
    })),
    ...{ dueOn: project.endDate, handover },
    standIn: await shownStandIn(tx, of, handover),
    instalments,
    ready: instalments.length > 0 ? ready : await readyBills(tx, actor, { orderId, seen, facts, isFree }),
  }
}

// An invoice that was voided is no instalment's any more, and counts for no termin.
function whatOf({ id, kind, status }: ContractSeen['invoices'][number], { seen, instalments, at }: Among): string {
  if (seen.retentionTaxInvoices.includes(id)) return billKinds.retention_tax
  const isPart = kind === 'sale' && instalments.length > 0
  const name = instalments.find(({ invoiceId }) => invoiceId === id)?.name
  if (name || isPart) return name ?? 'Angsuran'
  const what = billKinds[kind as BillKind] ?? kind
  if (kind !== 'sale' || status === 'void') return what
  const upTo = seen.invoices.slice(at).filter((one) => one.kind === 'sale' && one.status !== 'void')
  return `${what} ${upTo.length}`
}

interface Among {
  readonly seen: ContractSeen
  readonly instalments: readonly Instalment[]
  /** Its place among the invoices, newest first. */
  readonly at: number
}

interface Signed {
  readonly orderId: string
  readonly project: KnownProject
  readonly facts: EarnedFacts | undefined
}

interface Standing {
  readonly orderId: string
  readonly seen: ContractSeen
  readonly facts: EarnedFacts | undefined
  readonly isFree: boolean
}

async function readyBills(tx: Tx, actor: Actor, { orderId, seen, facts, isFree }: Standing): Promise<ReadyBill[]> {
  if (seen.state !== 'posted') return []
  const date = day(today(actor))
  const kinds: BillKind[] = []
  if (seen.downPaymentPercent !== null && seen.downPaymentBilled === 0n && seen.billed === 0n)
    kinds.push('down_payment')
  if (facts && facts.earned > seen.billed) kinds.push('sale')
  const owesTax = owesRetentionTax(seen, date)
  if (owesTax) kinds.push('retention_tax')
  if (isFree && !owesTax && seen.retentionHeld > seen.retentionReleased && seen.billed === seen.value)
    kinds.push('retention')
  const ready: ReadyBill[] = []
  for (const kind of kinds) {
    const bill = await previewContractBill(tx, actor, billOf(kind, { orderId, date }, facts))
    ready.push(readyBill(kind, bill))
  }
  return ready
}
