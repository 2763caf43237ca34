import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { mayChange, fileOwner } from '#kit/files/owners.ts'
import { crewRoutes } from '#modules/crews/routes.ts'
import { openWeek } from '#modules/crews/weeks/contract.ts'
import { aProject, type SiteCast } from '#modules/projects/cast/site.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { removeWorkItem } from '#modules/projects/work-items/contract.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aSiteReport, aToldDay } from '../cast/diary.ts'
import { aColleague } from '../cast/small.ts'
import { worksRoutes } from '../routes.ts'
import * as contract from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let office: Desk
let site: SiteCast

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, worksRoutes)
  office = deskOf(db, aColleague(actor), worksRoutes)
  site = await aProject(db, actor)
})

const project = async () => ({ projectId: (await aProject(db, actor, { name: `Proyek ${newId().slice(-6)}` })).id })

test('a day is told once: whoever comes second is told who was first, and adds to what stands there', async () => {
  const { projectId, date, ...told } = aToldDay({ projectId: site.id, send: false })
  const work = { workItemId: site.workItemId, volume: '42.5', note: null }
  const saved = await desk.do(contract.addSiteReport, { ...told, projectId, date, lines: [work] })
  await expect(office.do(contract.addSiteReport, aToldDay({ projectId }))).rejects.toMatchObject({
    ...{ code: 'site-report.day-taken', field: 'date', facts: { by: 'Rina' } },
  })
  const asked = { ...told, id: saved.id, version: saved.version, crew: [{ role: 'Kenek', count: 7 }], lines: [work] }
  await office.do(contract.updateSiteReport, asked)
  await expect(desk.do(contract.updateSiteReport, asked)).rejects.toMatchObject({ code: 'document.changed' })
  await expect(desk.do(contract.siteReportOfDay, { projectId, date })).resolves.toMatchObject({
    report: {
      ...{ workers: 7, rainHours: '1.5', writerNames: 'Rina, Siti Nurjanah', state: 'draft' },
      lines: [{ volume: '42.5', soFar: '42.5', unit: 'm3' }],
    },
  })
  // What was told of a work item keeps its code.
  const taken = { id: projectId, itemId: site.workItemId }
  await expect(deskOf(db, actor, projectRoutes).do(removeWorkItem, taken)).rejects.toMatchObject({
    code: 'work-item.used',
  })
})

