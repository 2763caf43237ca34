import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayIn, weekdayOf, type Day } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { restByLaw } from '#modules/attendance/days/rules.ts'
import { saturdayOf } from '#modules/crews/weeks/rules.ts'
import { aCrew } from '#modules/people/cast/crew.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { deskOf, openOffice, type Desk, type Office } from './office.ts'

// A Saturday on site: marked on a phone without a signal, approved by another, fetched in envelopes.
const PHONE = { width: 360, height: 740 }
const CREW = 22
let office: Office
let foreman: Desk
let chief: Desk

beforeAll(async () => {
  office = await openOffice()
  foreman = await office.enter({ permissions: ['view dashboard', 'view absensi', 'create absensi'] }, PHONE)
  chief = await office.enter()
}, 120_000)
afterAll(() => office?.close())

/** The last workday of the company. */
function workday(on: Day = dayIn('Asia/Jakarta', now())): Day {
  return restByLaw(on, 6) === null ? on : workday(addDays(on, -1))
}

const names = Array.from({ length: CREW }, (_, at) => `Pekerja ${String(at + 1).padStart(2, '0')}`)

async function answer<T>(text: string, ...values: unknown[]): Promise<T> {
  const { rows } = await office.db.pool.query<{ it: T }>(text, values)
  return rows[0]?.it as T
}

/** Counts what somebody does from here on: keys, presses of the mouse, and addresses opened. */
async function countPresses({ page, window }: Desk): Promise<() => number> {
  let count = 0
  await window.exposeFunction('countPress', () => void count++)
  await window.addInitScript(() => {
    const tell = (event: Event) => event.isTrusted && (globalThis as unknown as { countPress(): void }).countPress()
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, tell, { capture: true })
  })
  page.on('request', (asked) => void (asked.isNavigationRequest() && asked.frame() === page.mainFrame() && count++))
  return () => count
}

test('22 men of two crews are marked in five taps without a signal, the phone is killed, and they are there once; paid in 40 presses', async () => {
  const actor = anActor({ companyId: office.companyId })
  const { id: projectId } = await aProject(office.db, actor, { name: 'Ruko Melati' })
  for (const crew of [names.slice(0, CREW / 2), names.slice(CREW / 2)]) {
    await aCrew(office.db, actor, { projectId, rates: Object.fromEntries(crew.map((name) => [name, '140000'])) })
  }
  const day = workday()
  const address = `/absensi/tambah-pekerja?proyek=${projectId}&tanggal=${day}`

  await foreman.go(address)
  const { page, window } = foreman
  await page.getByText(names[21] ?? '').waitFor()
  await page.waitForLoadState('networkidle')
  // Nothing reaches the server from here on.
  await window.route('**/api/absensi/regu**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('button', { name: 'Semua hadir' }).click()
  for (const name of names.slice(0, 2)) await page.getByText('0', { exact: true }).nth(names.indexOf(name)).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: `Simpan absensi (${CREW})` }).click()
  await page.getByText(`${CREW} antre`).waitFor()

  // A browser that is killed had no time to write down the last of this.
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) if (/^(queue:|antre-)/.test(name)) localStorage.removeItem(name)
  })
  await page.close()
  const again = deskOf(window, await window.newPage(), office.url)
  await again.go(address)
  await again.page.getByText(/^Tanpa sinyal\. Daftar regu ini tersimpan/).waitFor()
  await again.page.getByText(`${CREW} antre`).waitFor()
  await window.unroute('**/api/absensi/regu**')
  await again.page.getByRole('button', { name: `Kirim lagi (${CREW})` }).click()
  await again.page.getByRole('button', { name: 'Semua tersimpan' }).waitFor()
  const kept = 'select count(*)::int as it from crew_day where project_id = $1'
  expect(await answer(kept, projectId)).toBe(CREW)
  // Nothing of wages is anywhere on the phone.
  const stored = await again.page.evaluate(() => JSON.stringify(localStorage))
  expect(stored).not.toContain('140000')

  const presses = await countPresses(chief)
  await chief.go(`/absensi/?tab=pekerja&proyek=${projectId}&tanggal=${day}`)
  await chief.page
    .getByRole('grid')
    .getByText(names[21] ?? '')
    .waitFor()
  expect(await complaintsInBothThemes(chief.page)).toEqual([])
  await chief.page.getByRole('button', { name: `Setujui ${CREW} hari` }).click()
  await chief.page.getByRole('button', { name: `Buka lagi ${CREW}` }).waitFor()

  await chief.go(`/absensi/?tab=pekerja&bagian=bayar&sabtu=${saturdayOf(day)}`)
  await chief.page.getByRole('button', { name: /^Bukukan 20 orang · Rp2\.800\.000/ }).click()
  await chief.page.getByRole('button', { name: /^Bayar 20 orang · Rp2\.800\.000/ }).waitFor()
  expect(await complaintsInBothThemes(chief.page)).toEqual([])
  await chief.page.getByRole('button', { name: /^Bayar 20 orang/ }).click()
  await chief.page.getByText('Sudah diambil semua').waitFor()
  const list = await chief.page.getByRole('link', { name: 'Cetak daftar' }).getAttribute('href')
  const paper = await chief.page.request.get(office.url + (list ?? ''))
  expect(paper.headers()['content-type']).toContain('pdf')
  // From the week to the envelopes and their list: an address opened is one press too.
  expect(presses()).toBeGreaterThanOrEqual(5)
  expect(presses()).toBeLessThanOrEqual(40)
  const owed = `select coalesce(sum(credit - debit), 0)::text as it from party_balance
    where company_id = $1 and account_code = '2-1300' and party_id in (select person_id from worker where project_id = $2)`
  expect(await answer(owed, office.companyId, projectId)).toBe('0')
})

