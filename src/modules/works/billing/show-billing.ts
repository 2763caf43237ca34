import { day, type Day } from '#ground/day.ts'
import { minus, ZERO } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { customerOf } from '#modules/parties/face.ts'
import { knownProject, type KnownProject } from '#modules/projects/face.ts'
import { contractOf, previewContractBill, type ContractSeen, type InvoicePreview } from '#modules/sales/face.ts'
import { billOf, owesRetentionTax } from './bill-project.ts'
import { shownHandover, shownStandIn } from '../handover/show-handover.ts'
import { shownInstalments } from '../instalments/show-instalments.ts'
import { standingOpening } from '../opening/store.ts'
import { packLines } from '../papers/checklist.ts'
import { firstLacking, packPapers } from '../papers/contract.ts'
import { packAhead } from '../papers/load-pack.ts'
import { billName } from '../termin/bill-names.ts'
import { terminRows } from '../termin/rows.ts'
import { terminReached } from '../termin/store.ts'
import type { BillKind, ProjectBilling, ReadyBill, SignedContract } from './contract.ts'
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
  const { instalments, ready: due } = await shownInstalments(tx, actor, { projectId: project.id, orderId, seen, on })
  const isFree = handover?.isRetentionFree ?? false
  const isParted = instalments.length > 0
  const open = isParted ? due : await readyBills(tx, actor, { orderId, seen, facts, isFree })
  const ready = await withLacks(tx, actor, open, { project, orderId, seen, instalments })
  const opening = await standingOpening(tx, actor.companyId, project.id)
  const termins = terminRows({
    ...{ seen, ready, instalments, handover, today: on, dueOn: project.endDate },
    pct: percentText(facts?.pct ?? (0n as Percent)),
    reached: await terminReached(tx, actor.companyId, project.id),
    rest: isParted || seen.state !== 'posted' ? null : await restOf(tx, actor, { orderId, seen, on }),
    opened: opening?.billed ?? ZERO,
  })
  return {
    ...{ orderId, number: seen.number, state: seen.state, date: seen.date },
    ...{ value: String(seen.value), total: String(seen.total) },
    ...{ downPaymentPercent: seen.downPaymentPercent, retentionPercent: seen.retentionPercent },
    ...{ retentionManner: seen.retentionManner, retentionBase: seen.retentionBase, retentionTax: seen.retentionTax },
    downPaymentRecovery: seen.downPaymentRecovery === null ? null : String(seen.downPaymentRecovery),
    billed: String(seen.billed),
    downPaymentOpen: String(minus(seen.downPaymentBilled, seen.downPaymentApplied)),
    retentionHeld: String(minus(seen.retentionHeld, seen.retentionReleased)),
    invoices: seen.invoices.map((row, at) => ({
      ...{ id: row.id, number: row.number, what: billName(row, { seen, instalments, at }) },
      ...{ kind: row.kind, status: row.status, date: row.date, dueDate: row.dueDate },
      ...{ total: row.total, openDue: row.openDue },
    })),
    ...{ dueOn: project.endDate, handover },
    standIn: await shownStandIn(tx, of, handover),
    ...{ instalments, ready, termins },
  }
}

interface Signed {
  readonly orderId: string
  readonly project: KnownProject
  readonly facts: EarnedFacts | undefined
}

interface Ready {
  readonly project: KnownProject
  readonly orderId: string
  readonly seen: ContractSeen
  readonly instalments: SignedContract['instalments']
}

// Says of each bill which paper of those this customer wants keeps it from being issued.
async function withLacks(tx: Tx, actor: Actor, bills: readonly ReadyBill[], of: Ready): Promise<ReadyBill[]> {
  const { project, orderId, seen: contract, instalments } = of
  const told: ReadyBill[] = []
  for (const bill of bills) {
    const dueBy = instalments.find(({ id }) => id === bill.instalment?.id)?.dueBy ?? null
    const kind = bill.kind === 'retention_tax' ? 'retention' : bill.kind
    const pack = await packAhead(tx, actor, { project, contract, orderId, kind, dueBy, ppn: bill.ppn })
    const lacking = firstLacking(await packLines(tx, actor, pack))
    told.push({ ...bill, lacks: lacking ? packPapers[lacking.paper] : null })
  }
  return told
}

// What one bill today of all that is left of a contract would come to.
async function restOf(
  tx: Tx,
  actor: Actor,
  { orderId, seen, on }: { readonly orderId: string; readonly seen: ContractSeen; readonly on: Day },
): Promise<InvoicePreview | null> {
  if (seen.value <= seen.billed) return null
  try {
    return await previewContractBill(tx, actor, { orderId, date: on, notes: null, kind: 'sale', earned: seen.value })
  } catch (error) {
    // Nothing may be billed to this customer now: what is left is not foretold.
    if (error instanceof Refusal) return null
    throw error
  }
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
