import { beforeAll, expect, test } from 'vitest'
import { quantity } from '#ground/quantity.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { addWorkItem, removeWorkItem } from '#modules/projects/work-items/contract.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import weeks from '../../../../tests/vectors/people/weekly_wages.json' with { type: 'json' }
import { aPhotoReady } from '../cast/piece-crew.ts'
import { anotherOf } from '../cast/week.ts'
import { tellAgreedVolumes } from '../face.ts'
import { addPieceCrew, editPieceCrew, listPieceCrews } from '../pieces/contract.ts'
import { crewChecks } from '../checks.ts'
import * as retention from '../retention/contract.ts'
import { crewRoutes } from '../routes.ts'
import * as wages from '../settlements/contract.ts'
import * as opnames from './contract.ts'

const routes = [...peopleRoutes, ...projectRoutes, ...crewRoutes]
const [given] = weeks.crews
if (!given) throw new Error('no crew')
const idOf: Record<string, string> = {}
let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
let projectId: string
let tiles: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = anotherOf(actor)
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, other, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other.userId]))
  projectId = (await aProject(db, actor)).id
  const words = { parentId: null, code: 'L.1', name: 'Pasang keramik 60x60', unit: 'm2', costHead: 'upah' } as const
  tiles = (await desk.do(addWorkItem, { id: projectId, ...words })).id
  for (const { id, name } of given.members) {
    const kind = 'borongan'
    idOf[id] = (
      await desk.do(workers.add, { name, kind, trade: 'Tukang keramik', projectId, startDate: '2026-01-05' })
    ).id
  }
})

const terms = () => ({
  ...{ name: given.name, leaderId: idOf['B9-1'] ?? '', shareBy: 'days' as const, spk: 'SPK/09/2026', retention: '10' },
  members: given.members.map(({ id, weight }) => ({ workerId: idOf[id] ?? '', weight })),
  works: given.lines.map((line) => ({ workItemId: tiles, rate: String(line.rate), volume: line.contract_volume })),
})

async function measured(
  from: Desk,
  asked: { crewId: string; workId: string; on: string; volume: string; days: Readonly<Record<string, number>> },
) {
  return from.do(opnames.sendPieceOpname, {
    ...{ crewId: asked.crewId, measuredOn: asked.on, witness: 'Bu Ratna', note: null },
    lines: [{ workId: asked.workId, volume: asked.volume }],
    members: Object.entries(asked.days).map(([id, days]) => ({
      workerId: idOf[id] ?? '',
      halfDays: days * 2,
      amount: null,
    })),
    files: [await aPhotoReady(db, actor)],
  })
}

async function journalOf(kind: string, id: string) {
  const { rows } = await db.pool.query<{ key: string; moved: string }>(
    `select concat_ws(' ', l.account_code, l.work_item_id) as key, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = $2 and e.source_id = $3 group by 1 having sum(l.debit - l.credit) <> 0`,
    [actor.companyId, kind, id],
  )
  return Object.fromEntries(rows.map(({ key, moved }) => [key, Number(moved)]))
}

const settle = async (until: string) => {
  const { digest } = await desk.do(wages.wagesNow, { until })
  return desk.do(wages.settleWages, { until, date: until, digest })
}

let crewId: string
let workId: string

