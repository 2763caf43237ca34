import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { aHouse } from '../../../../tests/cast/house.ts'
import { attendanceRoutes } from '../routes.ts'
import { setCompanyDay, setSiteDay, siteCalendar } from './contract.ts'
import { siteRest } from './site-rest.ts'

test('a site rests and works by its own days, then the company, then the decrees; another site does not', async () => {
  const db = await testDatabase()
  const { actor } = await aHouse(db)
  const desk = deskOf(db, actor, attendanceRoutes)
  const [{ id }, { id: other }] = [await aProject(db, actor), await aProject(db, actor, { name: 'Gudang Cileungsi' })]
  await desk.do(setCompanyDay, { day: '2026-12-10', kind: 'holiday', name: 'Pilkada' })
  // A village feast on a Tuesday, its Sunday worked instead; the regional holiday of the company worked too.
  await desk.do(setSiteDay, { id, day: '2026-12-08', kind: 'holiday', name: 'Sedekah bumi' })
  await desk.do(setSiteDay, { id, day: '2026-12-13', kind: 'work', name: 'Ganti sedekah bumi' })
  await desk.do(setSiteDay, { id, day: '2026-12-10', kind: 'work', name: 'Kejar cor' })
  const span = { from: day('2026-12-01'), until: day('2026-12-31') }
  const told = async (projectId: string) => {
    const rest = await siteRest(db.read, actor.companyId, { projectId, ...span })
    return ['2026-12-08', '2026-12-09', '2026-12-10', '2026-12-13', '2026-12-25'].map((each) => rest(day(each)))
  }
  expect(await told(id)).toEqual(['Sedekah bumi', null, null, null, 'Natal'])
  expect(await told(other)).toEqual([null, null, 'Pilkada', 'Hari istirahat', 'Natal'])
  expect(await desk.do(siteCalendar, { id })).toHaveLength(3)
  const national = desk.do(setSiteDay, { id, day: '2026-12-25', kind: 'work', name: 'Kejar cor' })
  await expect(national).rejects.toMatchObject({ code: 'calendar.national' })
  const same = desk.do(setSiteDay, { id, day: '2026-12-09', kind: 'work', name: 'Kerja' })
  await expect(same).rejects.toMatchObject({ code: 'site-day.same' })
  await desk.do(setSiteDay, { id, day: '2026-12-08', kind: null, name: 'Sedekah bumi' })
  expect((await told(id))[0]).toBeNull()
})
