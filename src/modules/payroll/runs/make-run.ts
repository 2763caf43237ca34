import { money, type Money } from '#ground/money.ts'
import { periodOf } from '#ground/period.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { AskedOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import { employeesOf } from '#modules/people/face.ts'
import { fill } from './compute.ts'
import type { addBonusRun, addRun, addThrRun } from './contract.ts'
import type { Extras } from './facts.ts'
import { start } from './open.ts'
import { insertRun, readRun, type NewRun } from './store.ts'

/** Works out the wages of a month of all who are in no other run of it, as a draft. Refused where nobody is left ('run.nobody'). */
export async function makeRun(tx: Tx, actor: Actor, asked: AskedOf<typeof addRun>): Promise<DocumentRef> {
  const { month, payDate, jkk, umk, kind = 'monthly' } = asked
  return make(tx, actor, { kind, month, pay_date: payDate, jkk, umk }, new Map())
}

/** Works out the holiday bonus of all who have a right to it, as a draft; its month is that of the payment. */
export async function makeThrRun(tx: Tx, actor: Actor, asked: AskedOf<typeof addThrRun>): Promise<DocumentRef> {
  const { feast, feastOn, forAll, payDate } = asked
  const row = { ...(await bonusRow(tx, actor)), kind: 'thr', pay_date: payDate, month: periodOf(payDate) } as const
  return make(tx, actor, { ...row, feast, feast_on: feastOn, is_for_all: forAll }, new Map())
}

/** Works out a bonus of those who are named, as a draft. Refused where somebody is named twice or is not of the company. */
export async function makeBonusRun(tx: Tx, actor: Actor, asked: AskedOf<typeof addBonusRun>): Promise<DocumentRef> {
  const { people, label, payDate } = asked
  const ids = people.map(({ employeeId }) => employeeId)
  const known = new Set((await employeesOf(tx, actor.companyId, ids)).map(({ id }) => id))
  for (const [at, id] of ids.entries()) {
    if (known.has(id) && ids.indexOf(id) === at) continue
    throw new Refusal('bonus.whom', {}, { field: `people.${at}.employeeId` })
  }
  const row = { ...(await bonusRow(tx, actor)), kind: 'bonus', pay_date: payDate, month: periodOf(payDate) } as const
  const extra = (amount: Money) => [{ kind: 'bonus' as const, label, amount }]
  return make(tx, actor, row, new Map(people.map(({ employeeId, amount }) => [employeeId, extra(amount)])))
}

// A bonus pays no BPJS: the class and minimum wage are those of the last run, so that the next one begins with them.
async function bonusRow(tx: Tx, actor: Actor) {
  const { jkk, umk } = await start(tx, actor)
  return { jkk, umk: umk === null ? null : money(umk) }
}

async function make(tx: Tx, actor: Actor, row: NewRun, extras: Extras): Promise<DocumentRef> {
  const id = newId()
  const by = { created_by: actor.userId, created_by_name: actor.name }
  await insertRun(tx, {
    ...{ ...row, id, company_id: actor.companyId, number: null, state: 'draft', ...by },
    ...{ updated_by: actor.userId, updated_by_name: actor.name },
  })
  const run = await fill(tx, actor, await readRun(tx, actor, id, true), extras)
  if (run.people === 0 && (run.blocked as readonly unknown[]).length === 0) {
    const code = { monthly: 'run.nobody', last: 'run.nobody-left', thr: 'run.nobody-thr', bonus: 'run.nobody-bonus' }
    throw new Refusal(code[run.kind], { month: run.month }, { field: row.kind === 'thr' ? 'feast' : 'month' })
  }
  await recordHistory(tx, actor, { subject: 'payroll-run', id, act: 'add' })
  return { id, number: null, version: run.version }
}
