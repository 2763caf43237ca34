import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { newId } from '#kit/id.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { aPaidKasbon } from '#modules/kasbon/cast/kasbon.ts'
import { kasbonChecks } from '#modules/kasbon/checks.ts'
import { openKasbon } from '#modules/kasbon/contract.ts'
import { kasbonActs } from '#modules/kasbon/kasbon.ts'
import { kasbonRoutes } from '#modules/kasbon/routes.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { addWorkerPay, removeWorkerPay, workerPay } from '#modules/people/pay/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import weeks from '../../../tests/vectors/people/weekly_wages.json' with { type: 'json' }
import { aHouse } from '../../../tests/cast/house.ts'
import { noFee } from './cast/paid-week.ts'
import { aMark, anotherOf, approveWhole } from './cast/week.ts'
import { correctCrewDay, listCrewDays, openCrewDay } from './days/contract.ts'
import { crewRoutes } from './routes.ts'
import * as wages from './settlements/contract.ts'
import { openSheet, saveSheet } from './sheets/contract.ts'
import { addWorkerTerms } from './terms/contract.ts'
import { approveDays, openWeek, reopenDays } from './weeks/contract.ts'

const routes = [...peopleRoutes, ...kasbonRoutes, ...crewRoutes]
const idOf: Record<string, string> = {}
let db: Database
let actor: Actor
let desk: Desk
let boss: Desk

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = anotherOf(actor)
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, other, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  for (const code of ['P1', 'P2']) idOf[code] = (await aProject(db, actor)).id
  for (const worker of weeks.workers) await aWorker(worker)
})

async function aWorker(worker: (typeof weeks.workers)[number]): Promise<void> {
  const [first, ...later] = worker.rates
  const { id } = await desk.do(workers.add, {
    ...{ name: worker.name, nik: worker.nik, trade: worker.trade, projectId: idOf[worker.project] ?? null },
    ...{ foremanId: idOf[worker.mandor ?? ''] ?? null, isForeman: worker.mandor === null },
    ...{ startDate: first?.from ?? null, dailyRate: String(first?.amount) },
  })
  idOf[worker.id] = id
  for (const { from, amount } of later) {
    await desk.do(addWorkerPay, { id, validFrom: from, dailyRate: String(amount), reason: null })
  }
  await desk.do(addWorkerTerms, {
    ...noFee,
    ...{ id, validFrom: '2026-01-05', meal: String(worker.meal), crewFee: String(worker.fee_per_man_day ?? 0) },
    overtimeRate: worker.ot_flat ? String(worker.ot_flat) : null,
  })
}

type Sent = InputOf<typeof saveSheet>
const save = (from: Desk, asked: Omit<Sent, 'rows'> & { rows: unknown[] }) => from.do(saveSheet, asked as Sent)

async function markWeek(from: string, until: string): Promise<void> {
  const rows = weeks.attendance.filter(({ date }) => date > from && date <= until)
  for (const [key, own] of Map.groupBy(rows, ({ date, project }) => `${date} ${project}`)) {
    const [day = '', project = ''] = key.split(' ')
    const marks = own.map((row) =>
      aMark(idOf[row.worker] ?? '', {
        halfDays: row.portion * 2 + (row.extra_half ? 1 : 0),
        overtime: (row.overtime_hours ?? 0) * 2,
        restHours: (row.hours ?? 0) * 2,
      }),
    )
    const { rows: outcomes } = await save(desk, { projectId: idOf[project] ?? '', day, rows: marks })
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(own.map(() => 'saved'))
  }
  for (const project of ['P1', 'P2']) await approveWhole(boss, idOf[project] ?? '', until)
}

async function journalOf(...kinds: string[]) {
  const { rows } = await db.pool.query<{ account: string; project: string | null; moved: string }>(
    `select l.account_code as account, l.project_id as project, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = any ($2) group by 1, 2 order by 1, 2`,
    [actor.companyId, kinds],
  )
  return new Map(rows.map(({ account, project, moved }) => [`${account} ${nameOf(project)}`.trim(), Number(moved)]))
}

const nameOf = (id: string | null) => Object.keys(idOf).find((key) => idOf[key] === id) ?? ''