test('two opnames of a tile crew are approved by another and come with Saturday, to the rupiah of each member', async () => {
  const crew = await desk.do(addPieceCrew, { ...terms(), projectId })
  crewId = crew.id
  workId = (await desk.do(listPieceCrews, { projectId }))[0]?.works[0]?.id ?? ''
  let before = 0
  for (const { week, cumulative, days } of given.opnames) {
    const so = Number(cumulative['Pasang keramik 60x60'])
    const volume = String(Number((so - before).toFixed(4)))
    before = so
    const expected = weeks.expected.weeks.find(({ week_ending: ending }) => ending === week)?.borongan[0]
    if (!expected) throw new Error(week)
    const sent = await measured(desk, { crewId, workId, on: week, volume, days })
    expect(sent.number).toMatch(/^OPB-2610-/)
    await expect(desk.do(wages.settleWages, { until: week, date: week, digest: 'x' })).rejects.toMatchObject({
      code: 'wages.nobody',
    })
    expect(await desk.do(wages.wagesNow, { until: week })).toMatchObject({ lines: [], opnames: [{ opnames: 1 }] })
    await expect(desk.do(opnames.approvePieceOpname, { id: sent.id, version: sent.version })).rejects.toMatchObject({
      code: 'opname.own-writing',
    })
    const approved = await boss.do(opnames.approvePieceOpname, { id: sent.id, version: sent.version })
    const page = await desk.do(opnames.openPieceOpname, { id: sent.id })
    expect(page).toMatchObject({
      ...{ state: 'approved', gross: String(expected.gross), retention: String(expected.retention) },
      members: expected.members.map(({ days: worked, share, retention }) => ({
        ...{ halfDays: worked * 2, amount: String(share), retention: String(retention) },
      })),
      can: ['void'],
    })

    const booked = await settle(week)
    const net = expected.members.reduce((all, member) => all + member.net, 0)
    expect(await journalOf('wage-settlement', booked.id)).toEqual({
      [`5-2100 ${tiles}`]: expected.gross,
      '2-1120': -expected.retention,
      '2-1300': -net,
    })
    const notes = await desk.do(wages.openSettlement, { id: booked.id })
    expect(notes.lines.map(({ name, net: of, tax }) => [name, Number(of), Number(tax)]).toSorted()).toEqual(
      expected.members
        .map(({ member, net: of, pph21 }) => [given.members.find(({ id }) => id === member)?.name, of, pph21])
        .toSorted(),
    )
    const back = { id: sent.id, version: approved.version, reason: 'Salah ukur' }
    await expect(boss.do(opnames.voidPieceOpname, back)).rejects.toMatchObject({ code: 'opname.paid' })

    // Paid in envelopes from the box.
    const cash = notes.cashAccounts.find(({ kind }) => kind === 'kas')?.id ?? null
    const noteIds = notes.lines.map(({ id }) => id)
    await desk.do(wages.payWages, { id: booked.id, version: notes.version, date: week, cashAccountId: cash, noteIds })
    const { payments } = await desk.do(wages.openSettlement, { id: booked.id })
    expect(payments[0]?.amount).toBe(String(expected.paid))
  }
})

test('what is held back is paid to the leader after the guarantee, no more than is held, and taken back', async () => {
  const standing = async () => (await desk.do(retention.openRetention, { projectId })).crews[0]
  const first = await standing()
  const held = first?.held ?? ''
  expect(first).toMatchObject({ open: held, spk: 'SPK/09/2026', releases: [] })
  const asked = { crewId, amount: held, date: '2026-11-20', guaranteeUntil: '2026-11-15', cashAccountId: null }
  const early = desk.do(retention.releaseRetention, { ...asked, guaranteeUntil: '2026-11-21' })
  await expect(early).rejects.toMatchObject({ code: 'retention.early' })
  const above = desk.do(retention.releaseRetention, { ...asked, amount: String(BigInt(held) + 1n) })
  await expect(above).rejects.toMatchObject({ code: 'retention.above', field: 'amount' })
  const { id } = await desk.do(retention.releaseRetention, asked)
  expect(await journalOf('piece-retention-release', id)).toMatchObject({ '2-1120': Number(held) })
  expect(await standing()).toMatchObject({ held, open: '0', releases: [{ id, amount: held, isVoid: false }] })
  expect(await findBreaches(db.read, crewChecks)).toEqual([])
  await desk.do(retention.voidRetentionRelease, { id, reason: 'Salah rekening' })
  expect(await journalOf('piece-retention-release', id)).toEqual({})
  expect(await standing()).toMatchObject({ open: held, releases: [{ isVoid: true }] })
  expect(await findBreaches(db.read, crewChecks)).toEqual([])
})

