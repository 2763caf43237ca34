import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { readRow } from '#kit/record/rows.ts'
import { openRecord } from '#kit/record/verbs.ts'
import { personOf } from '#modules/company/accounts/face.ts'
import { projectNames } from '#modules/projects/face.ts'
import { payOf } from '../pay/store.ts'
import { roleIdOf } from '../person.ts'
import { validOn } from '../rules.ts'
import type { Employee } from './contract.ts'
import { employeeRecord } from './employee.record.ts'
import { employeeOfUser } from './store.ts'

/** Shows an employee whole, by their id or that of their account; what is earned, and where they are assigned, only to who may see it. */
export async function openEmployee(tx: Tx, actor: Actor, asked: string): Promise<Employee> {
  const id = (await employeeOfUser(tx, actor.companyId, asked)) ?? asked
  const master = await openRecord(tx, actor, employeeRecord, id)
  const row = await readRow(tx, employeeRecord, actor, id)
  const personId = String(row['person_id'])
  const pay = await payOf(tx, actor.companyId, 'employee', [personId])
  const base = validOn(pay, today(actor))?.monthlyBase ?? null
  const account = master.userId ? await personOf(tx, actor.companyId, master.userId) : undefined
  const assignments = master.assignments.filter(({ projectId }) => isWithin(actor.scope.projects, projectId))
  const projectIds = assignments.map(({ projectId }) => projectId)
  return {
    ...master,
    assignments,
    ...('monthlyBase' in master && { monthlyBase: base === null ? null : String(base) }),
    personId,
    accountName: account?.name ?? null,
    projectNames: Object.fromEntries(await projectNames(tx, actor.companyId, projectIds)),
    isIncomplete: row['nik'] === null,
    workerId: await roleIdOf(tx, actor.companyId, 'worker', personId),
  }
}
