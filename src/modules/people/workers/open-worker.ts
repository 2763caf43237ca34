import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { readRow } from '#kit/record/rows.ts'
import { openRecord } from '#kit/record/verbs.ts'
import { projectNames } from '#modules/projects/face.ts'
import { payOf } from '../pay/store.ts'
import { roleIdOf } from '../person.ts'
import { validOn } from '../rules.ts'
import type { Worker } from './contract.ts'
import { workerRows } from './store.ts'
import { workerRecord } from './worker.record.ts'

/** Shows a worker whole; what is earned only to who may see it. */
export async function openWorker(tx: Tx, actor: Actor, id: string): Promise<Worker> {
  const master = await openRecord(tx, actor, workerRecord, id)
  const row = await readRow(tx, workerRecord, actor, id)
  const { companyId } = actor
  const personId = String(row['person_id'])
  const rate = validOn(await payOf(tx, companyId, 'worker', [personId]), today(actor))?.dailyRate ?? null
  const [foreman] = master.foremanId ? await workerRows(tx, companyId, [master.foremanId]) : []
  const names = master.projectId ? await projectNames(tx, companyId, [master.projectId]) : new Map<string, string>()
  return {
    ...master,
    ...('dailyRate' in master && { dailyRate: rate === null ? null : String(rate) }),
    personId,
    foremanName: foreman?.name ?? null,
    projectName: names.get(master.projectId ?? '') ?? null,
    isIncomplete: row['nik'] === null,
    employeeId: await roleIdOf(tx, companyId, 'employee', personId),
  }
}
