import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aStaffedHouse, OWNER, type StaffedHouse } from '#modules/company/accounts/cast/house.ts'
import { sweepSignIn } from '#modules/company/sign-in/store.ts'

let house: StaffedHouse

beforeAll(async () => {
  house = await aStaffedHouse()
})
beforeEach(async () => {
  await house.rest()
  await house.run('delete from setting')
  await house.run('delete from settings_card')
})

describe('the settings of signing in', () => {
  const wanted = { version: 0, otp: 'perangkat baru', registration: false, idleHours: 8, absoluteDays: 7, logDays: 800 }
  const change = (settings: object) => house.siti.ask('PUT', '/api/settings/sign-in', settings)

  test('hold at once, also for who is not signed in, and stay on record', async () => {
    const before = { version: 0, otp: 'selalu', registration: true, idleHours: 12, absoluteDays: 30, logDays: 400 }
    expect((await house.siti.get('/api/settings/sign-in')).body).toEqual(before)
    expect((await change(wanted)).status).toBe(200)
    expect((await house.siti.get('/api/settings/sign-in')).body).toEqual({ ...wanted, version: 1 })
    expect((await house.guest.get('/api/sign-in-options')).body).toEqual({
      isFirst: false,
      mayRegister: false,
      mayTrust: true,
      isMailMissing: false,
    })
    expect(await house.run('select count(*)::int as n, count(changed_by)::int as by from setting')).toEqual([
      { n: 5, by: 5 },
    ])
  })

  test('are the business of whoever may change settings, and of no unknown word', async () => {
    expect((await change({ ...wanted, otp: 'kadang' })).status).toBe(422)
    expect((await change({ ...wanted, logDays: 179 })).status).toBe(422)
    const gudang = await house.hire('gudang@x.id', 'Gudang')
    expect((await gudang.get('/api/settings/sign-in')).status).toBe(403)
    expect((await gudang.ask('PUT', '/api/settings/sign-in', wanted)).status).toBe(403)
  })

  test('say how long a new session lives', async () => {
    await change(wanted)
    await house.signedIn(OWNER)
    const [row] = await house.run(
      "select idle_until < now() + interval '481 minutes' as idle, expires_at < now() + interval '169 hours' as absolute from session order by created_at desc limit 1",
    )
    expect(row).toEqual({ idle: true, absolute: true })
  })

  test('say how long it stays told what happened at the door; nothing else of the history is ever taken away', async () => {
    const { id } = await house.userNow(OWNER)
    await house.run(`insert into sign_in_event (id, user_id, outcome, ip, at)
      select gen_random_uuid(), '${id}', 'wrong-code', '10.9.9.9', now() - make_interval(days => n)
      from unnest(array[500, 900]) n`)
    const ages = () =>
      house.run(`select extract(days from now() - at)::int as days from sign_in_event where ip = '10.9.9.9' order by 1`)
    await change(wanted)
    await house.db.withTx(sweepSignIn)
    expect(await ages()).toEqual([{ days: 500 }])
    await house.run('delete from setting')
    await house.db.withTx(sweepSignIn)
    expect(await ages()).toEqual([])
  })
})
