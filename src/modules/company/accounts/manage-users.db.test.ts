import { expect, test } from 'vitest'
import { aStaffedHouse, everywhere, OWNER, type StaffedHouse } from '#modules/company/accounts/cast/house.ts'

// Who may change whom (modules 2.17). Owners are dismissed here: each test has a house of its own.

const standing = async ({ roleId }: StaffedHouse, role: string, status = 'active') => ({
  status,
  roleIds: [await roleId(role)],
  scope: everywhere,
})

test('nobody changes their own standing, or that of somebody above them', async () => {
  const house = await aStaffedHouse()
  const [me, boss] = [await house.userNow('admin@x.id'), await house.userNow(OWNER)]
  const change = await standing(house, 'Admin Sistem')
  const codeFor = async ({ id, version }: typeof me) =>
    (await house.admin.ask('PUT', `/api/users/${id}`, { version, ...change })).body.code
  expect(await codeFor(me)).toBe('user.self')
  expect(await codeFor(boss)).toBe('role.above-own')
})

test('one active owner always remains when two owners dismiss each other at once', async () => {
  const house = await aStaffedHouse()
  const dua = await house.hire('dua@x.id', 'Pemilik')
  const [first, second] = [await house.userNow(OWNER), await house.userNow('dua@x.id')]
  const disabled = await standing(house, 'Pemilik', 'disabled')
  const answers = await Promise.all([
    house.siti.ask('PUT', `/api/users/${second.id}`, { version: second.version, ...disabled }),
    dua.ask('PUT', `/api/users/${first.id}`, { version: first.version, ...disabled }),
  ])
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  const left = await house.run(
    "select email from app_user join user_role on user_id = app_user.id join role on role.id = role_id where is_owner and status = 'active'",
  )
  expect(left).toHaveLength(1)
})

test('where rights hold is on record too, also when it is as many other warehouses', async () => {
  const house = await aStaffedHouse()
  await house.hire('gudang@x.id', 'Gudang')
  const [one, two] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']
  const told = []
  for (const warehouses of [[one], [two], null]) {
    const { id, version } = await house.userNow('gudang@x.id')
    const change = await standing(house, 'Gudang')
    const scope = { ...everywhere, warehouses }
    expect((await house.siti.ask('PUT', `/api/users/${id}`, { version, ...change, scope })).status).toBe(200)
    const [row] = await house.run(
      `select changes from history where subject = 'user' and subject_id = '${id}' order by at desc limit 1`,
    )
    told.push(row)
  }
  expect(told).toEqual([
    { changes: { scope: ['Semua', '1 gudang'] } },
    { changes: { scope: ['1 gudang', '1 gudang (lain)'] } },
    { changes: { scope: ['1 gudang', 'Semua'] } },
  ])
})

test('nobody is narrowed to no company or no warehouse at all', async () => {
  const house = await aStaffedHouse()
  await house.hire('gudang@x.id', 'Gudang')
  const { id, version } = await house.userNow('gudang@x.id')
  const change = await standing(house, 'Gudang')
  const scope = { ...everywhere, companies: [], warehouses: [] }
  const answer = await house.siti.ask('PUT', `/api/users/${id}`, { version, ...change, scope })
  expect(answer).toMatchObject({
    status: 422,
    body: {
      errors: {
        'scope.companies': ['Pilih sedikitnya satu perusahaan, atau semua.'],
        'scope.warehouses': ['Pilih sedikitnya satu gudang, atau semua.'],
      },
    },
  })
})

test('of two owners one may dismiss the other, which is on record; the last cannot dismiss themselves', async () => {
  const house = await aStaffedHouse()
  const tiga = await house.hire('tiga@x.id', 'Pemilik')
  const disabled = await standing(house, 'Pemilik', 'disabled')
  const first = await house.userNow(OWNER)
  const gone = await tiga.ask('PUT', `/api/users/${first.id}`, { version: first.version, ...disabled })
  expect(gone).toMatchObject({ status: 200, body: { message: 'Siti Nurhaliza dinonaktifkan.' } })
  expect((await house.siti.get('/api/me')).status).toBe(401)
  const [told] = await house.run(
    `select user_name, changes from history where subject = 'user' and subject_id = '${first.id}' order by at desc limit 1`,
  )
  expect(told).toMatchObject({ user_name: 'Rina Wulandari', changes: { status: ['active', 'disabled'] } })

  const self = await house.userNow('tiga@x.id')
  const kept = await tiga.ask('PUT', `/api/users/${self.id}`, { version: self.version, ...disabled })
  expect(kept.body.code).toBe('user.self')
})
