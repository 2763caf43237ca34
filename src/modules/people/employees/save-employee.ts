import type { Day } from '#ground/day.ts'
import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { nextCode } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut, EditOut } from '#kit/record/record.ts'
import { readRow } from '#kit/record/rows.ts'
import { addRecord, editRecord } from '#kit/record/verbs.ts'
import { personOf } from '#modules/company/accounts/face.ts'
import { changePay, firstPay } from '../pay/of-form.ts'
import { personForRole, renamePerson } from '../person.ts'
import { checkAge, checkContracts, checkLeaving } from '../rules.ts'
import { checkAssignedProjects, withHidden } from './assignments.ts'
import { checkAssignments } from './rules.ts'
import { employeeRecord } from './employee.record.ts'
import { isEmployeeCodeTaken } from './store.ts'

type NewEmployee = AddOut<typeof employeeRecord>

/** Adds an employee, with a number of their own when none was typed, and with what they earn from the day they come. */
export async function addEmployee(tx: Tx, actor: Actor, asked: NewEmployee): Promise<Saved> {
  checkLeaving(asked.joinDate, asked.leftOn)
  checkContracts(asked.contracts ?? [])
  checkAssignments(asked.assignments ?? [])
  await checkAssignedProjects(tx, actor, asked.assignments ?? [])
  await checkAccount(tx, actor, asked.userId)
  const { companyId } = actor
  checkAge(asked.birthDate, today(actor))
  const personId = await personForRole(tx, actor, employeeRecord, asked)
  const code = asked.code ?? (await nextCode(tx, companyId, 'KRY', (each) => isEmployeeCodeTaken(tx, companyId, each)))
  const saved = await addRecord(tx, actor, employeeRecord, { ...asked, code }, { person_id: personId })
  await firstPay(tx, actor, employeeRecord, { id: saved.id, personId, from: asked.joinDate, amount: asked.monthlyBase })
  return saved
}

/** Changes an employee; another base salary is valid from today on. An emptied number keeps the one there is. */
export async function editEmployee(tx: Tx, actor: Actor, asked: EditOut<typeof employeeRecord>): Promise<Saved> {
  const row = await readRow(tx, employeeRecord, actor, asked.id)
  checkLeaving(
    asked.joinDate === undefined ? (row['join_date'] as Day | null) : asked.joinDate,
    asked.leftOn === undefined ? (row['left_on'] as Day | null) : asked.leftOn,
  )
  checkContracts(asked.contracts ?? [])
  await checkAssignedProjects(tx, actor, asked.assignments ?? [], asked.id)
  const assignments =
    asked.assignments && (await withHidden(tx, actor, { id: asked.id, assignments: asked.assignments }))
  checkAssignments(assignments ?? [])
  await checkAccount(tx, actor, asked.userId)
  checkAge(asked.birthDate, today(actor))
  const saved = await editRecord(tx, actor, employeeRecord, {
    ...{ ...asked, code: asked.code ?? undefined },
    ...(assignments && { assignments }),
  })
  if (asked.name !== undefined) await renamePerson(tx, actor, String(row['person_id']), asked.name)
  await changePay(tx, actor, employeeRecord, {
    ...{ id: asked.id, personId: String(row['person_id']), on: today(actor), amount: asked.monthlyBase },
  })
  return saved
}

async function checkAccount(tx: Tx, actor: Actor, userId: string | null | undefined): Promise<void> {
  if (!userId || (await personOf(tx, actor.companyId, userId))) return
  throw new Refusal('employee.account-unknown', {}, { field: 'userId' })
}
