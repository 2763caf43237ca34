import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailNotices } from '#kit/notices/jobs.ts'
import { type Desk, type Office, openOffice } from './office.ts'
import { outboxOf } from './sign-in.ts'
import { letterTo, linkOf } from './staff.ts'

// What somebody is told by mail is what they chose: chosen on a page, by keyboard, and in force for the very next event.
const EMAIL = 'budi@wirabangun.co.id'
let office: Office
let rina: Desk
let budi: Desk
let orderId: string

beforeAll(async () => {
  office = await openOffice()
  ;[rina, budi] = [await office.enter(), await office.enter()]
  // The second one who came is the second one made.
  await office.db.pool.query(
    `update app_user set name = 'Budi Santoso', email = $1 where id = (select user_id from session order by id desc limit 1)`,
    [EMAIL],
  )
  const { rows } = await office.db.pool.query<{ id: string }>(
    `select id from sales_order where company_id = $1 and state = 'draft' order by id desc limit 1`,
    [office.companyId],
  )
  orderId = rows[0]?.id ?? ''
})
afterAll(() => office?.close())

/** Rina calls Budi in a comment. */
async function call(words: string): Promise<void> {
  await rina.go(`/order/detail/${orderId}`)
  const field = rina.page.getByRole('textbox', { name: 'Tulis komentar' })
  await field.click()
  await field.pressSequentially(`${words} @Bud`)
  await rina.page.getByRole('option', { name: 'Budi Santoso' }).waitFor()
  await rina.page.keyboard.press('Enter')
  const said = rina.page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('/api/komentar'),
  )
  await rina.page.keyboard.press('Control+Enter')
  expect((await said).status()).toBeLessThan(300)
}

/** What the clock does every three minutes, a little later. */
async function minutesGoBy(): Promise<number> {
  await office.db.pool.query(`update notice set created_at = created_at - interval '3 minutes'`)
  return office.db.withTx((tx) => mailNotices(tx))
}

/** Turns the mail of mentions over, by keyboard alone. */
async function turnMail(to: boolean): Promise<void> {
  await budi.go('/account-setting?bagian=notifikasi')
  const byMail = budi.page.getByRole('switch', { name: 'Saya disebut dalam komentar lewat email' })
  await expect.poll(() => byMail.isChecked()).toBe(!to)
  await byMail.focus()
  const kept = budi.page.waitForResponse(
    (answer) => answer.url().includes('/api/preferences') && answer.request().method() !== 'GET',
  )
  await budi.page.keyboard.press('Space')
  await kept
  await expect.poll(() => byMail.isChecked()).toBe(to)
}

const unread = () => budi.page.getByRole('button', { name: /^Pemberitahuan, \d+\+? belum dibaca$/ })

test('who wants no mail of mentions hears of one by the bell alone', async () => {
  await turnMail(false)
  const before = outboxOf(office.house).length
  await call('Tolong dicek')
  await expect.poll(() => unread().count()).toBe(1)
  expect(await minutesGoBy()).toBe(0)
  expect(outboxOf(office.house).length).toBe(before)
})

test('who wants it gets a letter, and its link leads to the comment', async () => {
  await turnMail(true)
  await call('Sekali lagi')
  expect(await minutesGoBy()).toBe(1)
  const letter = await letterTo(office.house, EMAIL, /menyebut Anda/i)
  expect(letter.text).toContain('Akun saya, bagian Notifikasi')
  await budi.page.goto(linkOf(letter, `/order/detail/${orderId}`))
  await budi.page.getByText('Sekali lagi').first().waitFor()
})

test('what was read before the letter left is in none', async () => {
  await office.db.pool.query(`update notice set mailed_at = mailed_at - interval '1 hour'`)
  await call('Sudah saya baca')
  await expect.poll(() => unread().count()).toBe(1)
  await unread().click()
  const read = budi.page.waitForResponse('**/api/pemberitahuan/semua-dibaca')
  await budi.page.getByRole('button', { name: 'Tandai semua dibaca' }).click()
  expect((await read).ok()).toBe(true)
  await unread().waitFor({ state: 'detached' })
  expect(await minutesGoBy()).toBe(0)
})