test('a week is marked and approved by keys alone: one day gets its yes, is had back, and opens its page', async () => {
  const actor = anActor({ companyId: office.companyId })
  const { id: projectId } = await aProject(office.db, actor, { name: 'Rumah Anggrek' })
  await aCrew(office.db, actor, { projectId, rates: { Jajang: '150000', Yusuf: '140000' } })
  const { page, go } = chief
  const day = workday()
  await go(`/absensi/?tab=pekerja&proyek=${projectId}&tanggal=${day}`)
  await page.getByRole('rowheader', { name: /^Mandor Jajang/ }).waitFor()
  const acts = page.getByRole('button', { name: /^(Setujui|Buka lagi) \d/ })
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.locator('[data-column][tabindex="0"]').focus()
  // A week of the sheet begins on Sunday.
  await press('Home', ...Array.from({ length: (weekdayOf(day) + 1) % 7 }, () => 'ArrowRight'), '1', 'h')
  await expect.poll(() => acts.allTextContents()).toEqual(['Setujui 2 hari'])
  await press('ArrowUp', 'Space')
  await expect.poll(() => acts.allTextContents()).toEqual(['Buka lagi 1', 'Setujui 1 hari'])
  expect(await page.getByRole('row', { name: /^Mandor Jajang/ }).textContent()).toContain('1½')
  await press('ArrowUp', 'Space')
  await expect.poll(() => acts.allTextContents()).toEqual(['Setujui 2 hari'])
  await press('ArrowUp', 'Enter')
  await page.getByRole('heading', { name: 'Jajang' }).waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/absensi\/detail-pekerja\//)
})

test('tab Pekerja opens where most was worked, and the next time on the project that was chosen', async () => {
  const actor = anActor({ companyId: office.companyId })
  await aProject(office.db, actor, { name: 'Gudang sepi' })
  const { page, go } = chief
  const project = page.getByRole('combobox', { name: 'Proyek' })
  const chosen = () => project.locator('option:checked').textContent()
  await go('/absensi/?tab=pekerja')
  await expect.poll(chosen).toBe('Ruko Melati')
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/preferences') && answer.ok())
  await project.selectOption({ label: 'Gudang sepi' })
  await page.getByText('Belum ada pekerja di proyek ini.').waitFor()
  await kept
  for (const part of ['', '&bagian=borongan']) {
    await go(`/absensi/?tab=pekerja${part}`)
    await expect.poll(chosen).toBe('Gudang sepi')
  }
  await go('/absensi/tambah-pekerja')
  await page.getByRole('listitem').first().getByText('terakhir dipilih').waitFor()
})