test('a week of two sites is marked, approved by another, booked to the rupiah, fetched, and what was taken back is owed again', async () => {
  const until = '2026-10-10'
  await markWeek('2026-10-03', until)
  const [week] = weeks.expected.weeks
  if (!week) throw new Error('no week')
  const now = await desk.do(wages.wagesNow, { until })
  expect(now).toMatchObject({ blocked: [], waiting: [] })
  expect(now.lines.map(({ workerId, overtime, tax }) => [nameOf(workerId), Number(overtime), Number(tax)])).toEqual(
    week.slips.map((slip) => [slip.worker, slip.overtime, slip.pph21]),
  )

  const asked = { until, date: '2026-10-10', digest: now.digest }
  await expect(desk.do(wages.settleWages, { ...asked, digest: 'x' })).rejects.toMatchObject({ code: 'wages.changed' })
  const booked = await desk.do(wages.settleWages, asked)
  expect(booked.number).toMatch(/^UPAH-2610-/)
  await expect(desk.do(wages.settleWages, asked)).rejects.toMatchObject({ code: 'wages.nobody' })

  const owed = week.slips.reduce((all, slip) => all + slip.gross - slip.pph21, 0)
  expect(await journalOf('wage-settlement')).toEqual(
    new Map([
      ['2-1300', -owed],
      ['2-1500', -week.totals.pph21],
      ['5-2000 P1', week.cost_per_project.P1.harian],
      ['5-2000 P2', week.cost_per_project.P2.harian],
    ]),
  )

  // What is in wages stays; the rate it was paid by too.
  const [day] = Object.values((await boss.do(openWeek, { projectId: idOf.P1 ?? '', day: until })).rows[0]?.marks ?? {})
  const opened = { projectId: idOf.P1 ?? '', rows: [{ id: day?.id ?? '', version: day?.version ?? 0 }] }
  await expect(boss.do(reopenDays, opened)).rejects.toMatchObject({ code: 'crew-week.paid' })
  const [pay] = await desk.do(workerPay, { id: idOf.W36 ?? '' })
  const gone = desk.do(removeWorkerPay, { id: idOf.W36 ?? '', payId: pay?.id ?? '' })
  await expect(gone).rejects.toMatchObject({ code: 'pay.used' })

  // Five in cash from the box, one from the bank; nobody twice.
  const page = await desk.do(wages.openSettlement, { id: booked.id })
  const welder = page.lines.find(({ workerId }) => workerId === idOf.W35)
  const others = page.lines.filter((line) => line !== welder).map(({ id }) => id)
  const box = page.cashAccounts.find(({ kind }) => kind === 'kas')?.id ?? null
  const bank = page.cashAccounts.find(({ kind }) => kind === 'bank')?.id ?? null
  const paying = { id: booked.id, date: until, version: page.version }
  const paid = await desk.do(wages.payWages, { ...paying, cashAccountId: box, noteIds: others })
  const twice = { ...paying, version: paid.version, cashAccountId: box, noteIds: others.slice(0, 1) }
  await expect(desk.do(wages.payWages, twice)).rejects.toMatchObject({ code: 'wages.settled' })
  const last = { ...paying, version: paid.version, cashAccountId: bank, noteIds: [welder?.id ?? ''] }
  await desk.do(wages.payWages, last)
  const rounding = week.slips.reduce((all, slip) => all + slip.rounding, 0)
  const moved = await journalOf('wage-payment')
  expect(moved.get('7-2900')).toBe(rounding)
  expect(moved.get('1-1200')).toBe(-(week.slips.find(({ worker }) => worker === 'W35')?.paid ?? 0))
  expect(moved.get('2-1300')).toBe(owed)

  expect(await desk.do(wages.printWageList, { id: booked.id })).toBeDefined()
  const full = await desk.do(wages.openSettlement, { id: booked.id })
  expect(full.can).toEqual([])
  const back = { id: booked.id, version: full.version, reason: 'Salah minggu' }
  await expect(desk.do(wages.voidSettlement, back)).rejects.toMatchObject({ code: 'wages.paid' })
  for (const { id } of full.payments) await desk.do(wages.voidWagePayment, { id, reason: 'Salah minggu' })
  const { version } = await desk.do(wages.openSettlement, { id: booked.id })
  await desk.do(wages.voidSettlement, { ...back, version })
  for (const left of (await journalOf('wage-settlement', 'wage-payment')).values()) expect(left).toBe(0)

  // The same days come to the same figures again.
  const again = await desk.do(wages.wagesNow, { until })
  expect(again.digest).toBe(now.digest)
  await desk.do(wages.settleWages, asked)
})

