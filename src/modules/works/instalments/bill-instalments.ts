import { percentFormat } from '#ground/format.ts'
import { plus } from '#ground/money.ts'
import { percentText, type Percent } from '#ground/percent.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { found } from '#kit/http/not-found.ts'
import { knownProject } from '#modules/projects/face.ts'
import { billContract, changeContractTerms, contractOf, type ContractSeen } from '#modules/sales/face.ts'
import { earnedFacts } from '../billing/earned.ts'
import { keptContract } from '../billing/store.ts'
import { handoverRow } from '../handover/store.ts'
import { keepTermin } from '../papers/store.ts'
import type { billInstalment, savePaymentPlan } from './contract.ts'
import { dueWords } from './due-words.ts'
import { instalmentShares, isDue, judgeInstalments, type DueFacts } from './rules.ts'
import { holdContract, instalmentsOf, replaceInstalments, takeInstalment, type KeptInstalment } from './store.ts'

/** Writes how a contract is billed; refused once something was billed of it ('instalment.billed', 'instalment.opened'). */
export async function writePaymentPlan(tx: Tx, actor: Actor, asked: AskedOf<typeof savePaymentPlan>) {
  const { orderId, seen } = await heldContract(tx, actor, asked.id)
  const [last] = seen.invoices.filter(({ state }) => state !== 'void').toSorted((a, b) => b.id.localeCompare(a.id))
  if (last) throw new Refusal('instalment.billed', { number: last.number ?? 'yang menunggu persetujuan' })
  if (seen.billed > 0n || seen.downPaymentBilled > 0n) throw new Refusal('instalment.opened')
  judgePaymentPlan(asked)
  await changeContractTerms(tx, actor, {
    ...{ orderId, downPaymentPercent: asked.downPaymentPercent, retentionPercent: asked.retentionPercent },
    ...{ retentionManner: asked.retentionManner, retentionBase: asked.retentionBase },
    downPaymentRecovery: asked.downPaymentRecovery,
  })
  await replaceInstalments(tx, actor.companyId, { projectId: asked.id, rows: asked.instalments })
  const reason = asked.instalments.length > 0 ? `${asked.instalments.length} angsuran` : 'menurut progres'
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'plan-billing', reason })
  return { id: asked.id }
}

type Plan = Pick<
  AskedOf<typeof savePaymentPlan>,
  'instalments' | 'downPaymentPercent' | 'downPaymentRecovery' | 'retentionPercent'
>

/**
 * Judges a plan: rows that are whole, and no down payment or retention beside them, as both are rows then ('instalment.beside');
 * a sum that goes off each termin only where there is a down payment ('contract.recovery-of-nothing').
 */
export function judgePaymentPlan({
  instalments,
  downPaymentPercent,
  downPaymentRecovery,
  retentionPercent,
}: Plan): void {
  judgeInstalments(instalments)
  const isBeside = (downPaymentPercent ?? 0n) > 0n || (retentionPercent ?? 0n) > 0n
  if (instalments.length > 0 && isBeside) throw new Refusal('instalment.beside', {}, { field: 'downPaymentPercent' })
  if (downPaymentRecovery !== null && (downPaymentPercent ?? 0n) === 0n)
    throw new Refusal('contract.recovery-of-nothing', {}, { field: 'downPaymentRecovery' })
}

/** Issues the invoice of an instalment that is due and was not billed, at its share of the contract as it is now. */
export async function billDueInstalment(tx: Tx, actor: Actor, asked: AskedOf<typeof billInstalment>) {
  const { orderId, seen } = await heldContract(tx, actor, asked.id)
  const rows = await instalmentsOf(tx, actor.companyId, { projectId: asked.id, seen })
  const row = found(rows.find(({ id }) => id === asked.instalmentId))
  if (row.taken) throw new Refusal('instalment.twice', { name: row.name, number: row.invoice?.number ?? '' })
  const facts = await dueFacts(tx, actor.companyId, { projectId: asked.id, on: asked.date })
  if (!isDue(row, facts)) throw new Refusal('instalment.not-due', { name: row.name, waits: waitsFor(row, facts) })
  const share = instalmentShares(rows, seen).get(row.id)
  if (!share || share.amount === 0n) throw new Refusal('instalment.spent', { name: row.name })
  const bill = { kind: 'sale' as const, earned: plus(seen.billed, share.amount), notes: notesOf(row) }
  const { id, number } = await billContract(tx, actor, { orderId, date: asked.date, ...bill })
  await takeInstalment(tx, actor.companyId, { ...share, id: row.id, invoiceId: id })
  if (row.dueBy === 'progress' && facts.week > 0)
    await keepTermin(tx, actor.companyId, { invoiceId: id, projectId: asked.id, week: facts.week })
  const reason = `${row.name}: ${number ?? 'menunggu persetujuan'}`
  await recordHistory(tx, actor, { subject: 'project', id: asked.id, act: 'bill-contract', reason })
  return { id, number }
}

/** Says on the invoice which instalment it is. */
export function notesOf({ name, percent }: Pick<KeptInstalment, 'name' | 'percent'>): string {
  return `${name} (${shown(percent)} % nilai kontrak)`
}

/** Reads what may make instalments due by a day: approved progress and handovers. */
export async function dueFacts(
  tx: Tx,
  companyId: string,
  { projectId, on }: { readonly projectId: string; readonly on: DueFacts['on'] },
): Promise<DueFacts & { readonly week: number }> {
  const facts = await earnedFacts(tx, companyId, projectId)
  const handover = await handoverRow(tx, companyId, projectId)
  return {
    ...{ on, pct: facts?.pct ?? (0n as Percent), week: facts?.week ?? 0 },
    ...{ firstOn: handover?.firstOn ?? null, finalOn: handover?.finalOn ?? null },
  }
}

async function heldContract(
  tx: Tx,
  actor: Actor,
  projectId: string,
): Promise<{ readonly orderId: string; readonly seen: ContractSeen }> {
  const project = await knownProject(tx, actor, projectId, true)
  await holdContract(tx, actor.companyId, projectId)
  const kept = await keptContract(tx, actor.companyId, projectId)
  const seen = kept && (await contractOf(tx, actor, kept.orderId))
  if (!kept || !seen || seen.state === 'void') throw new Refusal('contract.none', { name: project.name })
  return { orderId: kept.orderId, seen }
}

const shown = (share: Percent) => percentText(share).replace('.', ',')

function waitsFor(row: KeptInstalment, { pct }: DueFacts): string {
  const due = dueWords({ ...row, duePercent: row.duePercent === null ? null : percentText(row.duePercent) })
  if (row.dueBy === 'progress') return `${due}, sekarang ${percentFormat(percentText(pct))}`
  return row.dueBy === 'date' ? due : `${due} dicatat`
}
