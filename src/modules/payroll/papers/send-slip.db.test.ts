import { beforeAll, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import type { Actor } from '#kit/access/actor.ts'
import { knowPeople } from '#kit/access/people.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { runDueJobs } from '#kit/jobs/runner.ts'
import { paperReader, sharePaper } from '#kit/paper/links/contract.ts'
import { paperLinkRoutes } from '#kit/paper/links/routes.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { knowApprovers } from '#kit/posting/approval.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { aMonthOfWages } from '../cast/month.ts'
import { mailSlips, openMailing } from '../mailing/contract.ts'
import { payrollJobs } from '../mailing/jobs.ts'
import { payrollRoutes } from '../routes.ts'
import * as runs from '../runs/contract.ts'
import { mailSlip, SLIP_KIND } from './contract.ts'
import { passwordOf } from './send-slip.ts'

// A slip that leaves the house: by mail as a file that its reader's day of birth opens, or by a link; only once it is booked.
let db: Database
let actor: Actor
let maker: Desk
let boss: Desk
let runId: string
let id: string

beforeAll(async () => {
  db = await testDatabase()
  ;({ actor } = await aHouse(db))
  const other = newId()
  const routes = [...peopleRoutes, ...payrollRoutes, ...paperLinkRoutes]
  maker = deskOf(db, actor, routes)
  boss = deskOf(db, { ...actor, userId: other, name: 'Rina Marlina' }, routes)
  knowPeople(() => Promise.resolve([actor]))
  knowApprovers(() => Promise.resolve([actor.userId, other]))
  await aMonthOfWages(db, actor)
  const { rows } = await db.pool.query<{ id: string; run: string }>(
    `select id, run_id as run from payroll_slip where company_id = $1 and name = 'Maya Sekarwangi'`,
    [actor.companyId],
  )
  ;({ id = '', run: runId = '' } = rows[0] ?? { id: '', run: '' })
})

const mail = () => maker.do(mailSlip, { id, to: 'maya@contoh.co.id', subject: null, message: null })

test('is not sent before its run is booked, nor by mail while nobody knows what would open it', async () => {
  await expect(mail()).rejects.toMatchObject({ code: 'slip.not-booked' })
  await expect(
    maker.do(sharePaper, { kind: SLIP_KIND, id, phone: '0812-3456-7890', copy: {}, days: 7 }),
  ).rejects.toMatchObject({ code: 'slip.not-booked' })

  const { version } = await maker.do(runs.openRun, { id: runId })
  const handed = await maker.do(runs.submitRun, { id: runId, version })
  await boss.do(runs.decideRun, { id: runId, version: handed.version, decision: 'approve', note: null })
  await expect(mail()).rejects.toMatchObject({ code: 'slip.no-birth', field: 'to' })
  expect((await db.pool.query('select from mail_attachment')).rowCount).toBe(0)
})

test('goes by mail as a file that only the day of birth opens, and by a link to the person’s own number', async () => {
  await db.pool.query(
    `update person set birth_date = '1990-08-17', phone = '+6281234567890' where name = 'Maya Sekarwangi'`,
  )
  await db.pool.query(`update employee set email = 'maya@contoh.co.id' where name = 'Maya Sekarwangi'`)
  expect(await maker.do(paperReader, { kind: SLIP_KIND, id })).toMatchObject({
    ...{ name: 'Maya Sekarwangi', phone: '+6281234567890', email: 'maya@contoh.co.id' },
  })

  expect(await mail()).toEqual({ to: 'maya@contoh.co.id' })
  const { rows } = await db.pool.query<{ content: Buffer; text: string }>(
    `select a.content, m.body_text as text from mail m join mail_attachment a on a.mail_id = m.id where m.to_address = 'maya@contoh.co.id'`,
  )
  const [sent] = rows
  expect(sent?.text).toContain('tanggal lahir')
  const content = sent?.content ?? Buffer.alloc(0)
  await expect(readPdf(content)).rejects.toMatchObject({ name: 'PasswordException' })
  await expect(readPdf(content, '08171990')).rejects.toMatchObject({ name: 'PasswordException' })
  expect((await readPdf(content, passwordOf(day('1990-08-17'))))[0]?.text).toContain('Maya Sekarwangi')

  const link = await maker.do(sharePaper, { kind: SLIP_KIND, id, phone: '0812-3456-7890', copy: {}, days: 7 })
  expect(link.text).toContain(link.url)
})

test('goes to all of a run in one act: who cannot be reached is named with why, nobody is written to twice', async () => {
  const asked = () => maker.do(openMailing, { id: runId })
  const all = async () => (await asked()).ready.map(({ slipId }) => slipId)
  // Maya was written to above; of Rudi neither address nor day of birth is known.
  expect(await asked()).toMatchObject({
    ready: [],
    unreached: [{ name: 'Rudi Hartawan', why: 'email' }],
    gone: [{ name: 'Maya Sekarwangi', to: 'maya@contoh.co.id', by: actor.name, isWaiting: true }],
  })
  await db.pool.query(`update employee set email = 'rudi@contoh.co.id' where name = 'Rudi Hartawan'`)
  const [rudi] = (await asked()).unreached
  expect(rudi?.why).toBe('birth')
  await expect(maker.do(mailSlips, { id: runId, slipIds: [rudi?.slipId ?? ''] })).rejects.toMatchObject({
    ...{ code: 'slip.mailed', field: 'slipIds' },
  })

  await db.pool.query(`update person set birth_date = '1985-01-02' where name = 'Rudi Hartawan'`)
  const slipIds = await all()
  expect(await maker.do(mailSlips, { id: runId, slipIds })).toEqual({ people: 1 })
  await expect(maker.do(mailSlips, { id: runId, slipIds })).rejects.toMatchObject({ code: 'slip.mailed' })
  const mails = () =>
    db.pool.query<{ content: Buffer }>(
      `select a.content from mail m join mail_attachment a on a.mail_id = m.id where m.to_address = 'rudi@contoh.co.id'`,
    )
  expect((await mails()).rowCount).toBe(0)

  await runDueJobs({ db, jobs: payrollJobs })
  const { rows } = await mails()
  expect(rows).toHaveLength(1)
  const pages = await readPdf(rows[0]?.content ?? Buffer.alloc(0), passwordOf(day('1985-01-02')))
  expect(pages[0]?.text).toContain('Rudi Hartawan')
  expect(pages[0]?.text).not.toContain('Maya Sekarwangi')

  // The address refused it for good: he is among those to write to again.
  await db.pool.query(`update mail set failed_at = now() where to_address = 'rudi@contoh.co.id'`)
  expect((await asked()).ready).toMatchObject([{ name: 'Rudi Hartawan', hasFailed: true }])
})

test('does not go where who asked for it may not any more', async () => {
  const { ready } = await maker.do(openMailing, { id: runId })
  await maker.do(mailSlips, { id: runId, slipIds: ready.map(({ slipId }) => slipId) })
  expect((await maker.do(openMailing, { id: runId })).ready).toEqual([])

  knowPeople(() => Promise.resolve([]))
  await runDueJobs({ db, jobs: payrollJobs })
  expect((await db.pool.query(`select from mail where to_address = 'rudi@contoh.co.id'`)).rowCount).toBe(1)
  expect((await maker.do(openMailing, { id: runId })).ready).toMatchObject([{ name: 'Rudi Hartawan' }])
})