test('whoever marked a day does not approve it while another could, and what changed since is read again', async () => {
  const [projectId, workerId, day] = [idOf.P1 ?? '', idOf.W32 ?? '', '2026-10-13']
  await save(desk, { projectId, day, rows: [aMark(workerId)] })
  const week = await desk.do(openWeek, { projectId, day })
  const mark = week.rows.find((row) => row.workerId === workerId)?.marks[day]
  expect([week.until, mark?.mayApprove]).toEqual(['2026-10-17', false])
  const rows = [{ id: mark?.id ?? '', version: mark?.version ?? 0 }]
  await expect(desk.do(approveDays, { projectId, rows })).rejects.toMatchObject({ code: 'crew-week.own' })
  await save(desk, { projectId, day, rows: [aMark(workerId, { halfDays: 1, version: 1 })] })
  await expect(boss.do(approveDays, { projectId, rows })).rejects.toMatchObject({ code: 'crew-week.changed' })
  // What others marked beside it is approved all the same.
  await save(boss, { projectId, day, rows: [aMark(idOf.W33 ?? '')] })
  const both = await desk.do(openWeek, { projectId, day })
  const may = both.rows.filter(({ marks }) => marks[day]?.mayApprove).map((row) => row.workerId)
  expect(may).toEqual([idOf.W33])
  const other = both.rows.find((row) => row.workerId === idOf.W33)?.marks[day]
  const theirs = [{ id: other?.id ?? '', version: other?.version ?? 0 }]
  expect(await desk.do(approveDays, { projectId, rows: theirs })).toEqual({ approved: 1 })
})

test('a second phone doubles nothing: the same mark is there already, another one is a conflict that shows what is there', async () => {
  const [projectId, day] = [idOf.P1 ?? '', '2026-10-14']
  const [one, two] = [idOf.W33 ?? '', idOf.W34 ?? '']
  const both = { projectId, day, rows: [aMark(one), aMark(two)] }
  const twice = await Promise.all([save(desk, both), save(boss, both)])
  expect(twice.flatMap(({ rows }) => rows.map(({ outcome }) => outcome)).toSorted()).toEqual([
    ...['same', 'same', 'saved', 'saved'],
  ])
  const { rows } = await save(boss, { projectId, day, rows: [aMark(one, { halfDays: 1 }), aMark(two)] })
  expect(rows).toMatchObject([
    { outcome: 'conflict', now: { halfDays: 2, version: 1 } },
    { outcome: 'same', now: { halfDays: 2 } },
  ])
  const there = await save(desk, { projectId: idOf.P2 ?? '', day, rows: [aMark(one)] })
  expect(there.rows).toMatchObject([{ outcome: 'refused', why: 'too-much' }])
  const sheet = await desk.do(openSheet, { projectId: idOf.P2 ?? '', day })
  expect(sheet.rest).toBeNull()
  expect(sheet.rows.map(({ workerId }) => nameOf(workerId)).toSorted()).toEqual(['W35', 'W36'])
  const { rows: kept } = await db.pool.query<{ halves: number }>(
    'select half_days as halves from crew_man_day where worker_id = $1 and day = $2',
    [one, day],
  )
  expect(kept).toEqual([{ halves: 2 }])
})

test('a foreman with an account sees and marks his own crew alone; whoever sees no wages sees none', async () => {
  const userId = newId()
  await db.pool.query(
    `insert into app_user (id, email, name, password_hash, status) values ($1, $2, 'Hasan', 'x', 'active')`,
    [userId, `${userId}@contoh.co.id`],
  )
  const hasan = weeks.workers[0]
  // The same NIK: one person, employee and foreman.
  await desk.do(employees.add, { name: hasan?.name ?? '', nik: hasan?.nik ?? '', joinDate: '2026-01-05', userId })
  const stranger = await desk.do(workers.add, { name: 'Regu lain', projectId: idOf.P1 ?? '', dailyRate: '100000' })
  const rights = new Set(['view absensi', 'create absensi'])
  const foreman = deskOf(db, { ...actor, userId, can: (right) => rights.has(right) }, routes)

  const [projectId, day] = [idOf.P1 ?? '', '2026-10-19']
  const sheet = await foreman.do(openSheet, { projectId, day })
  expect(sheet.rows.map(({ workerId }) => nameOf(workerId)).toSorted()).toEqual(weeks.workers.map(({ id }) => id))
  const whole = await desk.do(openSheet, { projectId, day })
  expect(whole.rows.map(({ workerId }) => workerId)).toContain(stranger.id)
  const { rows } = await save(foreman, { projectId, day, rows: [aMark(stranger.id), aMark(idOf.W32 ?? '')] })
  expect(rows).toMatchObject([{ outcome: 'refused', why: 'stranger', now: null }, { outcome: 'saved' }])
  expect(JSON.stringify([sheet, await foreman.do(openWeek, { projectId, day })])).not.toMatch(/rate|175000|nik|phone/)
})

