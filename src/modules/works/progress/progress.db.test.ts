import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { removeWorkItem } from '#modules/projects/work-items/contract.ts'
import small from '../../../../tests/vectors/projects/project_small.json' with { type: 'json' }
import { aHouse } from '../../../../tests/cast/house.ts'
import { aColleague, anAgreedRab, smallRows } from '../cast/small.ts'
import { approveRab, saveRab } from '../rab/contract.ts'
import { worksRoutes } from '../routes.ts'
import {
  approveProgress,
  openProgress,
  removeProgress,
  returnProgress,
  saveProgress,
  signProgress,
} from './contract.ts'

let db: Database
let actor: Actor
let desk: Desk
let other: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  desk = deskOf(db, actor, worksRoutes)
  other = deskOf(db, aColleague(actor), worksRoutes)
})

test('four weeks come to what was agreed; a draft counts only when a second person approves it', async () => {
  const { id } = await aProject(db, actor)
  const asked = {
    id,
    version: null,
    week: 1,
    date: '2025-03-09',
    lines: [] as { workItemId: string; volume: string }[],
  }
  await expect(desk.do(openProgress, { id })).resolves.toMatchObject({ pct: '0', lines: [], nextWeek: 1 })
  await anAgreedRab(db, actor, { projectId: id })
  const sheet = await desk.do(openProgress, { id })
  const idOf = new Map(sheet.lines.map((line) => [line.code, line.workItemId]))
  const before = new Map<string, number>()
  for (const report of small.weekly_reports.slice(0, 4)) {
    const lines = report.lines.map(({ code, cumulative_volume: now }) => {
      const volume = String(Math.round((Number(now) - (before.get(code) ?? 0)) * 1e4) / 1e4)
      before.set(code, Number(now))
      return { workItemId: idOf.get(code) ?? '', volume }
    })
    const saved = await desk.do(saveProgress, { ...asked, week: report.week, date: report.date, lines })
    const which = { id, reportId: saved.id, version: saved.version }
    await expect(desk.do(approveProgress, which)).rejects.toMatchObject({ code: 'progress.own-approval' })
    await other.do(approveProgress, which)
  }
  const done = await desk.do(openProgress, { id })
  expect(done).toMatchObject({ pct: '36.2076', earned: '66624420', total: '184006720', nextWeek: 5, draft: null })
  expect(done.reports.map((report) => Number(report.pct).toFixed(4)).toReversed()).toEqual(
    small.expected.curve.slice(0, 4).map((week) => week.actual_cumulative_pct),
  )

  const far = { ...asked, week: 5, lines: [{ workItemId: idOf.get('A.3') ?? '', volume: '0.0001' }] }
  await expect(desk.do(saveProgress, far)).rejects.toMatchObject({ code: 'progress.beyond-contract' })
  const late = { ...asked, week: 4, lines: [{ workItemId: idOf.get('B.2') ?? '', volume: '1' }] }
  await expect(desk.do(saveProgress, late)).rejects.toMatchObject({ code: 'progress.week-taken' })

  const less = smallRows.map((row) => (row.number === 'A.3' ? { ...row, volume: '38' } : row))
  const rab = await desk.do(saveRab, { id, version: null, rows: less })
  const cut = other.do(approveRab, { id, rabId: rab.id, version: rab.version })
  await expect(cut).rejects.toMatchObject({ code: 'rab.below-progress' })
  const items = deskOf(db, actor, projectRoutes)
  const gone = items.do(removeWorkItem, { id, itemId: idOf.get('A.3') ?? '' })
  await expect(gone).rejects.toMatchObject({ code: 'work-item.used' })
})

test('a draft is written anew and thrown away; without a bill that holds there is none', async () => {
  const { id, workItemId } = await aProject(db, actor)
  const asked = { id, version: null, week: 1, date: '2026-01-09', lines: [{ workItemId, volume: '1' }] }
  await expect(desk.do(saveProgress, asked)).rejects.toMatchObject({ code: 'progress.no-rab' })
  await anAgreedRab(db, actor, { projectId: id })
  const saved = await desk.do(saveProgress, asked)
  await expect(desk.do(saveProgress, asked)).rejects.toMatchObject({ code: 'document.changed' })
  await expect(
    desk.do(saveProgress, { ...asked, version: 1, lines: [{ workItemId, volume: '0' }] }),
  ).rejects.toMatchObject({ code: 'progress.empty' })
  await desk.do(removeProgress, { id, reportId: saved.id })
  expect((await desk.do(openProgress, { id })).draft).toBeNull()
  await expect(desk.do(saveProgress, { ...asked, version: 1 })).rejects.toMatchObject({ code: 'progress.draft-gone' })
})

