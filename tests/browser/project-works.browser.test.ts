import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskOf } from '#kit/http/desk.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { changeStatus, projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { suppliers } from '#modules/parties/suppliers/contract.ts'
import { billProject, signProject } from '#modules/works/billing/contract.ts'
import { aColleague, anAgreedRab } from '#modules/works/cast/small.ts'
import { saveTerminWish } from '#modules/works/papers/contract.ts'
import { approveProgress, openProgress, saveProgress } from '#modules/works/progress/contract.ts'
import { worksRoutes } from '#modules/works/routes.ts'
import { anActor } from '../cast/actor.ts'
import { openOffice, type Desk, type Office } from './office.ts'

// A project from its bill of quantities to its first termin.
let office: Office
let writer: Desk
let chief: Desk

beforeAll(async () => {
  office = await openOffice()
  writer = await office.enter()
  chief = await office.enter()
})
afterAll(() => office?.close())

const workbook = fileURLToPath(new URL('../vectors/projects/rab_tata_letak_1.xlsx', import.meta.url))

test('a workbook becomes a bill that a second person approves; down payment and termin follow from it', async () => {
  const { id } = await aProject(office.db, anActor({ companyId: office.companyId }))
  const at = (part: string) => `/daftar-proyek/detail/${id}?bagian=${part}`
  const { page } = writer

  await writer.go(at('rab'))
  await page.getByRole('button', { name: 'Impor Excel' }).click()
  await page.getByLabel('Pilih berkas RAB').setInputFiles(workbook)
  await page.getByRole('status').filter({ hasText: 'dari 14 pekerjaan' }).waitFor()
  expect(await page.getByRole('dialog').innerText()).toContain('Rp292.972.185')
  await page.getByRole('button', { name: 'Pakai 14 pekerjaan' }).click()
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByText('Nilai kontrak sebelum PPN').waitFor()
  expect(await page.getByRole('region', { name: 'Tabel RAB' }).innerText()).toContain('292.972.072')
  await page.getByText('Menunggu disetujui orang lain').waitFor()

  await chief.go(at('rab'))
  await chief.page.getByRole('button', { name: 'Setujui RAB' }).click()
  await chief.page.getByText(/^Disetujui oleh/).waitFor()

  await chief.go(at('termin'))
  await chief.page.getByRole('button', { name: 'Buat kontrak' }).click()
  await chief.page.getByRole('dialog').getByRole('button', { name: 'Buat kontrak' }).click()
  await chief.page.getByRole('button', { name: 'Terbitkan invoice uang muka' }).click()
  await chief.page.getByRole('cell', { name: 'Belum dibayar' }).waitFor()

  await writer.go(at('opname'))
  await page.getByRole('link', { name: 'Catat minggu 1' }).click()
  await page.getByLabel(/^I\.1 Pembersihan/).fill('320')
  await page.getByLabel(/^II\.3 Pondasi/).fill('42,75')
  await page.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByText('Minggu 1 menunggu disetujui orang lain.').waitFor()
  await chief.go(at('opname'))
  await chief.page.getByRole('button', { name: 'Setujui minggu 1' }).click()
  await chief.page.getByRole('region', { name: 'Tabel Opname yang disetujui' }).waitFor()

  await chief.go(`/daftar-proyek/invoice/${id}`)
  const issue = chief.page.getByRole('button', { name: 'Terbitkan invoice' })
  await chief.page.getByText('Belum ada: foto pekerjaan').waitFor()
  expect(await issue.isDisabled()).toBe(true)
  await chief.page.getByRole('button', { name: 'Atur' }).click()
  await chief.page.getByLabel('Foto pekerjaan').click()
  await chief.page.getByText('Lengkap', { exact: true }).waitFor()
  await issue.click()
  const schedule = chief.page.getByRole('navigation', { name: 'Jadwal termin' })
  await schedule.getByText('Belum dibayar').nth(1).waitFor()
  await chief.page.getByRole('region', { name: 'Termin 1, halaman 1 dari 1' }).getByText('INVOICE').waitFor()
  expect(await issue.count()).toBe(0)
  await schedule.getByRole('link', { name: 'Kontrak & serah terima' }).click()
  await chief.page.getByText('Sudah ditagih').waitFor()
})

