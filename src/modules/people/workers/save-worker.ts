import { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import { today } from '#kit/posting/today.ts'
import { nextCode } from '#kit/record/code.ts'
import type { Saved } from '#kit/record/endpoints.ts'
import type { AddOut, EditOut } from '#kit/record/record.ts'
import { readRow } from '#kit/record/rows.ts'
import { addRecord, editRecord } from '#kit/record/verbs.ts'
import { checkDims } from '#modules/projects/face.ts'
import { changePay, firstPay } from '../pay/of-form.ts'
import { personForRole, renamePerson } from '../person.ts'
import { checkAge } from '../rules.ts'
import { isWorkerCodeTaken, workerRows } from './store.ts'
import { workerRecord } from './worker.record.ts'

type NewWorker = AddOut<typeof workerRecord>

/** Adds a worker, with a number of their own when none was typed, and with what they earn from the day they come. */
export async function addWorker(tx: Tx, actor: Actor, asked: NewWorker): Promise<Saved> {
  await checkPlace(tx, actor, asked)
  const { companyId } = actor
  checkAge(asked.birthDate, today(actor))
  const personId = await personForRole(tx, actor, workerRecord, asked)
  const code = asked.code ?? (await nextCode(tx, companyId, 'PKJ', (each) => isWorkerCodeTaken(tx, companyId, each)))
  const saved = await addRecord(tx, actor, workerRecord, { ...asked, code }, { person_id: personId })
  await firstPay(tx, actor, workerRecord, { id: saved.id, personId, from: asked.startDate, amount: asked.dailyRate })
  return saved
}

/** Changes a worker; another daily rate is valid from today on. An emptied number keeps the one there is. */
export async function editWorker(tx: Tx, actor: Actor, asked: EditOut<typeof workerRecord>): Promise<Saved> {
  const row = await readRow(tx, workerRecord, actor, asked.id)
  await checkPlace(tx, actor, asked)
  checkAge(asked.birthDate, today(actor))
  const saved = await editRecord(tx, actor, workerRecord, { ...asked, code: asked.code ?? undefined })
  const personId = String(row['person_id'])
  if (asked.name !== undefined) await renamePerson(tx, actor, personId, asked.name)
  await changePay(tx, actor, workerRecord, {
    ...{ id: asked.id, personId, on: today(actor), amount: asked.dailyRate },
  })
  return saved
}

// Whom somebody works under must be a foreman, and where must be a project within reach that still takes costs.
async function checkPlace(
  tx: Tx,
  actor: Actor,
  { id, foremanId, projectId }: { id?: string; foremanId?: string | null; projectId?: string | null },
): Promise<void> {
  if (projectId) await checkDims(tx, actor, { projectId, lines: [] })
  if (!foremanId) return
  const [foreman] = await workerRows(tx, actor.companyId, [foremanId])
  if (!foreman?.is_foreman || foreman.id === id) throw new Refusal('worker.not-foreman', {}, { field: 'foremanId' })
}
