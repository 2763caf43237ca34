import { money, ZERO } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { holdAlone } from '#kit/posting/approval.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { expectState, type DocumentState } from '#kit/posting/state.ts'
import { instant, today } from '#kit/posting/today.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { post, reverse } from '#modules/journal/face.ts'
import { giveBackKasbon, takeKasbon } from '#modules/kasbon/face.ts'
import { employeesOf } from '#modules/people/face.ts'
import { staleOf } from './compute.ts'
import type { decideRun, LineKept, voidRun } from './contract.ts'
import { kasbonUntil } from './facts.ts'
import { kasbonOf, runEntry } from './journal.ts'
import { changeRun, own, readRun, runAfter, slipsOfRun, type Run, type SlipKept } from './store.ts'
import { keptWeights } from '../shares/rules.ts'
import { transfersOf } from '../transfers/store.ts'
import type { RunKind } from './words.ts'

type Asked = { readonly id: string; readonly version: number }
/** The number series of each kind, and what the books call it. */
const kinds: Readonly<Record<RunKind, { readonly doc: string; readonly memo: string }>> = {
  monthly: { doc: 'GAJI', memo: 'Gaji' },
  last: { doc: 'GAJI', memo: 'Gaji terakhir' },
  thr: { doc: 'THR', memo: 'THR' },
  bonus: { doc: 'BONUS', memo: 'Bonus' },
}

/** Names a run in the books: 'THR 2026-12'. */
export const runMemo = ({ kind, month }: Pick<Run, 'kind' | 'month'>) => `${kinds[kind].memo} ${month}`

/** Hands a draft in. Refused where it is empty ('run.empty') or no longer what it would be now ('run.stale'). */
export async function submit(tx: Tx, actor: Actor, asked: Asked): Promise<DocumentRef> {
  const run = await runIn(tx, actor, asked, 'draft')
  await freshSlips(tx, run)
  const handed = { submitted_by: actor.userId, submitted_by_name: actor.name, decision_note: null }
  const saved = await changeRun(tx, actor, run.id, { state: 'pending_approval', ...handed })
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'submit' })
  return { id: run.id, number: null, version: saved.version }
}

/** Says yes and books the run, or gives it back; not whoever worked it out or handed it in, while another could. */
export async function decide(tx: Tx, actor: Actor, asked: AskedOf<typeof decideRun>): Promise<DocumentRef> {
  const run = await runIn(tx, actor, asked, 'pending_approval')
  if (asked.decision === 'return') {
    if (asked.note === null) throw new Refusal('run.note-needed', {}, { field: 'note' })
    const saved = await changeRun(tx, actor, run.id, { state: 'draft', decision_note: asked.note })
    await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'return', reason: asked.note })
    return { id: run.id, number: null, version: saved.version }
  }
  if (!(await mayApproveRun(tx, actor, run))) throw new Refusal('run.own')
  const slips = await freshSlips(tx, run)
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'approve' })
  await cutKasbon(tx, actor, run, slips)
  await post(tx, actor, {
    on: run.pay_date,
    area: 'payroll',
    source: { kind: 'payroll-run', id: run.id },
    memo: runMemo(run),
    lines: runEntry(
      slips.map((slip) => ({
        personId: slip.person_id,
        net: money(slip.net),
        lines: slip.lines as readonly LineKept[],
        shares: keptWeights(slip.shares),
      })),
    ),
  })
  const document = { kind: 'payroll-run', id: run.id }
  const number = await nextNumber(tx, {
    companyId: actor.companyId,
    doc: kinds[run.kind].doc,
    day: run.pay_date,
    document,
  })
  const said = { approved_by_name: actor.name, approved_at: instant(), decision_note: asked.note }
  const saved = await changeRun(tx, actor, run.id, { state: 'posted', number, ...said })
  return { id: run.id, number, version: saved.version }
}

/**
 * Takes a booked run back: its entry is mirrored, and its people may be worked out again. Refused while it is paid ('run.paid') sent by the bank ('run.sent'),
 * or another run was taxed upon it ('run.followed').
 */
export async function voidOne(tx: Tx, actor: Actor, asked: AskedOf<typeof voidRun>): Promise<DocumentRef> {
  const run = await runIn(tx, actor, asked, 'posted')
  if (run.paid > 0n) throw new Refusal('run.paid', { number: run.number ?? '' })
  if ((await transfersOf(tx, actor.companyId, run.id)).some(({ isVoid }) => !isVoid)) throw new Refusal('run.sent')
  const after = await runAfter(tx, run)
  if (after !== null) throw new Refusal('run.followed', { number: after })
  const slips = await own(tx)
    .updateTable('payroll_slip')
    .set({ is_void: true })
    .where('company_id', '=', actor.companyId)
    .where('run_id', '=', run.id)
    .returning('id')
    .execute()
  await giveBackKasbon(tx, actor, { kind: 'payroll-slip', sourceIds: slips.map(({ id }) => id) })
  const saved = await changeRun(tx, actor, run.id, { state: 'void', void_reason: asked.reason })
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'void', reason: asked.reason })
  await reverse(tx, actor, { kind: 'payroll-run', id: run.id }, { on: today(actor), reason: asked.reason })
  return { id: run.id, number: run.number, version: saved.version }
}

/** Throws a draft away. */
export async function removeOne(tx: Tx, actor: Actor, asked: Asked): Promise<{ id: string }> {
  const run = await runIn(tx, actor, asked, 'draft')
  await own(tx).deleteFrom('payroll_run').where('company_id', '=', actor.companyId).where('id', '=', run.id).execute()
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'remove' })
  return { id: run.id }
}

/** Tells whether somebody may say yes to a run: another than who made it or handed it in, unless nobody else could. */
export async function mayApproveRun(tx: Tx, actor: Actor, run: Run): Promise<boolean> {
  if (!actor.can('approve slip-gaji')) return false
  const makers = new Set([run.created_by, run.submitted_by])
  return !makers.has(actor.userId) || holdAlone(tx, actor, 'approve slip-gaji', makers)
}

async function cutKasbon(tx: Tx, actor: Actor, run: Run, slips: readonly SlipKept[]): Promise<void> {
  const cutting = slips.flatMap(({ id, employee_id: holder, name, lines }) => {
    const amount = kasbonOf(lines as readonly LineKept[])
    return amount > ZERO ? [{ id: holder, name, amount, sourceId: id }] : []
  })
  const ids = cutting.map(({ id }) => id)
  const employees = new Map((await employeesOf(tx, actor.companyId, ids)).map((row) => [row.id, row]))
  const takings = cutting.map((each) => ({
    ...each,
    until: kasbonUntil({ leftOn: employees.get(each.id)?.leftOn ?? null }, run.month),
  }))
  const memo = `Dipotong dari gaji ${run.month}`
  await takeKasbon(tx, actor, { role: 'employee', kind: 'payroll-slip', on: run.pay_date, memo, takings })
}

async function freshSlips(tx: Tx, run: Run) {
  const slips = await slipsOfRun(tx, run.company_id, run.id)
  if (slips.length === 0) throw new Refusal('run.empty')
  const stale = await staleOf(tx, run, slips)
  if (stale.length > 0) throw new Refusal('run.stale', { names: stale.slice(0, 5).join(', '), count: stale.length })
  return slips
}

async function runIn(tx: Tx, actor: Actor, asked: Asked, state: DocumentState): Promise<Run> {
  const run = await readRun(tx, actor, asked.id, true)
  expectState(run, state)
  expectVersion(versioned(run), asked.version)
  return run
}