test('wages that are taken back free their opname, which may then be taken back and measured again', async () => {
  const sent = await measured(desk, { crewId, workId, on: '2026-10-31', volume: '1.25', days: { 'B9-2': 1 } })
  await boss.do(opnames.approvePieceOpname, { id: sent.id, version: sent.version })
  const booked = await settle('2026-10-31')
  await desk.do(wages.voidSettlement, { id: booked.id, version: booked.version, reason: 'Salah ukur' })
  expect(await journalOf('wage-settlement', booked.id)).toEqual({})
  const { version } = await desk.do(opnames.openPieceOpname, { id: sent.id })
  await boss.do(opnames.voidPieceOpname, { id: sent.id, version, reason: 'Salah ukur' })
  expect((await desk.do(listPieceCrews, { projectId }))[0]?.works[0]).toMatchObject({
    done: '148.75',
    allDone: '148.75',
  })
})

test('nobody is measured for more than the crew took on, or than the project agreed with its addenda', async () => {
  const most = { crewId, workId, on: '2026-10-31', days: { 'B9-2': 1 } }
  const above = measured(desk, { ...most, volume: '1.2501' })
  await expect(above).rejects.toMatchObject({ code: 'opname.above-crew', facts: { left: '1.25' } })
  tellAgreedVolumes(() => Promise.resolve(new Map([[tiles, quantity('149')]])))
  const beyond = measured(desk, { ...most, volume: '0.26' })
  await expect(beyond).rejects.toMatchObject({ code: 'opname.above-rab', facts: { left: '0.25' } })
  tellAgreedVolumes(() => Promise.resolve(new Map()))
  const without = { ...most, volume: '0.25', days: { 'B9-2': 0 } }
  await expect(measured(desk, without)).rejects.toMatchObject({ code: 'opname.no-days' })
  const gone = desk.do(removeWorkItem, { id: projectId, itemId: tiles })
  await expect(gone).rejects.toMatchObject({ code: 'work-item.used' })
})

test('terms hold back from a leader with an SPK alone, and never forget what was measured', async () => {
  const asked = { ...terms(), projectId }
  await expect(desk.do(addPieceCrew, { ...asked, spk: null })).rejects.toMatchObject({ code: 'piece-crew.no-spk' })
  const percents = { ...asked, shareBy: 'percent' as const }
  await expect(desk.do(addPieceCrew, percents)).rejects.toMatchObject({ code: 'piece-crew.percents' })
  const [crew] = await desk.do(listPieceCrews, { projectId })
  const works = [{ workItemId: tiles, rate: '65000', volume: '148' }]
  const less = { ...terms(), works, id: crewId, version: crew?.version ?? 0, isClosed: false }
  await expect(desk.do(editPieceCrew, less)).rejects.toMatchObject({ code: 'piece-crew.below-measured' })
  await desk.do(editPieceCrew, {
    ...less,
    works: [{ workItemId: tiles, rate: '65000', volume: '160' }],
    isClosed: true,
  })
  const closed = measured(desk, { crewId, workId, on: '2026-10-31', volume: '1', days: { 'B9-2': 1 } })
  await expect(closed).rejects.toMatchObject({ code: 'piece-crew.closed' })
})

test('whoever sees no wages measures and reads volumes and days, and finds no rate and no amount', async () => {
  const rights = new Set(['view absensi', 'create absensi', 'update absensi'])
  const site = deskOf(db, { ...actor, can: (right) => rights.has(right) }, routes)
  const [crew] = await site.do(listPieceCrews, { projectId })
  const [row] = await site.do(opnames.listPieceOpnames, { projectId })
  const page = await site.do(opnames.openPieceOpname, { id: row?.id ?? '' })
  expect(JSON.stringify([crew, row, page])).not.toMatch(/65000|62500|2275000|7021875/)
  expect(crew?.works[0]).toMatchObject({ rate: null, done: '148.75' })
})