test('a volume may be the sum of what was measured: kept with it, shown again, and refused where it is not the sum', async () => {
  const { id } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: id })
  const { lines } = await desk.do(openProgress, { id })
  const workItemId = lines.find(({ contract }) => Number(contract) > 2)?.workItemId ?? ''
  const measurements = [
    { note: 'Kolom as A', count: '4', length: '3.2', width: '0.3', height: '0.3', isOff: false },
    { note: null, count: null, length: '0.5', width: '0.5', height: null, isOff: true },
  ]
  const week = (volume: string) => ({
    ...{ id, version: null, week: 1, date: '2025-03-09', lines: [{ workItemId, volume, measurements }] },
  })
  await expect(desk.do(saveProgress, week('1.152'))).rejects.toMatchObject({
    code: 'progress.not-the-sum',
    field: 'lines.0.volume',
    facts: { sum: '0.902' },
  })
  const saved = await desk.do(saveProgress, week('0.902'))
  const shown = (await desk.do(openProgress, { id })).lines.find((line) => line.workItemId === workItemId)
  expect(shown).toMatchObject({ week: '0.902', measurements })
  await other.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  const { rows } = await db.pool.query('select measurements from progress_line where report_id = $1', [saved.id])
  expect(rows).toEqual([{ measurements }])
})

test('what was agreed to counts beside what was measured; a draft is handed back with a reason; a signed week keeps its names', async () => {
  const { id } = await aProject(db, actor)
  await anAgreedRab(db, actor, { projectId: id })
  const { lines } = await desk.do(openProgress, { id })
  const [first, second] = lines.filter(({ contract }) => Number(contract) > 4).map(({ workItemId }) => workItemId)
  const told = [first, second].map((workItemId) => ({ workItemId: workItemId ?? '', volume: '4' }))
  const asked = { id, version: null, week: 1, date: '2025-03-09', lines: told }
  const draft = await desk.do(saveProgress, asked)
  const which = { id, reportId: draft.id, version: draft.version }

  await expect(desk.do(returnProgress, { ...which, remark: 'Ukur lagi' })).rejects.toMatchObject({
    code: 'progress.own-approval',
  })
  const back = await other.do(returnProgress, { ...which, remark: 'Galian belum rata' })
  expect((await desk.do(openProgress, { id })).draft?.returned).toMatchObject({ note: 'Galian belum rata' })
  await expect(other.do(approveProgress, which)).rejects.toMatchObject({ code: 'document.changed' })
  const again = await desk.do(saveProgress, { ...asked, version: back.version })
  expect((await desk.do(openProgress, { id })).draft?.returned).toBeNull()

  const yes = { ...which, version: again.version, agreed: [{ workItemId: first ?? '', volume: '3' }] }
  await expect(other.do(approveProgress, yes)).rejects.toMatchObject({
    ...{ code: 'progress.agreed-without-reason', field: 'remark' },
  })
  const stranger = lines.find(({ workItemId }) => !told.some((line) => line.workItemId === workItemId))
  const elsewhere = [{ workItemId: stranger?.workItemId ?? '', volume: '1' }]
  await expect(other.do(approveProgress, { ...yes, agreed: elsewhere, remark: 'x' })).rejects.toMatchObject({
    ...{ code: 'progress.not-in-week', field: 'agreed.0.workItemId' },
  })
  await expect(
    desk.do(signProgress, {
      ...which,
      version: again.version,
      contractor: 'A',
      supervisor: null,
      owner: 'B',
      on: '2025-03-10',
    }),
  ).rejects.toMatchObject({ code: 'progress.not-approved' })
  const approved = await other.do(approveProgress, { ...yes, remark: 'Satu meter belum diterima' })
  const sheet = await desk.do(openProgress, { id })
  const shown = (workItemId: string | undefined) => sheet.lines.find((line) => line.workItemId === workItemId)
  expect([shown(first), shown(second)]).toMatchObject([
    { before: '3', internal: '4' },
    { before: '4', internal: null },
  ])
  expect(sheet.reports[0]).toMatchObject({ agreedNote: 'Satu meter belum diterima', signed: null })

  const signing = {
    id,
    reportId: draft.id,
    version: approved.version,
    contractor: 'Budi',
    supervisor: null,
    owner: 'Ibu Sari',
  }
  await expect(desk.do(signProgress, { ...signing, on: '2025-03-08' })).rejects.toMatchObject({
    ...{ code: 'progress.signed-before', field: 'on' },
  })
  await desk.do(signProgress, { ...signing, on: '2025-03-10' })
  const signed = { contractor: 'Budi', supervisor: null, owner: 'Ibu Sari', on: '2025-03-10' }
  expect((await desk.do(openProgress, { id })).reports[0]?.signed).toEqual(signed)

  // What was left is agreed to the week after; to take back what was approved needs a word.
  const less = { ...asked, week: 2, date: '2025-03-16', lines: [{ workItemId: second ?? '', volume: '-1' }] }
  await expect(desk.do(saveProgress, less)).rejects.toMatchObject({
    ...{ code: 'progress.lowered-without-reason', field: 'note' },
  })
  await desk.do(saveProgress, { ...less, note: 'Diukur ulang bersama pengawas' })
})
