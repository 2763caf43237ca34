import { beforeAll, expect, test } from 'vitest'
import { newId } from '#kit/id.ts'
import type { TestBrowser } from '#modules/company/sign-in/cast/browser.ts'
import { aHouse, anOwner, type TestHouse } from '#modules/company/sign-in/cast/house.ts'
import { someoneWith } from '../../../tests/doors/people.ts'

// The whole way, through the doors, with people as the accounts keep them.
let house: TestHouse
let owner: TestBrowser
let companyId: string
let customerId: string
const at = (rest = '') => `/api/komentar/pelanggan/${customerId}${rest}`

beforeAll(async () => {
  house = await aHouse()
  await anOwner(house)
  owner = await house.signedIn('siti@wirabangun.co.id')
  companyId = String((await house.run('select id from company'))[0]?.['id'])
  customerId = newId()
  await house.run(
    `insert into customer (id, company_id, code, name) values ('${customerId}', '${companyId}', 'P-1', 'Toko Maju')`,
  )
  await someoneWith(house.db, companyId, ['view pelanggan'])
  await someoneWith(house.db, companyId, ['view order'])
  await house.run(`update app_user set name = 'Budi Santoso' where id in
    (select user_id from user_role join role on role.id = role_id where 'view pelanggan' = any (permissions) and not is_owner and name like 'peran%')`)
})

test('those are offered who may see the record, by a part of their name', async () => {
  expect((await owner.get(at('/orang?q=bud'))).body).toMatchObject([{ name: 'Budi Santoso' }])
  expect((await owner.get(at('/orang?q=sant'))).body).toMatchObject([{ name: 'Budi Santoso' }])
  expect((await owner.get(at('/orang?q=%25'))).body).toEqual([])
  expect((await owner.get(at('/orang?q=sese'))).body).toEqual([])
})
