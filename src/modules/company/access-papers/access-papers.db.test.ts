import { afterAll, beforeAll, expect, test } from 'vitest'
import { countAttempt, forgetAttempts } from '#kit/access/rate-limit.ts'
import { MOST_LOGGED } from '#modules/company/accounts/contract.ts'
import { seedRoles } from '#modules/company/accounts/role-store.ts'
import { recordHistory } from '#kit/history/history.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { newId } from '#kit/id.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { LOGIN_ACCOUNT } from '#modules/company/sign-in/limits.ts'
import { aHouse, type House } from '../../../../tests/cast/house.ts'
import type { AccessPaperKind } from './contract.ts'
import { pressedAccess } from './pressed.ts'

let db: Database
let house: House
const role = newId()

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  await db.withTx((tx) => seedRoles(tx))
  await db.pool.query(
    `insert into role (id, name, permissions) values ($1, 'Penjaga malam', '{view dashboard,view stock,update stock}')`,
    [role],
  )
  const person = newId()
  await db.pool.query(
    `insert into app_user (id, name, email, status, scope_warehouses) values ($1, 'Ujang Suryana', 'ujang@x.id', 'active', $2)`,
    [person, [newId()]],
  )
  await db.pool.query('insert into user_role (user_id, role_id) values ($1, $2)', [person, role])
  await db.withTx((tx) =>
    recordHistory(tx, house.actor, {
      ...{ subject: 'role', id: role, act: 'edit' },
      changes: { permissions: [['view stock'], ['view stock', 'update stock']] },
    }),
  )
})
afterAll(closePress)

async function read(kind: AccessPaperKind, actor = house.actor): Promise<string> {
  const { content } = await pressedAccess(db.read, actor, kind)
  return (await readPdf(content)).map((page) => page.text).join('\n')
}

test('the matrix tells of each role who has it and what it may, the owner in one line', async () => {
  const said = await read('matriks')
  expect(said).toContain('MATRIKS HAK AKSES')
  expect(said).toMatch(/Penjaga malam \(1 pengguna, \d izin\)/)
  expect(said).toMatch(/Penjaga malam .*?Dashboard ya.*?Stok ya ?ya/s)
  expect(said).toContain('semua hak, juga yang datang kemudian')
})

test('the list of people tells roles, where they hold, and their state', async () => {
  const said = await read('pengguna')
  expect(said).toMatch(/DAFTAR PENGGUNA.*Ujang Suryana ?ujang@x\.id ?Penjaga malam ?1 gudang ?Aktif/s)
})

test('whoever tried too often is locked on paper too', async () => {
  for (let tries = 0; tries < LOGIN_ACCOUNT.most; tries += 1) await countAttempt(db.read, LOGIN_ACCOUNT, 'ujang@x.id')
  expect(await read('pengguna')).toMatch(/Ujang Suryana.*1 gudang ?Terkunci/s)
  await forgetAttempts(db.read, LOGIN_ACCOUNT, 'ujang@x.id')
})

test('whoever works in one company prints the people of that one', async () => {
  const { actor } = house
  const local = { ...actor, scope: { ...actor.scope, companies: [actor.companyId] } }
  const elsewhere = await read('pengguna', local)
  expect(elsewhere).toContain('DAFTAR PENGGUNA')
  expect(elsewhere).not.toContain('Ujang Suryana')
})

test('the log tells what came and what went', async () => {
  const said = await read('riwayat')
  expect(said).toMatch(/mengubah peran Penjaga ?malam ?Izin ditambah: Ubah Stok/)
})

test('a log that is longer than what is told says so', async () => {
  expect(await read('riwayat')).not.toContain('perubahan terakhir')
  await db.pool.query(
    `insert into history (id, company_id, subject, subject_id, user_name, via, act)
     select gen_random_uuid(), $1, 'role', $2, 'Siti', 'web', 'edit' from generate_series(1, $3)`,
    [house.companyId, role, MOST_LOGGED],
  )
  expect(await read('riwayat')).toContain(`Hanya ${MOST_LOGGED} perubahan terakhir.`)
})