test('a foreman tells a day on his phone, a second one is led to it, and the office checks it', async () => {
  const { id } = await aProject(office.db, anActor({ companyId: office.companyId }), { name: 'Gudang Citeureup' })
  const rights = ['view dokumentasi-proyek', 'create dokumentasi-proyek', 'update dokumentasi-proyek']
  const phone = { width: 360, height: 740 }
  const foreman = await office.enter({ permissions: rights }, phone)
  const { page } = foreman
  await foreman.go(`/dokumentasi-proyek/tambah?proyek=${id}`)
  await page.getByRole('group', { name: 'Siang' }).getByText('Hujan').click()
  await page.getByLabel('Pekerjaan berhenti karena hujan').fill('1,5')
  await page.getByLabel('Jumlah').nth(1).fill('11')
  await page.getByRole('combobox', { name: 'Pekerjaan' }).fill('beton')
  await page.getByRole('option', { name: /Pekerjaan beton/ }).click()
  await page.getByLabel('Volume hari ini').fill('42,5')
  await page.getByRole('button', { name: 'Tambah kendala' }).click()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText('11 orang').first().waitFor()
  await page.getByText('42,5').first().waitFor()

  const second = await office.enter({ permissions: rights }, phone)
  await second.go(`/dokumentasi-proyek/tambah?proyek=${id}`)
  await second.page.getByRole('link', { name: 'Buka laporannya' }).click()
  await second.page.getByText('Terkirim').first().waitFor()

  await chief.go('/dokumentasi-proyek/')
  await chief.page.getByRole('link', { name: 'Gudang Citeureup' }).click()
  await chief.page.getByRole('button', { name: 'Sudah diperiksa' }).click()
  await chief.page.getByText('Diperiksa oleh').waitFor()
  await chief.go(`/dokumentasi-proyek/detail/${id}`)
  await chief.page.getByRole('link', { name: /: Diperiksa$/ }).waitFor()
  await chief.page
    .getByRole('link', { name: /: belum dilaporkan$/ })
    .first()
    .click()
  await chief.page.getByText(/^Belum ada laporan untuk/).waitFor()
})