test('two who send the same day at once leave one report', async () => {
  const asked = aToldDay(await project())
  const both = await Promise.allSettled([
    desk.do(contract.addSiteReport, asked),
    office.do(contract.addSiteReport, asked),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('what was sent is not written any more; the office gives it back or checks it, never its own', async () => {
  const { projectId } = await project()
  const sent = await aSiteReport(db, actor, { projectId })
  const { id, version } = sent
  const { date: _, projectId: __, ...told } = aToldDay({ projectId })
  const again = { ...told, id, version }
  await expect(desk.do(contract.updateSiteReport, again)).rejects.toMatchObject({ code: 'site-report.not-now' })
  await expect(desk.do(contract.deleteSiteReport, { id })).rejects.toMatchObject({ code: 'site-report.not-now' })
  await expect(desk.do(contract.checkSiteReport, { id, version })).rejects.toMatchObject({
    code: 'site-report.own-check',
  })
  // Its photos come late from a phone, and none is taken away before the office gave it back.
  const owner = fileOwner('dokumentasi-proyek')
  const takes = () => db.withTx((tx) => owner.mayTakeAway?.(tx, actor, id) ?? Promise.resolve())
  await expect(db.withTx((tx) => mayChange(owner, tx, actor, id))).resolves.toBe(true)
  await expect(takes()).rejects.toMatchObject({ code: 'site-report.not-now' })
  const back = await office.do(contract.giveBackSiteReport, { id, version, reason: 'Foto pondasi belum ada' })
  await takes()
  await expect(desk.do(contract.openSiteReport, { id })).resolves.toMatchObject({
    ...{ state: 'draft', remark: 'Foto pondasi belum ada', can: ['edit', 'send', 'delete'] },
  })
  await expect(office.do(contract.checkSiteReport, { id, version: back.version })).rejects.toMatchObject({
    code: 'site-report.not-now',
  })
  const resent = await desk.do(contract.sendSiteReport, { id, version: back.version })
  await office.do(contract.checkSiteReport, { id, version: resent.version })
  const report = await office.do(contract.openSiteReport, { id })
  expect(report).toMatchObject({ state: 'checked', checkedBy: 'Siti Nurjanah', remark: null, can: ['give-back'] })
  // Its photos are evidence now.
  await expect(db.withTx((tx) => mayChange(owner, tx, actor, id))).resolves.toBe(false)
})

test('the days on which more time may be claimed are listed: rain told once, and what the client or others held up', async () => {
  const { projectId } = await project()
  const blocker = { kind: 'gambar', party: 'pemberi-kerja', hours: '3', note: 'Gambar kusen belum ada' } as const
  const rain = { ...blocker, kind: 'cuaca', hours: '1', note: 'Hujan deras' } as const
  await aSiteReport(db, actor, { projectId, date: '2026-03-02', blockers: [blocker, rain] })
  await aSiteReport(db, actor, { projectId, date: '2026-03-03', rainHours: null })
  const { rows } = await desk.do(contract.listSiteReports, { projectId, claimsTime: 'true' })
  expect(rows.map(({ date, claimHours }) => [date, claimHours])).toEqual([['2026-03-02', '4.5']])
})

test('the diary shows a month and the working days of which nobody told', async () => {
  const { projectId } = await project()
  await aSiteReport(db, actor, { projectId, date: '2026-02-03' })
  await aSiteReport(db, actor, { projectId, date: '2026-02-02' })
  const diary = await desk.do(contract.openDiary, { projectId, month: '2026-02' })
  expect(diary.days.map(({ date, blockers, workers }) => [date, blockers, workers])).toEqual([
    ['2026-02-03', 1, 12],
    ['2026-02-02', 1, 12],
  ])
  expect(diary.missing.slice(0, 4)).toEqual(['2026-02-04', '2026-02-05', '2026-02-06', '2026-02-07'])
  expect(diary.missing).not.toContain('2026-02-08')
})

test('a site that is not theirs does not exist for a person, and who sees only their own sees no other', async () => {
  const { projectId } = await project()
  const { id } = await aSiteReport(db, actor, { projectId })
  const scope = { ...actor.scope, projects: [site.id] }
  const stranger = deskOf(db, { ...aColleague(actor), scope }, worksRoutes)
  const date = '2026-11-20'
  const tries = await Promise.allSettled([
    stranger.do(contract.openSiteReport, { id }),
    stranger.do(contract.siteReportOfDay, { projectId, date }),
    stranger.do(contract.openDiary, { projectId, month: '2026-11' }),
    stranger.do(contract.addSiteReport, aToldDay({ projectId, date: '2026-11-19' })),
    stranger.do(contract.checkSiteReport, { id, version: 2 }),
  ])
  expect(tries.map((one) => one.status === 'rejected' && one.reason instanceof NotFound)).toEqual(tries.map(() => true))
  const listed = await stranger.do(contract.listSiteReports, {})
  expect(listed.rows.every((row) => row.projectId === site.id)).toBe(true)
  const ownOnly = { ...aColleague(actor), scope: { ...actor.scope, ownOnly: true } }
  const foreman = deskOf(db, ownOnly, worksRoutes)
  await expect(foreman.do(contract.openSiteReport, { id })).rejects.toThrow(NotFound)
  await expect(foreman.do(contract.siteReportOfDay, { projectId, date })).resolves.toEqual({ report: null })
})

test('work of another project is refused at its line', async () => {
  const asked = aToldDay({ ...(await project()), lines: [{ workItemId: site.workItemId, volume: '1', note: null }] })
  await expect(desk.do(contract.addSiteReport, asked)).rejects.toMatchObject({
    ...{ code: 'work-item.unknown', field: 'lines.0.workItemId' },
  })
})

test('the week of the crew is told how many people the report of a day tells of, once it is sent', async () => {
  const { projectId } = await project()
  const draft = aToldDay({
    projectId,
    send: false,
    crew: [
      { role: 'Tukang', count: 3 },
      { role: 'Kenek', count: 2 },
    ],
  })
  const saved = await desk.do(contract.addSiteReport, draft)
  const crews = deskOf(db, actor, crewRoutes)
  const told = async () => {
    const { days } = await crews.do(openWeek, { projectId, day: draft.date })
    return days.flatMap(({ day, reported }) => (reported === null ? [] : [[day, reported]]))
  }
  expect(await told()).toEqual([])
  await desk.do(contract.sendSiteReport, { id: saved.id, version: saved.version })
  expect(await told()).toEqual([[draft.date, 5]])
})
