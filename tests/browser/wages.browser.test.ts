import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { addDays, dayIn } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { thousands } from '#ground/format.ts'
import { firstDay, periodOf, type Period } from '#ground/period.ts'
import { now } from '#kit/clock.ts'
import { deskOf } from '#kit/http/desk.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { aPaidEmployee, someTaxFacts } from '#modules/payroll/cast/month.ts'
import { payrollRoutes } from '#modules/payroll/routes.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// A month of wages: who was absent is marked by keyboard, one person is left out and mended, another person approves, all are
// paid and have their slip; whoever may not see wages finds none.
let office: Office
let maker: Desk
let boss: Desk
const month = lastOrdinaryMonth()
const title = `Gaji ${periodFormat(month)}`
const sari = { id: '' }

beforeAll(async () => {
  office = await openOffice()
  const desk = deskOf(office.db, anActor({ companyId: office.companyId }), [...peopleRoutes, ...payrollRoutes])
  const year = Number(month.slice(0, 4))
  const hire = (name: string, base: string) => aPaidEmployee(desk, name, base, `${year}-01-01`)
  const others = [await hire('Galih Ramadhan', '6100000'), await hire('Maya Sekarwangi', '7200000')]
  for (const id of others) await someTaxFacts(desk, id, 'TK/0', 'gross', year)
  sari.id = await hire('Sari Dewi', '4700000')
  maker = await office.enter()
  boss = await office.enter()
}, 120_000)
afterAll(() => office?.close())

test('a day is marked by keyboard, saved by itself, and shown with what it means', async () => {
  const { page, go } = maker
  await go(`/absensi/?bulan=${month}`)
  const grid = page.getByRole('grid', { name: 'Absensi karyawan' })
  const workday = grid.getByRole('gridcell', { name: /^Maya Sekarwangi, \d+: Hadir$/ }).first()
  const said = (await workday.getAttribute('aria-label'))?.replace('Hadir', '') ?? ''
  await workday.click()
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.keyboard.press('a')
  await page.keyboard.press('ArrowUp')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`${said}Alpa`)
  await saved
  expect(await complaintsInBothThemes(page)).toEqual([])
  await page.reload()
  await grid.getByRole('gridcell', { name: `${said}Alpa` }).click()
  await page
    .getByRole('status')
    .getByRole('link', { name: /Maya Sekarwangi/ })
    .click()
  await page.getByText('Tidak dibayar', { exact: true }).waitFor()
})

test('a month is worked out: who is left out is named, mended where the link leads, and joins', async () => {
  const { page, go } = maker
  await go('/slip-gaji/tambah')
  await page.getByLabel('Gaji bulan', { exact: true }).selectOption({ label: periodFormat(month) })
  await page.getByRole('button', { name: /^Hitung/ }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  const run = page.url()
  const people = page.getByRole('region', { name: 'Orang di perhitungan ini' })
  await people.getByText('Data pajak dan BPJS tahun ini belum diisi.').waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await people.getByRole('link', { name: 'Isi pajak & BPJS' }).click()
  // The cards above come by themselves: pressed before, the press is lost where the button moves away.
  await page.getByRole('list', { name: 'Hari dalam bulan ini' }).waitFor()
  await page.getByText('Belum ada slip.').waitFor()
  const year = page.getByRole('radiogroup', { name: 'Tahun pajak' }).getByText(month.slice(0, 4))
  await year.click()
  await page.getByRole('button', { name: 'Isi pajak & BPJS' }).click()
  await page.getByRole('dialog').getByLabel('Status PTKP').selectOption('K/1')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Simpan/ })
    .click()
  await page.getByRole('button', { name: 'Ubah pajak & BPJS' }).waitFor()
  await page.goto(run)
  await page.getByRole('button', { name: 'Hitung ulang' }).click()
  await people.getByText('Data pajak dan BPJS tahun ini belum diisi.').waitFor({ state: 'detached' })
  await people.getByRole('link', { name: 'Sari Dewi' }).waitFor()
  await page.getByRole('button', { name: 'Ajukan persetujuan' }).click()
  await page.getByText('Yang menyetujui orang lain').waitFor()
  expect(await page.getByRole('button', { name: 'Setujui' }).count()).toBe(0)
})

