import { beforeAll, expect, test } from 'vitest'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { documentDifferences } from '#kit/document/document-check.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { findBreaches } from '#kit/posting/check.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { workers } from '#modules/people/workers/contract.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../tests/cast/house.ts'
import { kasbonChecks } from './checks.ts'
import { addKasbon, listKasbon, openKasbon } from './contract.ts'
import { kasbon, kasbonActs } from './kasbon.ts'
import { kasbonRoutes } from './routes.ts'

const routes = [...peopleRoutes, ...kasbonRoutes]
const { approve, pay, putOff, reject, repay, undoReturn } = kasbonActs
const terms = { date: '2026-11-02', amount: '3000000', times: 6, every: 'bulan', firstDue: '2026-11-30' } as const
let db: Database
let actor: Actor
let desk: Desk
let boss: Desk
let employeeId: string

beforeAll(async () => {
  db = await testDatabase()
  actor = (await aHouse(db)).actor
  const other = newId()
  desk = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  employeeId = (await desk.do(employees.add, { name: 'Slamet Widodo', joinDate: '2022-03-01' })).id
})

async function booked(kind: string, id: string) {
  const { rows } = await db.pool.query<{ account: string; party: boolean; moved: string }>(
    `select l.account_code as account, l.party_id is not null as party, sum(l.debit - l.credit)::text as moved
     from journal_line l join journal_entry e on e.id = l.entry_id
     where e.company_id = $1 and e.source_kind = $2 and e.source_id = $3 group by 1, 2 order by 1`,
    [actor.companyId, kind, id],
  )
  return rows.map(({ account, party, moved }) => [account, party, moved])
}

test('what is declared of a kasbon is what its tables hold', async () => {
  expect(await documentDifferences(db.read, kasbon)).toEqual([])
})

test('a kasbon is asked for, approved by another, paid from the box, put off once, paid back by hand, and taken back', async () => {
  const asked = { ...terms, employeeId, purpose: 'Biaya sekolah' }
  await expect(desk.do(addKasbon, { ...asked, employeeId: null })).rejects.toMatchObject({ code: 'kasbon.nobody' })
  await expect(desk.do(addKasbon, { ...asked, amount: '5' })).rejects.toMatchObject({ code: 'kasbon.small' })
  await expect(desk.do(addKasbon, { ...asked, firstDue: '2026-11-01' })).rejects.toMatchObject({ code: 'kasbon.early' })
  const made = await desk.do(addKasbon, asked)
  expect(made.number).toMatch(/^KSB-2611-/)
  const { id } = made
  const first = await desk.do(openKasbon, { id })
  expect(first).toMatchObject({ status: 'asked', name: 'Slamet Widodo', open: '0' })
  expect(first.instalments.map(({ dueOn, amount }) => [dueOn, amount]).slice(0, 2)).toEqual([
    ['2026-11-30', '500000'],
    ['2026-12-30', '500000'],
  ])
  await expect(desk.do(approve.door, { id, version: 1 })).rejects.toMatchObject({ code: 'kasbon.own' })
  const out = { id, date: '2026-11-03', cashAccountId: null }
  await expect(boss.do(pay.door, { ...out, version: 1 })).rejects.toMatchObject({ code: 'kasbon.not-approved' })
  const yes = await boss.do(approve.door, { id, version: 1 })
  const paid = await boss.do(pay.door, { ...out, version: yes.version })
  expect(await booked('kasbon', id)).toEqual([
    ['1-1100', false, '-3000000'],
    ['1-1400', true, '3000000'],
  ])

  const { instalments } = await desk.do(openKasbon, { id })
  const one = { id, version: paid.version, instalmentId: instalments[0]?.id ?? '' }
  const off = await desk.do(putOff.door, one)
  await expect(desk.do(putOff.door, { ...one, version: off.version })).rejects.toMatchObject({
    code: 'kasbon.not-open',
  })
  const later = await desk.do(openKasbon, { id })
  expect(later.instalments.map(({ dueOn, state }) => [dueOn, state]).filter((_, at) => at === 0 || at === 6)).toEqual([
    ['2026-11-30', 'put-off'],
    ['2027-05-30', 'due'],
  ])

  const back = { id, version: off.version, date: '2026-11-10', cashAccountId: null }
  await expect(boss.do(repay.door, { ...back, amount: '3000001' })).rejects.toMatchObject({ code: 'kasbon.too-much' })
  const some = await boss.do(repay.door, { ...back, amount: '700000' })
  const after = await desk.do(openKasbon, { id })
  expect(after).toMatchObject({ open: '2300000', status: 'paid', returns: [{ amount: '700000', isByHand: true }] })
  expect(after.instalments.slice(1, 3)).toMatchObject([{ state: 'taken' }, { state: 'part', taken: '200000' }])
  const returnId = after.returns[0]?.id ?? ''
  expect(await booked('kasbon-return', returnId)).toEqual([
    ['1-1100', false, '700000'],
    ['1-1400', true, '-700000'],
  ])
  const voiding = { id, version: some.version, reason: 'Salah orang' }
  await expect(boss.do(kasbonActs.void.door, voiding)).rejects.toMatchObject({ code: 'kasbon.returned' })
  expect(await findBreaches(db.read, kasbonChecks)).toEqual([])
  const undone = await boss.do(undoReturn.door, { ...voiding, returnId })
  await expect(boss.do(undoReturn.door, { ...voiding, version: undone.version, returnId })).rejects.toMatchObject({
    code: 'kasbon-return.void',
  })
  await boss.do(kasbonActs.void.door, { ...voiding, version: undone.version })
  expect(await booked('kasbon', id)).toEqual([
    ['1-1100', false, '0'],
    ['1-1400', true, '0'],
  ])
  expect(await findBreaches(db.read, kasbonChecks)).toEqual([])
})

test('what was settled is settled; what was not approved is called off with a reason', async () => {
  const { id, version } = await desk.do(addKasbon, { ...terms, employeeId, times: 1, purpose: 'Berobat' })
  const yes = await boss.do(approve.door, { id, version })
  const paid = await boss.do(pay.door, { id, version: yes.version, date: terms.date, cashAccountId: null })
  const whole = { id, version: paid.version, date: terms.date, cashAccountId: null, amount: terms.amount }
  const settled = await boss.do(repay.door, whole)
  expect(await desk.do(openKasbon, { id })).toMatchObject({ status: 'settled', open: '0' })
  await expect(boss.do(repay.door, { ...whole, version: settled.version })).rejects.toMatchObject({
    code: 'kasbon.settled',
  })
  const other = await desk.do(addKasbon, { ...terms, employeeId, purpose: 'Motor' })
  await boss.do(reject.door, { id: other.id, version: 1, reason: 'Masih ada kasbon lain' })
  const { rows } = await desk.do(listKasbon, { status: 'void' })
  expect(rows.map(({ label }) => label)).toContain(other.number)
})

test('whoever sees one project alone sees the kasbon of its workers, not of another’s', async () => {
  const [here, there] = [(await aProject(db, actor)).id, (await aProject(db, actor)).id]
  const { id: workerId } = await desk.do(workers.add, { name: 'Jumadi', projectId: here, dailyRate: '150000' })
  const { id } = await desk.do(addKasbon, { ...terms, every: 'minggu', workerId, purpose: 'Kontrakan' })
  const narrowed = (project: string) =>
    deskOf(db, { ...actor, scope: { ...actor.scope, projects: [project] } }, routes).do(openKasbon, { id })
  expect(await narrowed(here)).toMatchObject({ name: 'Jumadi' })
  await expect(narrowed(there)).rejects.toThrow()
})
