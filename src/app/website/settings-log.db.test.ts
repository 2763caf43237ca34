import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { openSettingsLog, type LoggedSection } from '#app/website/log-contract.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { changeSignInSettings } from '#modules/company/accounts/contract.ts'
import { saveSeries } from '#modules/company/numbering/contract.ts'
import { saveIdentity } from '#modules/company/website/contract.ts'
import { companies, makeDefaultCompany } from '#modules/company/companies/contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

let desk: Desk
let house: House

beforeAll(async () => {
  const db = await testDatabase()
  house = await aHouse(db)
  await db.pool.query(`insert into app_user (id, name, email, status) values ($1, 'Siti', 'siti@wira.id', 'active')`, [
    house.actor.userId,
  ])
  desk = deskOf(db, house.actor, allRoutes)
})

const told = async (section: LoggedSection) =>
  (await desk.do(openSettingsLog, { section })).flatMap(({ changes }) =>
    changes.map(({ label, from, to }) => [label, from, to]),
  )

test('the first change of a setting tells what held before anybody chose, and only what changed', async () => {
  await desk.do(saveIdentity, { version: 0, name: 'Mandor', color: '#0a5f3c' })
  expect(await told('identitas')).toEqual([['Warna utama', '#2450c8', '#0a5f3c']])

  const signIn = { otp: 'perangkat baru', registration: false, idleHours: 12, absoluteDays: 30 } as const
  await desk.do(changeSignInSettings, { version: 0, ...signIn })
  expect((await told('masuk')).toSorted()).toEqual([
    ['Boleh mendaftar sendiri', true, false],
    ['Kode OTP', 'selalu', 'perangkat baru'],
  ])

  await desk.do(saveSeries, { doc: 'INV', version: 0, template: '{doc}/{yyyy}/{mm}/{seq:4}', reset: 'monthly' })
  expect(await told('penomoran')).toEqual([['Format INV', '{doc}-{yy}{mm}-{seq:4}', '{doc}/{yyyy}/{mm}/{seq:4}']])
})

test('which company people begin in is told as well, and nothing else of what happened to it', async () => {
  await desk.do(companies.edit, { id: house.actor.companyId, version: 1, name: 'PT Pindah' })
  await desk.do(makeDefaultCompany, { id: house.actor.companyId, version: 2 })
  const log = await desk.do(openSettingsLog, { section: 'bawaan' })
  expect(log.map(({ act, by }) => [act, by])).toEqual([['make-default', house.actor.name]])
})
