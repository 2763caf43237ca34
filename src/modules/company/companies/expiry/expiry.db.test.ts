import { beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import '#modules/company/accounts/face.ts'
import { tellEnding } from '#modules/company/companies/expiry/jobs.ts'
import { endingOf } from '#modules/company/companies/expiry/store.ts'
import { aCompany } from '../../../../../tests/cast/company.ts'
import { someoneWith } from '../../../../../tests/doors/people.ts'

let db: Database
let companyId: string
let elsewhere: string

const MORNING = 'T01:00:00Z'
const tell = (on: string, clock = MORNING) => db.withTx((tx) => tellEnding(tx, `${on}${clock}`))
const titles = async () => {
  const { rows } = await db.pool.query<{ title: string; email: string; href: string; kind: string }>(
    `select n.title, u.email, n.href, n.kind from notice n join app_user u on u.id = n.user_id
     where n.read_at is null order by n.id`,
  )
  return rows
}

async function anSbu(given: { no: string; until: string; subclass?: string; of?: string }): Promise<string> {
  const id = newId()
  await db.pool.query(
    `insert into company_sbu (id, company_id, line_no, no, subclass, qualification, valid_until)
     values ($1, $2, 1, $3, $4, 'kecil', $5)`,
    [id, given.of ?? companyId, given.no, given.subclass ?? null, given.until],
  )
  return id
}

beforeAll(async () => {
  db = await testDatabase()
  ;({ companyId } = await aCompany(db, 'WBP'))
  ;({ companyId: elsewhere } = await aCompany(db, 'LAIN'))
  await someoneWith(db, companyId, ['view perusahaan', 'update perusahaan'])
  await someoneWith(db, companyId, ['view perusahaan'])
})

beforeEach(async () => {
  await db.pool.query('delete from notice')
  await db.pool.query('delete from company_sbu')
})

test('three months, a month and on the day: each told once, to who may change the company alone', async () => {
  await anSbu({ no: '1-0021', subclass: 'BG009', until: '2026-12-12' })
  expect(await tell('2026-09-12')).toBe(0)
  expect(await tell('2026-09-13')).toBe(1)
  expect(await tell('2026-09-13', 'T05:00:00Z')).toBe(0)
  expect(await tell('2026-10-20')).toBe(0)
  expect(await titles()).toMatchObject([
    {
      title: 'SBU 1-0021 (BG009) berlaku sampai 12 Des 2026, 90 hari lagi',
      href: `/perusahaan/detail/${companyId}?bagian=legal`,
      kind: 'expiring',
    },
  ])
  expect(await tell('2026-11-12')).toBe(1)
  expect(await tell('2026-12-12')).toBe(1)
  expect(await tell('2026-12-13')).toBe(0)
  // The newest word of a licence stands for the earlier ones nobody read.
  expect((await titles()).map(({ title }) => title)).toEqual([
    'SBU 1-0021 (BG009) berlaku sampai 12 Des 2026, hari terakhir',
  ])
})

test('before seven nobody is woken', async () => {
  await anSbu({ no: '1-0021', until: '2026-12-12' })
  expect(await tell('2026-12-11', 'T23:59:00Z')).toBe(0)
  expect(await tell('2026-12-12', 'T00:00:00Z')).toBe(1)
})

test('after weeks of standstill the most pressing reminder is told, and the passed ones are not told after it', async () => {
  await anSbu({ no: '1-0021', until: '2026-12-12' })
  expect(await tell('2026-11-24')).toBe(1)
  expect(await tell('2026-11-25')).toBe(0)
  expect(await tell('2026-12-20')).toBe(1)
  expect((await titles()).map(({ title }) => title)).toEqual(['SBU 1-0021 habis masa berlakunya 12 Des 2026'])
})

test('two that end are two words; with a new last day one is told anew', async () => {
  const first = await anSbu({ no: '1-0021', until: '2026-12-12' })
  await anSbu({ no: '1-0022', until: '2026-12-20' })
  expect(await tell('2026-11-24')).toBe(2)
  expect(await titles()).toHaveLength(2)
  await db.pool.query(`update company_sbu set valid_until = '2027-12-12' where id = $1`, [first])
  expect(await tell('2026-11-25')).toBe(0)
  expect(await tell('2027-11-20')).toBe(1)
})

test('a renewed one is told no more, nor what ended long ago, nor that of a company that is closed', async () => {
  await anSbu({ no: '1-0021', subclass: 'BG009', until: '2026-12-12' })
  await anSbu({ no: '2-0500', subclass: 'bg009', until: '2029-12-12' })
  await anSbu({ no: '1-0007', until: '2024-01-01' })
  await anSbu({ no: '9-0001', until: '2026-12-01', of: elsewhere })
  await db.pool.query('update company set is_active = false where id = $1', [elsewhere])
  expect(await tell('2026-11-24')).toBe(0)
  await db.pool.query('update company set is_active = true where id = $1', [elsewhere])
})

test('what ends soon or has just ended waits in its own company, the first to end first', async () => {
  await anSbu({ no: 'B', until: '2027-01-10' })
  await anSbu({ no: 'A', until: '2026-11-01' })
  await anSbu({ no: 'far', until: '2028-01-10' })
  await anSbu({ no: 'theirs', until: '2026-12-01', of: elsewhere })
  const ends = await endingOf(db.read, companyId, day('2026-11-24'), 10)
  expect(ends.map(({ no }) => no)).toEqual(['A', 'B'])
})
