import { money, sum, ZERO, type Money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import { workOutBonuses } from './bonuses.ts'
import type { editSlip, ExtraKept, LineKept } from './contract.ts'
import { workOutRun, type Extras, type Outcome, type Ready } from './facts.ts'
import { changeRun, readRun, readSlip, replaceSlips, slipsOfRun, type Run, type SlipKept } from './store.ts'
import { slipShares } from '../shares/rules.ts'
import type { Slip } from '../slips/rules.ts'
import { slipKindOf, type BlockedWhy } from './words.ts'

/** Works a draft out again with the figures of now; what was added by hand stays. */
export async function recompute(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
): Promise<DocumentRef> {
  const run = await draftOf(tx, actor, asked)
  const saved = await fill(tx, actor, run, extrasOf(run, await slipsOfRun(tx, actor.companyId, run.id)))
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'recompute' })
  return { id: run.id, number: null, version: saved.version }
}

/** Sets what is added by hand to one slip of a draft; `version` is that of its run. */
export async function changeExtras(tx: Tx, actor: Actor, asked: AskedOf<typeof editSlip>): Promise<DocumentRef> {
  const slip = await readSlip(tx, actor, asked.id)
  const run = await draftOf(tx, actor, { id: slip.run_id, version: asked.version })
  const extras = new Map(extrasOf(run, await slipsOfRun(tx, actor.companyId, run.id)))
  extras.set(slip.employee_id, asked.extras)
  const saved = await fill(tx, actor, run, extras)
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'extras' })
  return { id: slip.id, number: null, version: saved.version }
}

/** Tells the names of those whose slip is not what it would be if it were worked out now. */
export async function staleOf(tx: Tx, run: Run, slips: readonly SlipKept[]): Promise<string[]> {
  const { ready } = await workedOut(tx, run, extrasOf(run, slips))
  const now = new Map(ready.map(({ employee, digest }) => [employee.id, digest]))
  return slips.filter((slip) => now.get(slip.employee_id) !== slip.digest).map(({ name }) => name)
}

/** Works out what a kept slip of wages would be with the facts of now, or why there would be none. */
export async function wagesNow(
  tx: Tx,
  run: Run,
  slip: SlipKept,
): Promise<Pick<Slip, 'earned' | 'tax'> | BlockedWhy | undefined> {
  const { ready, blocked } = await workedOut(tx, run, extrasOf(run, [slip]), slip.employee_id)
  return ready[0]?.slip ?? blocked[0]?.why
}

/** The bonus of one person, as a run keeps it. */
interface NamedKept {
  readonly employeeId: string
  readonly extras: readonly ExtraKept[]
}

async function draftOf(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version: number }): Promise<Run> {
  const run = await readRun(tx, actor, asked.id, true)
  expectState(run, 'draft')
  expectVersion(versioned(run), asked.version)
  return run
}

function workedOut(tx: Tx, run: Run, extras: Extras, employeeId?: string): Promise<Outcome> {
  if (run.kind === 'thr' || run.kind === 'bonus') return workOutBonuses(tx, run, extras)
  const umk = run.umk === null ? null : money(run.umk)
  return workOutRun(tx, run.company_id, {
    ...{ runId: run.id, kind: run.kind, month: run.month, jkk: run.jkk, umk, extras },
    ...(employeeId !== undefined && { employeeId }),
  })
}

/** Works out the slips of a draft and keeps them; whoever is left out is kept with the reason. */
export async function fill(tx: Tx, actor: Actor, run: Run, extras: Extras): Promise<Run> {
  // Ids of slips stay, so that their pages and links do.
  const before = await slipsOfRun(tx, actor.companyId, run.id)
  const ids = new Map(before.map((slip) => [slip.employee_id, slip.id]))
  const { ready, blocked } = await workedOut(tx, run, extras)
  const rows = ready.map((each, at) => ({
    ...slipRow(each),
    ...{ id: ids.get(each.employee.id) ?? newId(), company_id: actor.companyId, run_id: run.id, line_no: at + 1 },
    ...{ month: run.month, kind: slipKindOf(run.kind) },
  }))
  await replaceSlips(tx, { companyId: actor.companyId, runId: run.id }, rows)
  const total = (pick: (each: Ready) => Money) => sum(ready.map(pick))
  return changeRun(tx, actor, run.id, {
    ...{ blocked: JSON.stringify(blocked), named: namedOf(run, extras) },
    people: ready.length,
    earned: total(({ slip }) => slip.earned),
    cut: total(({ slip }) => slip.cut),
    net: total(({ slip }) => slip.net),
    employer: total(({ slip }) => slip.employer),
  })
}

function slipRow({ employee, tax, extras: added, days, slip, digest, payIds, shares }: Ready) {
  const lines = slip.lines.map((line): LineKept => ({ ...line, amount: String(line.amount) }))
  const extras = added.map((each): ExtraKept => ({ ...each, amount: String(each.amount) }))
  return {
    ...{ employee_id: employee.id, person_id: employee.personId, code: employee.code, name: employee.name },
    ...{ position: employee.position, ptkp: tax.ptkp, method: tax.method, digest, pay_ids: [...payIds] },
    ...days,
    ...{ extras: JSON.stringify(extras), lines: JSON.stringify(lines), paid: ZERO },
    shares: JSON.stringify(slipShares(slip.lines, shares)),
    ...{ earned: slip.earned, cut: slip.cut, net: slip.net, employer: slip.employer },
    ...{ taxable: slip.taxable, deductible: slip.deductible, tax: slip.tax },
  }
}

// A bonus is kept with its run too, so that who is left out of it now does not lose it.
function extrasOf(run: Run, slips: readonly SlipKept[]): Extras {
  const read = (kept: unknown) =>
    (kept as readonly ExtraKept[]).map((each) => ({ ...each, amount: money(each.amount) }))
  return new Map([
    ...(run.named as readonly NamedKept[]).map(({ employeeId, extras }) => [employeeId, read(extras)] as const),
    ...slips.map(({ employee_id: id, extras }) => [id, read(extras)] as const),
  ])
}

function namedOf(run: Run, extras: Extras): string {
  const named = [...extras].filter(([, theirs]) => run.kind === 'bonus' && theirs.length > 0)
  return JSON.stringify(
    named.map(([employeeId, theirs]) => ({
      employeeId,
      extras: theirs.map((each) => ({ ...each, amount: String(each.amount) })),
    })),
  )
}
