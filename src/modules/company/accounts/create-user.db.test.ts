import { beforeAll, describe, expect, test } from 'vitest'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { aStaffedHouse, OWNER, person, type StaffedHouse } from '#modules/company/accounts/cast/house.ts'

let house: StaffedHouse

beforeAll(async () => {
  house = await aStaffedHouse()
})

describe('mandor user:create (decision 22)', () => {
  test('makes an account that is verified and usable at once', async () => {
    await house.db.withTx((tx) => createUser(tx, person(' Kasir@X.id ', 'Kasir Proyek')))
    const browser = await house.signedIn('kasir@x.id')
    const me = await browser.get('/api/me')
    expect(me.body['user']).toMatchObject({ name: 'Rina Wulandari', isPending: false })
    expect(me.body['permissions']).toContain('create laporan-keuangan-proyek')
    expect(me.body['permissions']).not.toContain('view order')
  })

  test.each([
    ['an unknown role', { role: 'Raja' }, 'Peran "Raja" tidak ada.'],
    ['a short password', { password: 'pendek' }, 'Kata sandi minimal 8 karakter.'],
    ['a taken email', { email: OWNER }, 'sudah punya akun'],
  ])('%s is refused in plain words', async (_name, change, words) => {
    const made = house.db.withTx((tx) => createUser(tx, { ...person('baru@x.id', 'Gudang'), ...change }))
    await expect(made).rejects.toThrow(words)
  })

  test('a common password is refused', async () => {
    const made = house.db.withTx((tx) => createUser(tx, { ...person('baru@x.id', 'Gudang'), password: 'indonesia123' }))
    await expect(made).rejects.toMatchObject({ code: 'password.common' })
  })
})
