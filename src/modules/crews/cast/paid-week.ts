import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { correctPaidDay } from '../corrections/contract.ts'
import { listCrewDays } from '../days/contract.ts'
import { crewRoutes } from '../routes.ts'
import { openSettlement, payWages, settleWages, wagesNow } from '../settlements/contract.ts'
import { saveSheet } from '../sheets/contract.ts'
import { addWorkerTerms } from '../terms/contract.ts'
import { anotherOf, approveWhole } from './week.ts'

/** Terms of a test that say nothing but what it adds. */
export const noFee: Omit<InputOf<typeof addWorkerTerms>, 'id' | 'validFrom'> = {
  ...{ meal: '0', overtimeRate: null, crewFee: '0', feeWay: 'man-day', feePercent: '0' },
  ...{ feeBearer: 'company', feeAuthority: null },
}

const DAY = '2026-11-11'
const SATURDAY = '2026-11-14'

/** Marks a day of some workers at a project of a test, has it approved, books the week, and pays the first of them. */
export async function aPaidWeek(
  db: Database,
  actor: Actor,
  { projectId, workerIds }: { readonly projectId: string; readonly workerIds: readonly string[] },
): Promise<void> {
  const desk = deskOf(db, actor, crewRoutes)
  for (const id of workerIds.slice(0, 1)) {
    await desk.do(addWorkerTerms, { ...noFee, id, validFrom: '2026-01-05', meal: '15000', crewFee: '3000' })
  }
  const none = { version: null, absence: null, overtime: 0, restHours: 0, workItemId: null, note: null }
  const rows = workerIds.map((workerId) => ({ ...none, workerId, halfDays: 2, markedAt: `${DAY}T09:00:00Z` }))
  await desk.do(saveSheet, { projectId, day: DAY, rows })
  await approveWhole(deskOf(db, anotherOf(actor), crewRoutes), projectId, DAY)
  const { digest } = await desk.do(wagesNow, { until: SATURDAY })
  const { id, version } = await desk.do(settleWages, { until: SATURDAY, date: SATURDAY, digest })
  const { lines } = await desk.do(openSettlement, { id })
  const noteIds = lines.slice(0, 1).map((line) => line.id)
  await desk.do(payWages, { id, version, date: SATURDAY, cashAccountId: null, noteIds })
}

/** Asks to correct a day of the paid week of a project to half of it; nobody has said yes. */
export async function aCorrectedDay(db: Database, actor: Actor, projectId: string): Promise<void> {
  const desk = deskOf(db, actor, crewRoutes)
  const { rows } = await desk.do(listCrewDays, { dayFrom: DAY, dayTo: DAY })
  const { id = '', version = 0 } = rows.find((each) => each.projectId === projectId) ?? {}
  const halved = { halfDays: 1, overtime: 0, restHours: 0, reason: 'Pulang tengah hari' }
  await desk.do(correctPaidDay, { id, version, ...halved })
}
