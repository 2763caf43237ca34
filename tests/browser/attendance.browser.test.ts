import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf } from '#kit/http/desk.ts'
import { attendanceRoutes } from '#modules/attendance/routes.ts'
import { setEmployeePattern, addPattern } from '#modules/attendance/patterns/contract.ts'
import { employees } from '#modules/people/employees/contract.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { anActor } from '../cast/actor.ts'
import { complaintsInBothThemes } from './axe.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// October in an office with a fingerprint machine: its file comes in, who is unknown is tied once, and days that are not whole
// are decided.
let office: Office
let maker: Desk
const file = fileURLToPath(new URL('../vectors/people/fingerprint_1_solution_log.csv', import.meta.url))

beforeAll(async () => {
  office = await openOffice()
  const desk = deskOf(office.db, anActor({ companyId: office.companyId }), [...peopleRoutes, ...attendanceRoutes])
  for (const name of ['Rina Ayuningtyas', 'Bayu Kurniadi']) {
    const { id } = await desk.do(employees.add, { name, joinDate: '2025-01-06', position: 'Staf' })
    const hours = Array.from({ length: 7 }, (_, at) => (at < 5 ? { start: '08.00', end: '17.00', rest: 60 } : null))
    const pattern = await desk.do(addPattern, { name: `Jam ${name}`, hours, grace: 10 })
    await desk.do(setEmployeePattern, { id: pattern.id, employeeId: id, from: '2026-01-01' })
  }
  maker = await office.enter()
}, 120_000)
afterAll(() => office?.close())

test('a file of the machine is looked through, its numbers are tied once, and what is incomplete is decided', async () => {
  const { page, go } = maker
  await go('/absensi/?bulan=2026-10')
  await page.getByRole('button', { name: 'Unggah berkas mesin' }).click()
  const sheet = page.getByRole('dialog', { name: 'Unggah berkas mesin' })
  await sheet.getByTestId('mesin').setInputFiles(file)
  await sheet
    .getByText('5 nomor belum dikenal', { exact: false })
    .or(sheet.getByText('6 nomor belum dikenal'))
    .waitFor()
  for (const [number, name] of [
    ['101', 'Rina Ayuningtyas'],
    ['102', 'Bayu Kurniadi'],
  ] as const) {
    await sheet.getByLabel(`Karyawan untuk nomor ${number}`).fill(name.slice(0, 5))
    await page.getByRole('option', { name: new RegExp(name) }).click()
    await sheet.getByLabel(`Karyawan untuk nomor ${number}`).waitFor({ state: 'detached' })
  }
  await sheet.getByRole('row', { name: /Rina Ayuningtyas.*08\.11.*17\.27.*Terlambat 11 menit/ }).waitFor()
  await sheet.getByRole('row', { name: /Bayu Kurniadi.*Di luar periode/ }).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Simpan scan' }).click()
  await sheet.waitFor({ state: 'detached' })
  const left = page.getByRole('button', { name: /^Perlu dilengkapi \(\d+\)/ })
  const before = Number(/\d+/.exec((await left.textContent()) ?? '')?.[0])
  await left.click()
  const list = page.getByRole('dialog', { name: 'Perlu dilengkapi' })
  await list.getByText(/Scan hanya satu.*masuk 07\.58/).waitFor()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await list.getByRole('button', { name: 'Sakit' }).first().click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `Perlu dilengkapi (${before - 1})` }).waitFor()
})

test('by what wages are divided is chosen from a month on, and stands on the card of konfigurasi', async () => {
  const { page, go } = maker
  await go('/absensi/?tab=konfigurasi')
  await page.getByText('Hari kerja bulan itu', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Ubah cara' }).click()
  const sheet = page.getByRole('dialog', { name: 'Prorata gaji' })
  await sheet.getByLabel(/Hari kalender/).check()
  const from = sheet.getByLabel('Mulai gaji bulan')
  const month = await from.locator('option:checked').textContent()
  expect(await complaintsInBothThemes(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Simpan' }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByText(`Mulai ${month}: Hari kalender`).waitFor()
  await page.getByText(/Gaji sebulan dibagi 28 sampai 31 hari/).waitFor()
})