test('a week cuts what is due of kasbon and what half of a wage bears; put off it cuts nothing; taken back it is owed again', async () => {
  const until = '2026-10-31'
  const [projectId, workerId] = [idOf.P1 ?? '', idOf.W33 ?? '']
  await save(desk, { projectId, day: '2026-10-26', rows: [aMark(workerId)] })
  await approveWhole(boss, projectId, '2026-10-26')
  const terms = { workerId, every: 'minggu' as const, firstDue: until, date: '2026-10-20' }
  const id = await aPaidKasbon(db, actor, { ...terms, amount: '600000', times: 3 })
  const cut = async () => {
    const now = await desk.do(wages.wagesNow, { until })
    const line = now.lines.find((each) => each.workerId === workerId)
    return { kasbon: line?.kasbon, half: Number(line?.net) + Number(line?.kasbon), digest: now.digest }
  }
  const first = await cut()
  expect(Number(first.kasbon)).toBe(Math.min(200_000, Math.floor(first.half / 2)))
  const { version, instalments } = await desk.do(openKasbon, { id })
  const off = { id, version, instalmentId: instalments[0]?.id ?? '' }
  const put = await desk.do(kasbonActs.putOff.door, off)
  expect((await cut()).kasbon).toBe('0')

  // What was not borne stays due: a second kasbon, all of it due at once.
  const other = await aPaidKasbon(db, actor, { ...terms, amount: '900000', times: 1 })
  const { digest, half } = await cut()
  const booked = await desk.do(wages.settleWages, { until, date: until, digest })
  expect((await journalOf('wage-settlement')).get('1-1400')).toBe(-Math.floor(half / 2))
  const kept = await desk.do(openKasbon, { id: other })
  expect(kept).toMatchObject({ open: String(900_000 - Math.floor(half / 2)), returns: [{ isByHand: false }] })
  expect(await findBreaches(db.read, kasbonChecks)).toEqual([])
  await desk.do(wages.voidSettlement, { id: booked.id, version: 1, reason: 'Salah hari' })
  expect(await desk.do(openKasbon, { id: other })).toMatchObject({ open: '900000', returns: [{ isVoid: true }] })
  expect(put.version).toBeGreaterThan(version)
  expect(await findBreaches(db.read, kasbonChecks)).toEqual([])
})

test('an approved day is corrected with a reason and waits for another again; a paid one stays', async () => {
  const [projectId, workerId, day] = [idOf.P2 ?? '', idOf.W36 ?? '', '2026-10-21']
  await save(desk, { projectId, day, rows: [aMark(workerId)] })
  await approveWhole(boss, projectId, day)
  const on = { dayFrom: day, dayTo: day, projectId }
  const [row] = (await desk.do(listCrewDays, on)).rows
  expect(row).toMatchObject({ workerName: 'Misbah', days: '1', state: 'approved', approvedBy: 'Rina Marlina' })
  const id = row?.id ?? ''
  const half = { id, version: row?.version ?? 0, halfDays: 1, absence: null, overtime: 0, restHours: 0 }
  const asked = { ...half, workItemId: null, note: null, reason: 'Pulang siang' }
  await desk.do(correctCrewDay, asked)
  expect(await desk.do(openCrewDay, { id })).toMatchObject({
    state: 'waiting',
    mark: { halfDays: 1 },
    can: ['correct'],
  })
  const week = await desk.do(openWeek, { projectId, day })
  expect(week.rows.find((row) => row.workerId === workerId)?.marks[day]?.mayApprove).toBe(false)
  await expect(desk.do(correctCrewDay, { ...asked, halfDays: 2 })).rejects.toMatchObject({ code: 'crew-week.changed' })
  const paid = (await desk.do(listCrewDays, { state: 'paid' })).rows[0]
  const late = { ...asked, id: paid?.id ?? '', version: paid?.version ?? 0, halfDays: 0 }
  await expect(desk.do(correctCrewDay, late)).rejects.toMatchObject({ code: 'crew-day.not-so' })
})
