import type { Day } from '#ground/day.ts'
import { percentFormat } from '#ground/format.ts'
import { percentText } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { knownProject } from '#modules/projects/face.ts'
import { billContract, contractOf, signContract, type ContractBill, type ContractSeen } from '#modules/sales/face.ts'
import { isRetentionFree } from '../handover/show-handover.ts'
import type { billProject, BillKind, signProject } from './contract.ts'
import { earnedFacts, type EarnedFacts } from './earned.ts'
import { keepTermin } from '../papers/store.ts'
import { judgePaymentPlan } from '../instalments/bill-instalments.ts'
import { instalmentsOf, replaceInstalments } from '../instalments/store.ts'
import { keepContract, keptContract } from './store.ts'

/** Signs the contract of a project on the bill that holds: an order of its price that binds; once, unless it was voided. */
export async function signProjectContract(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof signProject>,
): Promise<{ orderId: string }> {
  const project = await knownProject(tx, actor, asked.id, true)
  const kept = await keptContract(tx, actor.companyId, asked.id)
  const before = kept && (await contractOf(tx, actor, kept.orderId))
  if (before && before.state !== 'void') {
    throw new Refusal('contract.signed', { number: before.number ?? 'yang menunggu persetujuan' })
  }
  const facts = await earnedFacts(tx, actor.companyId, asked.id)
  if (!facts) throw new Refusal('contract.no-rab', { name: project.name })
  judgePaymentPlan(asked)
  const { date, customerPoNo, downPaymentPercent, downPaymentRecovery, retentionTax } = asked
  const { retentionPercent, retentionManner, retentionBase } = asked
  const saved = await signContract(tx, actor, {
    ...{ projectId: asked.id, customerId: project.customerId, date, value: facts.agreed, customerPoNo },
    ...{ downPaymentPercent, downPaymentRecovery, retentionPercent, retentionManner, retentionBase, retentionTax },
    finalTax: asked.finalTax ?? undefined,
    description: `Pekerjaan ${project.name}`,
  })
  await keepContract(tx, actor, { projectId: asked.id, orderId: saved.id, rabId: facts.rabId, value: facts.agreed })
  await replaceInstalments(tx, actor.companyId, { projectId: asked.id, rows: asked.instalments })
  // What it is worth stands in the history of its order, for who sees orders.
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'sign-contract' })
  return { orderId: saved.id }
}

/** Issues an invoice of the contract of a project. */
export async function billProjectContract(
  tx: Tx,
  actor: Actor,
  asked: AskedOf<typeof billProject>,
): Promise<{ id: string; number: string | null }> {
  const project = await knownProject(tx, actor, asked.id, true)
  const kept = await keptContract(tx, actor.companyId, asked.id)
  if (!kept) throw new Refusal('contract.none', { name: project.name })
  if (asked.kind === 'retention') await refuseHeldRetention(tx, actor, { projectId: asked.id, orderId: kept.orderId })
  const facts = await earnedFacts(tx, actor.companyId, asked.id)
  const seen = await contractOf(tx, actor, kept.orderId)
  if ((await instalmentsOf(tx, actor.companyId, { projectId: asked.id, seen })).length > 0)
    throw new Refusal('contract.by-instalments', {}, { field: 'kind' })
  refuseNothing(seen, asked, facts)
  const bill = billOf(asked.kind, { orderId: kept.orderId, date: asked.date }, facts)
  const { id, number } = await billContract(tx, actor, bill)
  const week = facts?.week ?? 0
  if (asked.kind === 'sale' && week > 0)
    await keepTermin(tx, actor.companyId, { invoiceId: id, projectId: asked.id, week })
  const reason = number ?? 'menunggu persetujuan'
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'bill-contract', reason })
  return { id, number }
}

// Says what is missing in the words of a project: sales would speak of goods and of a field this form has not.
function refuseNothing(
  seen: ContractSeen,
  { kind, date }: Pick<AskedOf<typeof billProject>, 'kind' | 'date'>,
  facts: EarnedFacts | undefined,
): void {
  const field = { field: 'kind' }
  if (kind === 'down_payment' && (seen.downPaymentPercent === null || seen.downPaymentBilled > 0n))
    throw new Refusal('contract.advance-billed', {}, field)
  if (kind === 'sale' && facts && facts.earned > 0n && facts.earned <= seen.billed)
    throw new Refusal('contract.nothing-new', { pct: percentText(facts.pct).replace('.', ',') }, field)
  if (kind === 'retention_tax' && !owesRetentionTax(seen, date))
    throw new Refusal('contract.no-retention-tax', {}, field)
  if (kind !== 'retention') return
  if (seen.retentionHeld <= seen.retentionReleased) throw new Refusal('contract.no-retention', {}, field)
  if (owesRetentionTax(seen, date)) throw new Refusal('contract.retention-tax-first', {}, field)
}

/** Tells whether all PPN of the retention is due by the first handover, and some was not asked for. */
export function owesRetentionTax(seen: ContractSeen, on: Day): boolean {
  const { retentionTax, handedOverOn, retentionUntaxed } = seen
  return retentionTax === 'at-handover' && handedOverOn !== null && on >= handedOverOn && retentionUntaxed > 0n
}

async function refuseHeldRetention(
  tx: Tx,
  actor: Actor,
  of: { readonly projectId: string; readonly orderId: string },
): Promise<void> {
  const seen = await contractOf(tx, actor, of.orderId)
  const isFree = await isRetentionFree(tx, { companyId: actor.companyId, projectId: of.projectId, seen })
  if (!isFree) throw new Refusal('contract.retention-held', {}, { field: 'kind' })
}

/** Makes what is asked of sales: a termin names the value of all work up to now. */
export function billOf(
  kind: BillKind,
  head: Pick<ContractBill, 'orderId' | 'date'>,
  facts: EarnedFacts | undefined,
): ContractBill {
  // What is asked for first of a retention whose PPN is due by the handover is that PPN.
  if (kind !== 'sale') return { ...head, kind: kind === 'retention_tax' ? 'retention' : kind, notes: null }
  if (!facts || facts.earned === 0n) throw new Refusal('contract.no-progress')
  const notes = `Progres pekerjaan sampai ${percentFormat(percentText(facts.pct))}`
  return { ...head, kind, earned: facts.earned, notes }
}
