import { beforeAll, expect, test } from 'vitest'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { insertInvitation } from '#modules/company/sign-in/invitation-store.ts'
import { issueToken } from '#modules/company/sign-in/token-store.ts'
import { openWindow } from '../chromium.ts'
import { type Desk, deskOf } from '../office.ts'
import { newestCode, outboxOf } from '../sign-in.ts'
import type { Here } from './desks.ts'

const dewi = { email: 'dewi@wirabangun.co.id', password: 'kerikil-tujuh-karung', name: 'Dewi Lestari', role: 'Pemilik' }
const DAY = 86_400

/** Sections 3, 4, 8 and 9: the way in and out, what the browser keeps, the theme. */
export function specOfAuth(here: Here): void {
  const stranger = async (theme: 'light' | 'dark' = 'light'): Promise<Desk> => {
    const window = await openWindow(here().browser, { theme })
    return deskOf(window, await window.newPage(), here().url)
  }
  const logIn = async ({ page, go }: Desk, password: string) => {
    await go('/login')
    await page.getByLabel('Email').fill(dewi.email)
    await page.getByLabel('Kata sandi', { exact: true }).fill(password)
    await page.getByRole('button', { name: 'Masuk', exact: true }).click()
  }
  const authCookie = async (desk: Desk) => (await desk.window.cookies()).find(({ name }) => name === 'mandor_auth')

  let dewiId = ''
  beforeAll(async () => {
    dewiId = await here().db.withTx((tx) => createUser(tx, dewi))
  })

  test('Login failure: logged to the console; the toast says why; nobody is logged in', async () => {
    const desk = await stranger()
    const logged: string[] = []
    desk.page.on('console', (message) => logged.push(message.text()))
    await logIn(desk, 'bukan-kata-sandinya')
    await desk.page.locator('[data-sonner-toast]').waitFor()
    await expect.poll(() => logged.join('\n')).toContain('ApiFailure')
    expect(desk.path()).toBe('/login')
    expect(await authCookie(desk)).toBeUndefined()
    expect(await desk.page.evaluate(() => sessionStorage.getItem('otp'))).toBeNull()
    await desk.window.close()
  })

  test("Login answered with 'Kode OTP telah dikirim ke email anda': email under key otp, /otp, not yet logged in; then in, with the menu; logout clears state and cookie", async () => {
    const desk = await stranger()
    const { page } = desk
    const known = new Set(outboxOf(here().house))
    const [answer] = await Promise.all([page.waitForResponse('**/api/login'), logIn(desk, dewi.password)])
    expect(await answer.json()).toEqual({ message: 'Kode OTP telah dikirim ke email anda' })
    await page.waitForURL('**/otp')
    expect(await page.evaluate(() => sessionStorage.getItem('otp'))).toBe(dewi.email)
    expect(await authCookie(desk)).toBeUndefined()
    await page.locator('input[autocomplete="one-time-code"]').fill('12')
    await page.getByRole('button', { name: 'Verifikasi' }).click()
    await page.getByText('Isi 6 angka dari email terbaru.').waitFor()

    const code = await newestCode(here().house, known)
    const entered = page.waitForResponse('**/api/verify-otp')
    await page.locator('input[autocomplete="one-time-code"]').fill(code)
    const signedIn = (await (await entered).json()) as Record<string, unknown>
    expect(Object.keys(signedIn)).toEqual(expect.arrayContaining(['user', 'token', 'permissions']))
    await page.waitForURL('**/dashboard')
    await page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link', { name: 'Order' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('otp'))).toBeNull()

    const held = signedIn['permissions'] as string[]
    expect(held).toHaveLength(allPermissions.length)
    const cookie = await authCookie(desk)
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', secure: true, httpOnly: false })
    expect(`mandor_auth=${cookie?.value}`.length).toBeLessThan(4096)
    const lasts = (cookie?.expires ?? 0) - (await page.evaluate(() => Math.floor(Date.now() / 1000)))
    expect(lasts).toBeGreaterThan(29.9 * DAY)
    // The browser counts in whole seconds.
    expect(lasts).toBeLessThanOrEqual(30 * DAY + 1)
    const session = (await desk.window.cookies()).find(({ name }) => name === 'mandor_session')
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })

    await page.getByRole('button', { name: /^Menu / }).click()
    await page.getByRole('menuitem', { name: 'Keluar' }).click()
    await page.waitForURL('**/login')
    await expect.poll(() => authCookie(desk)).toBeUndefined()
    await expect.poll(() => page.evaluate(() => fetch('/api/me').then(({ status }) => status))).toBe(401)
    await desk.window.close()
  })

  test('Password reset: a link that no longer works says so before a password is typed; one that works asks for it, once', async () => {
    const desk = await stranger()
    const { page, go } = desk
    const token = await here().db.withTx((tx) => issueToken(tx, dewiId, 'reset'))
    await go(`/reset-password/${token}/`)
    for (const label of ['Kata sandi baru', 'Ulangi kata sandi'])
      await page.getByLabel(label, { exact: true }).fill(dewi.password)
    await page.getByRole('button', { name: 'Simpan kata sandi' }).click()
    await page.waitForURL('**/login')
    for (const link of [token, 'salah']) {
      await go(`/reset-password/${link}/`)
      await page.getByRole('heading', { level: 1, name: 'Tautan tidak berlaku' }).waitFor()
      expect(await page.getByLabel('Kata sandi baru').count()).toBe(0)
    }
    await page.getByRole('link', { name: 'Minta tautan baru' }).click()
    await page.waitForURL('**/forgot-password')
    await desk.window.close()
  })

  test('Email verification: a link that no longer works can be asked for again at once', async () => {
    const desk = await stranger()
    await desk.page.addInitScript(() => sessionStorage.setItem('verify-email', 'dewi@wirabangun.co.id'))
    await desk.go(`/verify-email/${'a'.repeat(43)}`)
    const again = desk.page.getByRole('button', { name: 'Kirim ulang email' })
    await again.click()
    await desk.page.getByText('Jika email menunggu verifikasi, tautan sudah dikirim.').waitFor()
    await desk.window.close()
  })

  test('Invitation: names company and role, makes the account once; then it says so, and whom to ask for a new one', async () => {
    const desk = await stranger()
    const { page, go } = desk
    const { rows } = await here().db.pool.query<{ roleId: string; companyId: string }>(
      `select r.id as "roleId", c.id as "companyId" from role r, company c where r.name = 'Mandor' limit 1`,
    )
    const scope = { companies: null, warehouses: null, projects: null, ownOnly: false }
    const invited = { email: 'joko@wirabangun.co.id', name: null, roleId: '', companyId: null, ...rows[0], scope }
    const { token } = await here().db.withTx((tx) => insertInvitation(tx, invited, dewiId))
    await go(`/registration/${token}`)
    await page.getByText('mengundang Anda sebagai Mandor').waitFor()
    expect(await page.getByLabel('Email').getAttribute('readonly')).not.toBeNull()
    expect(await page.getByLabel('Email').inputValue()).toBe(invited.email)
    await page.getByLabel('Nama lengkap').fill('Joko Susilo')
    for (const label of ['Kata sandi', 'Ulangi kata sandi'])
      await page.getByLabel(label, { exact: true }).fill(dewi.password)
    await page.getByRole('button', { name: 'Aktifkan akun' }).click()
    await page.waitForURL('**/login')
    await page.getByText('Akun Anda aktif.').waitFor()
    for (const link of [token, 'salah']) {
      await go(`/registration/${link}`)
      await page.getByRole('heading', { level: 1, name: 'Undangan tidak berlaku' }).waitFor()
      await page.locator('main').getByText('minta undangan baru dari admin').waitFor()
      expect(await page.getByLabel('Kata sandi').count()).toBe(0)
    }
    await desk.window.close()
  })

  test('The application displays a light theme by default, also on a dark system', async () => {
    const desk = await stranger('dark')
    await desk.go('/login')
    await desk.page.getByLabel('Email').waitFor()
    const isDark = () => desk.page.evaluate(() => document.documentElement.classList.contains('dark'))
    expect(await isDark()).toBe(false)
    expect(await desk.page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    await desk.window.close()
  })

  test("Theme: light, dark or system, stored in local storage under key 'theme'", async () => {
    const desk = await here().enter({}, { theme: 'dark' })
    const { page, go } = desk
    await go('/dashboard')
    const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
    const choose = async (name: string) => {
      await page.getByRole('button', { name: /^Menu / }).click()
      await page.getByRole('menuitemradio', { name }).click()
      await page.keyboard.press('Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      return page.evaluate(() => localStorage.getItem('theme'))
    }
    expect(await choose('Gelap')).toBe('dark')
    await expect.poll(isDark).toBe(true)
    expect(await choose('Terang')).toBe('light')
    await expect.poll(isDark).toBe(false)
    expect(await choose('Ikuti sistem')).toBe('system')
    await page.reload()
    expect(await isDark()).toBe(true)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(isDark).toBe(false)
    await desk.window.close()
  })
}
