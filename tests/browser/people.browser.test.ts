import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countAttempt } from '#kit/access/rate-limit.ts'
import { tables } from '#kit/db/tx.ts'
import { CODE_ACCOUNT } from '#modules/company/sign-in/limits.ts'
import { openOffice, type Desk, type Office } from './office.ts'
import { hire } from './staff.ts'

// The people of /permissions: whom an administrator sees, who is locked, and what happened at the door.
const budi = { name: 'Budi Santoso', email: 'budi@wirabangun.co.id', password: 'batu-belah-lima-truk', role: 'Gudang' }
let office: Office
let admin: Desk
let budiId = ''

beforeAll(async () => {
  office = await openOffice()
  await hire(office.house, budi)
  admin = await office.enter()
  const here = tables(office.db.read)
  const found = await sql<{ id: string }>`select id from app_user where email = ${budi.email}`.execute(here)
  budiId = found.rows[0]?.id ?? ''
  await sql`insert into sign_in_event (id, user_id, outcome, ip, user_agent, at)
    select gen_random_uuid(), ${budiId}, 'wrong-code', '10.1.1.' || n, 'Chrome/140.0 Windows', now() - make_interval(hours => n)
    from generate_series(1, 25) n`.execute(here)
})

afterAll(() => office?.close())

test('who typed wrong codes too often is shown as locked, and let in again; what happened at the door is told below', async () => {
  for (let n = 0; n < CODE_ACCOUNT.most; n += 1) await countAttempt(office.db.read, CODE_ACCOUNT, budiId)
  const { page, go } = admin
  await go('/permissions?bagian=pengguna')
  const row = page.getByRole('row').filter({ hasText: budi.email })
  await row.getByText('Terkunci').last().waitFor()
  await row
    .getByText(/^sampai /)
    .last()
    .waitFor()
  await row.getByRole('button', { name: budi.name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: `Ubah ${budi.name}` })
  const history = sheet.getByRole('region', { name: 'Riwayat masuk' })
  await expect.poll(() => history.getByText('Kode salah').count()).toBe(20)
  await history.getByRole('button', { name: 'Lebih banyak' }).click()
  await expect.poll(() => history.getByText('Kode salah').count()).toBe(25)
  expect(await history.getByRole('button', { name: 'Lebih banyak' }).count()).toBe(0)
  await sheet.getByRole('button', { name: 'Buka kunci' }).click()
  await page.getByText(`${budi.name} bisa masuk lagi.`).first().waitFor()
  await sheet.getByRole('button', { name: 'Buka kunci' }).waitFor({ state: 'detached' })
  await row.getByText('Terkunci').last().waitFor({ state: 'detached' })
})

test('one’s own sign-ins stand in the account, beside when a code is asked', async () => {
  const { page, go } = admin
  await go('/account-setting#keamanan')
  await page.getByText('Kode masuk dikirim ke email Anda setiap kali masuk.').waitFor()
  await page.getByRole('heading', { name: 'Riwayat masuk' }).waitFor()
  await page.getByText('Belum ada catatan masuk.').waitFor()
})

test('an administrator of one company sees its people, gives no more than it, and changes nothing that holds everywhere', async () => {
  const local = await office.enter()
  const { page, go } = local
  await sql`update app_user set scope_companies = array[${office.companyId}::uuid]
    where id = (select user_id from session order by created_at desc, id desc limit 1)`.execute(tables(office.db.read))
  await go('/permissions')
  await page.getByText('Peran berlaku di semua perusahaan').waitFor()
  expect(await page.getByRole('button', { name: 'Tambah peran' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Tindakan untuk peran Gudang' }).or(page.getByText('Gudang')).first().waitFor()
  await go('/permissions?bagian=pengguna')
  await page.getByText('1 orang dalam cakupan data Anda').waitFor()
  await page.getByRole('button', { name: 'Undang pengguna' }).click()
  const sheet = page.getByRole('dialog', { name: 'Undang pengguna' })
  await sheet.getByRole('group', { name: 'Perusahaan' }).getByRole('checkbox').first().waitFor()
  expect(await sheet.getByLabel('Semua perusahaan').count()).toBe(0)
  await page.keyboard.press('Escape')
  await go('/pengaturan-website#masuk')
  await page.getByText('hanya admin yang cakupannya semua perusahaan').first().waitFor()
  expect(await page.getByLabel('Keluar sendiri setelah diam').isDisabled()).toBe(true)
  await local.window.close()
})