test('another person approves and pays; the slip tells every amount and is on paper; the books agree', async () => {
  const { page, go } = boss
  await go('/slip-gaji/')
  await page.getByRole('list', { name: 'Perhitungan gaji' }).getByRole('link').click()
  await page.getByRole('button', { name: 'Setujui' }).click()
  await page.getByRole('button', { name: 'Bayar', exact: true }).click()
  await page.getByRole('button', { name: /^Bayar 3 orang/ }).click()
  await page.getByRole('region', { name: 'Pembayaran', exact: true }).waitFor()
  const paper = await page.getByRole('link', { name: 'Cetak slip' }).getAttribute('href')
  await page.getByRole('link', { name: 'Maya Sekarwangi' }).click()
  await page.getByText('1 hari izin tidak dibayar atau alpa').waitFor()
  await page.getByText('7.200.000', { exact: true }).waitFor()
  const { rows } = await office.db.pool.query<{ net: string }>(
    `select net::text as net from payroll_slip where company_id = $1 and name = 'Maya Sekarwangi'`,
    [office.companyId],
  )
  const net = thousands(rows[0]?.net ?? '')
  await page.getByText(`Rp${net}`, { exact: true }).first().waitFor()
  const pdf = await page.request.get(office.url + (paper ?? ''))
  const pages = await readPdf(await pdf.body())
  expect(pages.map(({ text }) => ['Galih', 'Maya', 'Sari'].filter((name) => text.includes(name)))).toEqual([
    ['Galih', 'Maya'],
    ['Sari'],
  ])
  expect(pages[0]?.text).toContain(`Rp${net}`)
  expect(await checkBooks(office.db.read)).toEqual([])
})

test('whoever may not see wages finds none: not on the pages, not in what is fetched for them, not on paper', async () => {
  const blind = await office.enter({ permissions: allPermissions.filter((right) => !right.endsWith(' gaji')) })
  const { page, go } = blind
  const amounts = /7[.]?200[.]?000|"(net|earned|cut|ptkp|lines|amount)":/
  const heard: string[] = []
  page.on('response', async (answer) => {
    if (/\/api\/(slip-gaji|penggajian|karyawan)/.test(answer.url())) heard.push(await answer.text().catch(() => ''))
  })
  await go('/slip-gaji/')
  await page.getByRole('link', { name: 'Maya Sekarwangi' }).first().click()
  await page.getByText('Jumlah gaji hanya terlihat oleh').waitFor()
  await page.getByRole('link', { name: periodFormat(month) }).click()
  await page.getByRole('region', { name: 'Orang di perhitungan ini' }).waitFor()
  expect(await page.getByRole('link', { name: 'Cetak slip' }).count()).toBe(0)
  const id = new URL(page.url()).searchParams.get('perhitungan')
  expect((await page.request.get(`${office.url}/api/penggajian/${id}/cetak`)).status()).toBe(403)
  await go(`/management-karyawan/detail/${sari.id}`)
  await page.getByRole('heading', { level: 1, name: 'Sari Dewi' }).waitFor()
  expect(await page.getByText('Pajak & BPJS').count()).toBe(0)
  expect(heard.length).toBeGreaterThan(3)
  expect(heard.filter((text) => amounts.test(text))).toEqual([])
})

// December and a year's first month are other stories: there the year is settled.
function lastOrdinaryMonth(): Period {
  const before = periodOf(addDays(firstDay(periodOf(dayIn('Asia/Jakarta', now()))), -1))
  return before.endsWith('-12') ? periodOf(addDays(firstDay(before), -1)) : before
}