test('what hangs on a project is listed with the way to it; once it is mended nothing is open and the project is closed', async () => {
  const actor = anActor({ companyId: office.companyId })
  const { id } = await aProject(office.db, actor, { name: 'Pagar Cibinong' })
  await anAgreedRab(office.db, actor, { projectId: id })
  const works = deskOf(office.db, actor, worksRoutes)
  const [line] = (await works.do(openProgress, { id })).lines
  const lines = [{ workItemId: line?.workItemId ?? '', volume: '1' }]
  await works.do(saveProgress, { id, version: null, week: 1, date: '2026-11-20', lines })
  const names = deskOf(office.db, actor, projectRoutes)
  for (;;) {
    const { version, status, next } = await names.do(projects.open, { id })
    const step = (['kontrak', 'berjalan', 'bast1', 'bast2'] as const).find(
      (one) => next.includes(one) && one !== status,
    )
    if (status === 'bast2' || !step) break
    await names.do(changeStatus, { id, version, status: step, reason: null })
  }

  const { page } = chief
  await chief.go(`/daftar-proyek/detail/${id}`)
  await page.getByRole('button', { name: 'Ubah status' }).click()
  await page.getByRole('region', { name: 'Belum beres' }).getByText('Selesaikan dulu (1)').waitFor()
  await page.getByRole('link', { name: 'Draf opname minggu 1' }).click()
  await page.getByRole('button', { name: 'Setujui minggu 1' }).click()
  await page.getByRole('region', { name: 'Tabel Opname yang disetujui' }).waitFor()
  await page.getByRole('button', { name: 'Ubah status' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('Tidak ada yang belum beres.').waitFor()
  await sheet.getByRole('button', { name: 'Ubah status' }).click()
  await page.getByText('Status proyek diubah.').waitFor()
  expect((await names.do(projects.open, { id })).status).toBe('selesai')
})

const digging = { number: '1', name: 'Galian tanah', unit: 'm3', volume: '100', unitPrice: '100000' }
const roofing = { number: '2', name: 'Atap galvalum', unit: 'm2', volume: '100', unitPrice: '400000' }

/** A project of Rp50.000.000, dug and measured in its first week, with what the second hand measures of it. */
async function aDugSite(name: string) {
  const actor = anActor({ companyId: office.companyId })
  const { id } = await aProject(office.db, actor, { name })
  await anAgreedRab(office.db, actor, { projectId: id, rows: [digging, roofing] })
  const [works, other] = [actor, aColleague(actor)].map((one) => deskOf(office.db, one, worksRoutes))
  const { lines } = await works!.do(openProgress, { id })
  const measure = async (week: number, volumes: Readonly<Record<string, string>>) => {
    const done = lines
      .filter(({ code }) => volumes[code])
      .map((line) => ({ workItemId: line.workItemId, volume: volumes[line.code]! }))
    const saved = await works!.do(saveProgress, { id, version: null, week, date: `2026-11-0${week}`, lines: done })
    await other!.do(approveProgress, { id, reportId: saved.id, version: saved.version })
  }
  return { actor, id, works: works!, measure }
}

test('a change up and one down between the termins move the contract once each, and the last termin bills what is left', async () => {
  const { id, works, measure } = await aDugSite('Kios Sentul')
  await works.do(signProject, { id, date: '2026-11-01', downPaymentPercent: null, retentionPercent: '5' })
  await measure(1, { '1': '100' })
  await works.do(billProject, { id, kind: 'sale', date: '2026-11-02' })
  await works.do(saveTerminWish, { id, paper: 'foto', isWanted: false })
  const changed = async (volume: string, reason: string, now: string) => {
    const { page } = writer
    await writer.go(`/daftar-proyek/detail/${id}?bagian=cco`)
    await page.getByRole('button', { name: 'Tulis CCO' }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Alasan').fill(reason)
    await sheet.getByRole('textbox', { name: /^No\./ }).first().fill('2')
    await sheet
      .getByRole('textbox', { name: /^Tambah\/kurang/ })
      .first()
      .fill(volume)
    await sheet.getByRole('button', { name: 'Simpan draf' }).click()
    await page.getByRole('button', { name: 'Ajukan' }).click()
    await page.getByText('Menunggu disetujui orang lain.').waitFor()
    await chief.go(`/daftar-proyek/detail/${id}?bagian=cco`)
    await chief.page.getByRole('button', { name: 'Setujui CCO' }).click()
    await chief.page.getByText(now).waitFor()
  }
  await changed('50', 'Kanopi ikut diatapi', 'Rp70.000.000')
  await measure(2, { '2': '90' })
  await changed('-60', 'Teras tidak jadi', 'Rp46.000.000')

  const { page } = chief
  await page.getByRole('button', { name: 'CCO-1' }).click()
  expect(await page.getByRole('button', { name: 'Batalkan CCO' }).count()).toBe(0)
  await chief.go(`/daftar-proyek/invoice/${id}`)
  await page.getByText('36.000.000', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Terbitkan invoice' }).click()
  await page.getByRole('button', { name: 'Cetak' }).waitFor()
  await page.getByRole('link', { name: 'Kontrak & serah terima' }).click()
  await page.getByText('Rp46.000.000').nth(1).waitFor()
})

test('work is given to a subcontractor, measured, billed with its retention, and the retention is billed at its end', async () => {
  const { actor, id, measure } = await aDugSite('Gudang Sentul')
  await deskOf(office.db, actor, partiesRoutes).do(suppliers.add, { name: 'CV Atap Sentul' })
  await measure(1, { '1': '100', '2': '100' })

  const { page } = writer
  await writer.go(`/daftar-proyek/detail/${id}?bagian=subkon`)
  await page.getByRole('button', { name: 'Buat SPK subkon' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Subkontraktor' }).fill('Atap Sentul')
  await page.getByRole('option', { name: /CV Atap Sentul/ }).click()
  await sheet.getByLabel('Lingkup pekerjaan').fill('Pekerjaan atap')
  await sheet.getByLabel(/^Retensi/).fill('5')
  await sheet
    .getByRole('combobox', { name: /^Pekerjaan RAB/ })
    .first()
    .fill('Atap')
  await page.getByRole('option', { name: /Atap galvalum/ }).click()
  await sheet
    .getByRole('textbox', { name: /^Volume/ })
    .first()
    .fill('100')
  await sheet
    .getByRole('textbox', { name: /^Satuan/ })
    .first()
    .fill('m2')
  await sheet
    .getByRole('textbox', { name: /^Harga/ })
    .first()
    .fill('300000')
  await sheet.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByRole('button', { name: 'Terbitkan SPK' }).click()
  await page.getByRole('button', { name: 'Catat opname' }).click()
  await sheet.getByLabel('Atap galvalum').fill('100')
  await sheet.getByRole('button', { name: 'Simpan draf' }).click()
  await page.getByText('Draf opname disimpan').waitFor()

  await chief.go(writer.path())
  await chief.page.getByRole('button', { name: 'Setujui opname' }).click()
  const billed = async (name: string, number: string) => {
    await chief.page.getByRole('button', { name: `Catat tagihan ${name}` }).click()
    await chief.page.getByLabel('Nomor invoice').fill(number)
    await chief.page.getByRole('dialog').getByRole('button', { name: 'Catat tagihan' }).click()
    await chief.page.getByText(/^Tagihan .* dicatat/).waitFor()
  }
  await billed('opname', 'AS/01')
  await billed('retensi', 'AS/02')
  const bills = chief.page.getByRole('region', { name: 'Tabel Tagihan subkon' })
  await bills.getByText('1.500.000').first().waitFor()
})
