import { money, sum, ZERO, type Money } from '#ground/money.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { expectState } from '#kit/posting/state.ts'
import { expectVersion } from '#kit/posting/version.ts'
import { versioned } from '#kit/posting/versioned.ts'
import type { SlipFacts } from '../slips/rules.ts'
import type { addRun, editSlip, ExtraKept, LineKept } from './contract.ts'
import { workOutRun, type Ready } from './facts.ts'
import { changeRun, insertRun, readRun, readSlip, replaceSlips, slipsOfRun, type Run, type SlipKept } from './store.ts'

type Extras = ReadonlyMap<string, SlipFacts['extras']>

/** Works out the wages of a month of all who are in no other run of it, as a draft. Refused where nobody is left ('run.nobody'). */
export async function makeRun(tx: Tx, actor: Actor, asked: AskedOf<typeof addRun>): Promise<DocumentRef> {
  const id = newId()
  const by = { created_by: actor.userId, created_by_name: actor.name }
  await insertRun(tx, {
    ...{ id, company_id: actor.companyId, number: null, state: 'draft', month: asked.month, pay_date: asked.payDate },
    ...{ jkk: asked.jkk, umk: asked.umk, ...by, updated_by: actor.userId, updated_by_name: actor.name },
  })
  const run = await fill(tx, actor, await readRun(tx, actor, id, true), new Map())
  if (run.people === 0 && (run.blocked as readonly unknown[]).length === 0) {
    throw new Refusal('run.nobody', { month: asked.month }, { field: 'month' })
  }
  await recordHistory(tx, actor, { subject: 'payroll-run', id, act: 'add' })
  return { id, number: null, version: run.version }
}

/** Works a draft out again with the figures of now; what was added by hand stays. */
export async function recompute(
  tx: Tx,
  actor: Actor,
  asked: { readonly id: string; readonly version: number },
): Promise<DocumentRef> {
  const run = await draftOf(tx, actor, asked)
  const saved = await fill(tx, actor, run, extrasOf(await slipsOfRun(tx, actor.companyId, run.id)))
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'recompute' })
  return { id: run.id, number: null, version: saved.version }
}

/** Sets what is added by hand to one slip of a draft; `version` is that of its run. */
export async function changeExtras(tx: Tx, actor: Actor, asked: AskedOf<typeof editSlip>): Promise<DocumentRef> {
  const slip = await readSlip(tx, actor, asked.id)
  const run = await draftOf(tx, actor, { id: slip.run_id, version: asked.version })
  const extras = new Map(extrasOf(await slipsOfRun(tx, actor.companyId, run.id)))
  extras.set(slip.employee_id, asked.extras)
  const saved = await fill(tx, actor, run, extras)
  await recordHistory(tx, actor, { subject: 'payroll-run', id: run.id, act: 'extras' })
  return { id: slip.id, number: null, version: saved.version }
}

/** Tells the names of those whose slip is not what it would be if it were worked out now. */
export async function staleOf(tx: Tx, run: Run, slips: readonly SlipKept[]): Promise<string[]> {
  const { ready } = await workOutRun(tx, run.company_id, { ...askedOf(run), extras: extrasOf(slips) })
  const now = new Map(ready.map(({ employee, digest }) => [employee.id, digest]))
  return slips.filter((slip) => now.get(slip.employee_id) !== slip.digest).map(({ name }) => name)
}

async function draftOf(tx: Tx, actor: Actor, asked: { readonly id: string; readonly version: number }): Promise<Run> {
  const run = await readRun(tx, actor, asked.id, true)
  expectState(run, 'draft')
  expectVersion(versioned(run), asked.version)
  return run
}

function askedOf(run: Run) {
  return { runId: run.id, month: run.month, jkk: run.jkk, umk: run.umk === null ? null : money(run.umk) }
}

// Ids of slips stay, so that their pages and links do.
async function fill(tx: Tx, actor: Actor, run: Run, extras: Extras): Promise<Run> {
  const before = await slipsOfRun(tx, actor.companyId, run.id)
  const ids = new Map(before.map((slip) => [slip.employee_id, slip.id]))
  const { ready, blocked } = await workOutRun(tx, actor.companyId, { ...askedOf(run), extras })
  const rows = ready.map((each, at) => ({
    ...slipRow(each),
    ...{ id: ids.get(each.employee.id) ?? newId(), company_id: actor.companyId, run_id: run.id, line_no: at + 1 },
    month: run.month,
  }))
  await replaceSlips(tx, { companyId: actor.companyId, runId: run.id }, rows)
  const total = (pick: (each: Ready) => Money) => sum(ready.map(pick))
  return changeRun(tx, actor, run.id, {
    blocked: JSON.stringify(blocked),
    people: ready.length,
    earned: total(({ slip }) => slip.earned),
    cut: total(({ slip }) => slip.cut),
    net: total(({ slip }) => slip.net),
    employer: total(({ slip }) => slip.employer),
  })
}

function slipRow({ employee, tax, facts, slip, digest, payIds }: Ready) {
  const count = (pick: 'days' | 'unpaid') => facts.parts.reduce((all, part) => all + part[pick], 0)
  const lines = slip.lines.map((line): LineKept => ({ ...line, amount: String(line.amount) }))
  const extras = facts.extras.map((each): ExtraKept => ({ ...each, amount: String(each.amount) }))
  return {
    ...{ employee_id: employee.id, person_id: employee.personId, code: employee.code, name: employee.name },
    ...{ position: employee.position, ptkp: tax.ptkp, method: tax.method, digest, pay_ids: [...payIds] },
    ...{ scheduled: facts.scheduled, employed: count('days'), unpaid: count('unpaid') },
    ...{ extras: JSON.stringify(extras), lines: JSON.stringify(lines), paid: ZERO },
    ...{ earned: slip.earned, cut: slip.cut, net: slip.net, employer: slip.employer },
    ...{ taxable: slip.taxable, deductible: slip.deductible, tax: slip.tax },
  }
}

function extrasOf(slips: readonly SlipKept[]): Extras {
  return new Map(
    slips.map(({ employee_id: id, extras }) => [
      id,
      (extras as readonly ExtraKept[]).map((each) => ({ ...each, amount: money(each.amount) })),
    ]),
  )
}
