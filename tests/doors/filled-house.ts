import { fillDemo } from '#app/seed/small.ts'
import { buildServer } from '#app/server.ts'
import { day } from '#ground/day.ts'
import { asOwner } from '#kit/db/as-owner.ts'
import { appRole } from '#kit/db/app-role.ts'
import type { Database } from '#kit/db/database.ts'
import { filledOnce, testDatabase } from '#kit/db/test-database.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aSiteHoliday, someDaysOfOctober } from '#modules/attendance/cast/october.ts'
import { aCorrectedDay, aPaidWeek } from '#modules/crews/cast/paid-week.ts'
import { aMeasuredCrew } from '#modules/crews/cast/piece-crew.ts'
import { someCashEntries } from '#modules/finance/cast/cash.ts'
import { someBankLines } from '#modules/finance/cast/told-by-bank.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { aMonthOfWages } from '#modules/payroll/cast/month.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { aPaymentRun } from '#modules/purchasing/cast/paid-run.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aSiteReport } from '#modules/works/cast/diary.ts'
import { someUsage } from '#modules/warehouse/cast/usage.ts'
import { someAnalyses } from '#modules/works/cast/analyses.ts'
import { aProjectByInstalments } from '#modules/works/cast/by-instalments.ts'
import { anApprovedRap } from '#modules/works/cast/rap.ts'
import { anAgreedRab, anAgreedSchedule } from '#modules/works/cast/small.ts'
import { aSubcontract } from '#modules/works/cast/subcontract.ts'
import { anActor } from '../cast/actor.ts'
import { crawled, keepPages } from './crawl.ts'
import { someoneWith } from './people.ts'

/** A company full of rows, to 21 November 2026, in a database of its own. */
export interface FilledHouse {
  readonly db: Database
  readonly companyId: string
}

/** Opens a copy of the house that a run fills once: two weeks of example data, and a list of every page that opens. */
export async function filledHouse(): Promise<FilledHouse> {
  const db = await testDatabase(await filledOnce('doors', fill))
  const { rows } = await db.pool.query<{ id: string }>('select company_id as id from crawl.house')
  return { db, companyId: rows[0]?.id ?? '' }
}

async function fill(db: Database): Promise<void> {
  const { companyId } = await fillDemo(db, day('2026-11-21'), { orders: 16, days: 14 })
  const { id: projectId, customerId, warehouseId, workItemId } = await aProject(db, anActor({ companyId }))
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from item where company_id = $1 and kind = 'barang' limit 1`,
    [companyId],
  )
  await someUsage(db, anActor({ companyId }), { projectId, warehouseId, workItemId, itemId: rows[0]?.id ?? '' })
  const crew = await aCrew(db, anActor({ companyId }), { projectId })
  await aPaidKasbon(db, anActor({ companyId }), { workerId: Object.values(crew)[0] ?? '' })
  await aPaidWeek(db, anActor({ companyId }), { projectId, workerIds: Object.values(crew) })
  await aCorrectedDay(db, anActor({ companyId }), projectId)
  await aMeasuredCrew(db, anActor({ companyId }), { projectId, workItemId, workerIds: Object.values(crew) })
  await someCashEntries(db, anActor({ companyId }), projectId)
  await someBankLines(db, anActor({ companyId }))
  await aPaymentRun(db, anActor({ companyId }))
  await someDaysOfOctober(db, anActor({ companyId }))
  await aSiteHoliday(db, anActor({ companyId }), projectId)
  await aMonthOfWages(db, anActor({ companyId }))
  await someAnalyses(db, anActor({ companyId }))
  await anAgreedRab(db, anActor({ companyId }), { projectId })
  await anApprovedRap(db, anActor({ companyId }), { projectId })
  await anAgreedSchedule(db, anActor({ companyId }), { projectId })
  await aSubcontract(db, anActor({ companyId }), projectId)
  await aProjectByInstalments(db, anActor({ companyId }), { customerId })
  await aSiteReport(db, anActor({ companyId }), { projectId })
  await aSiteReport(db, anActor({ companyId }), { projectId, date: '2026-11-19', send: false })
  await asOwner(db.config.url, async (client) => {
    await client.query(`create schema crawl; create table crawl.house (company_id uuid not null);
      create table crawl.page (method text not null, path text not null, url text not null);
      create table crawl.table_tried (name text not null);
      grant usage on schema crawl to ${appRole}; grant select, insert on all tables in schema crawl to ${appRole}`)
    await client.query('insert into crawl.house values ($1)', [companyId])
  })
  const app = await buildServer({ db, appUrl: 'http://localhost:3000', logLevel: 'silent' })
  const jar = await someoneWith(db, companyId, allPermissions)
  await keepPages(db, await crawled(app, db, jar, companyId))
  // Nobody was here.
  await db.pool.query('delete from session')
  await db.pool.query('delete from rate_limit')
  await app.close()
}
