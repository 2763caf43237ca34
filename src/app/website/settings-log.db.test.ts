import { beforeAll, expect, test } from 'vitest'
import { addDays, day, dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import { addTerm, renameTerm } from '#modules/catalog/terms/contract.ts'
import { addTaxRate } from '#modules/company/tax/contract.ts'
import { saveTemplate, usualTemplate } from '#modules/company/templates/contract.ts'
import { setPeriodLock } from '#modules/journal/contract.ts'
import { savePurchaseSettings } from '#modules/purchasing/orders/contract.ts'
import { saveSalesSettings } from '#modules/sales/orders/settings-contract.ts'
import { openStockRules, saveStockRules } from '#modules/warehouse/stock-rules-contract.ts'
import { allRoutes } from '#app/server-routes.ts'
import { openBanks, tieBank } from '#app/website/banks-contract.ts'
import { openSettingsLog, type LoggedSection } from '#app/website/log-contract.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { changeSignInSettings } from '#modules/company/accounts/contract.ts'
import { saveSeries } from '#modules/company/numbering/contract.ts'
import { saveIdentity } from '#modules/company/website/contract.ts'
import { companies, makeDefaultCompany } from '#modules/company/companies/contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

let desk: Desk
let house: House
const bca = newId()

beforeAll(async () => {
  const db = await testDatabase()
  house = await aHouse(db)
  await db.pool.query(`insert into app_user (id, name, email, status) values ($1, 'Siti', 'siti@wira.id', 'active')`, [
    house.actor.userId,
  ])
  await db.pool.query(
    `insert into company_bank_account (id, company_id, line_no, bank, account_no, holder) values ($1, $2, 10, 'BCA', '120', 'PT Wira')`,
    [bca, house.actor.companyId],
  )
  desk = deskOf(db, house.actor, allRoutes)
})

const told = async (section: LoggedSection) =>
  (await desk.do(openSettingsLog, { section })).flatMap(({ changes }) =>
    changes.map(({ label, from, to }) => [label, from, to]),
  )

test('the first change of a setting tells what held before anybody chose, and only what changed', async () => {
  await desk.do(saveIdentity, { version: 0, name: 'Mandor', color: '#0a5f3c' })
  expect(await told('identitas')).toEqual([['Warna utama', '#2450c8', '#0a5f3c']])

  const signIn = { otp: 'perangkat baru', registration: false, idleHours: 12, absoluteDays: 30, logDays: 400 } as const
  await desk.do(changeSignInSettings, { version: 0, ...signIn })
  expect((await told('masuk')).toSorted()).toEqual([
    ['Boleh mendaftar sendiri', true, false],
    ['Kode OTP', 'selalu', 'perangkat baru'],
  ])

  await desk.do(saveSeries, { doc: 'INV', version: 0, template: '{doc}/{yyyy}/{mm}/{seq:4}', reset: 'monthly' })
  expect(await told('penomoran')).toEqual([['Format INV', '{doc}-{yy}{mm}-{seq:4}', '{doc}/{yyyy}/{mm}/{seq:4}']])
})

test('which company people begin in is told as well, and nothing else of what happened to it', async () => {
  await desk.do(companies.edit, { id: house.actor.companyId, version: 1, name: 'PT Pindah' })
  await desk.do(makeDefaultCompany, { id: house.actor.companyId, version: 2 })
  const log = await desk.do(openSettingsLog, { section: 'bawaan' })
  expect(log.map(({ act, by }) => [act, by])).toEqual([['make-default', house.actor.name]])
})

test('the rules of selling, buying and stock tell the old value beside the new, in the words of the screen', async () => {
  await desk.do(saveSalesSettings, {
    ...{ version: 0, billFirst: true, overDeliveryPercent: '5', overBillingPercent: '2', creditMode: 'block' },
    ...{ retentionTax: 'at-invoice', quotationDays: 7, termDays: 45, defaultTerms: 'Tunai', roundingLimit: '500' },
  })
  expect((await told('penjualan')).toSorted()).toEqual([
    ['Batas kredit pelanggan', 'Ingatkan', 'Tolak'],
    ['Batas selisih pembulatan', '1000', '500'],
    ['PPN retensi dipungut', 'Saat retensi ditagih', 'Saat invoice terbit'],
    ['Penawaran berlaku (hari)', 14, 7],
    ['Syarat & ketentuan', null, 'Tunai'],
    ['Tagih dahulu', false, true],
    ['Termin pembayaran (hari)', 30, 45],
    ['Toleransi kirim lebih', '0', '5'],
    ['Toleransi tagih lebih', '0', '2'],
  ])
  const buying = { priceTolerancePercent: '3', overReceiptPercent: '4', termDays: 21, defaultTerms: 'Kirim pagi' }
  await desk.do(savePurchaseSettings, { version: 0, ...buying, servicesNeedHandover: true, refusesOverBudget: true })
  expect((await told('pembelian')).toSorted()).toEqual([
    ['Syarat & ketentuan', null, 'Kirim pagi'],
    ['Tagihan jasa menunggu berita acara', false, true],
    ['Termin pembayaran (hari)', 30, 21],
    ['Tolak pembelian yang melewati RAP', false, true],
    ['Toleransi harga tagihan', '0', '3'],
    ['Toleransi terima lebih', '0', '4'],
  ])
  const { version, backdateDays } = await desk.do(openStockRules, {})
  await desk.do(saveStockRules, { version, backdateDays: 9 })
  expect(await told('gudang')).toEqual([['Barang boleh bertanggal mundur (hari)', backdateDays, 9]])
})

test('so do units, papers, rates, closed months and bank accounts, the latest first', async () => {
  await desk.do(addTerm, { kind: 'unit', name: 'karung' })
  await desk.do(renameTerm, { kind: 'unit', from: 'karung', to: 'sak besar', mayMerge: false })
  expect(await told('satuan')).toEqual([
    ['Satuan', 'karung', 'sak besar'],
    ['Satuan', null, 'karung'],
  ])
  await desk.do(saveTemplate, { kind: 'invoice', version: 0, ...usualTemplate, title: 'Faktur' })
  await desk.do(saveTemplate, { kind: 'invoice', version: 1, ...usualTemplate, title: 'Tagihan' })
  expect(await told('dokumen')).toEqual([
    ['Invoice: judul', 'Faktur', 'Tagihan'],
    ['Invoice: judul', null, 'Faktur'],
  ])
  const validFrom = addDays(dayIn('Asia/Jakarta', now()), 10)
  await desk.do(addTaxRate, { code: 'PPN', name: 'PPN 13%', rate: '13', baseNum: 1, baseDen: 1, validFrom })
  expect(await told('pajak')).toEqual([['PPN', 'PPN 12% × 11/12', expect.stringContaining('PPN 13%, 13% mulai')]])

  await desk.do(setPeriodLock, { area: 'sales', until: day('2026-01-31'), reason: 'Tutup Januari' })
  await desk.do(setPeriodLock, { area: 'sales', until: day('2026-02-28'), reason: 'Tutup Februari' })
  expect(await told('periode')).toEqual([
    ['Penjualan', '2026-01-31', '2026-02-28'],
    ['Penjualan', null, '2026-01-31'],
  ])
  const { banks, cashAccounts } = await desk.do(openBanks, {})
  const [bank, account] = [banks.find(({ id }) => id === bca), cashAccounts[0]]
  await desk.do(tieBank, { id: bca, version: bank?.version ?? 0, cashAccountId: account?.id ?? '' })
  expect(await told('rekening')).toEqual([['BCA 120', account?.name, `akun ${account?.code}`]])
})
