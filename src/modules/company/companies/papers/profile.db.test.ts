import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aPhoto } from '#kit/files/cast/pictures.ts'
import { aShelf } from '#kit/files/cast/shelf.ts'
import { keepFile } from '#kit/files/keep-file.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { today } from '#kit/posting/today.ts'
import { companies, type CompanyInput } from '#modules/company/companies/contract.ts'
import { openCompany } from '#modules/company/companies/open-company.ts'
import { pressedProfile } from '#modules/company/companies/papers/pressed.ts'
import { addCompany } from '#modules/company/companies/save-company.ts'
import '#modules/company/companies/files.ts'
import { anActor } from '../../../../../tests/cast/actor.ts'

const shelf = aShelf()
let db: Database
const actor: Actor = anActor()
const now = today(actor)

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(async () => {
  shelf.clear()
  await closePress()
})

async function aCompany(given: Partial<CompanyInput>): Promise<string> {
  const asked = z.parse(companies.add.input, { name: 'Wira Bangun Persada', shortCode: 'WBP', ...given })
  return (await db.withTx((tx) => addCompany(tx, actor, asked))).id
}

async function read(id: string, who = actor): Promise<string> {
  const { content } = await pressedProfile(db.read, who, id)
  return (await readPdf(content)).map((page) => page.text).join('\n')
}

test('the profile tells the legal facts, every SBU with its validity, the accounts and who signs; not up to how much', async () => {
  const id = await aCompany({
    ...{ legalForm: 'pt', npwp: '0312456789012000', nib: '9120001234567', isPkp: true, pkpDate: '2025-03-01' },
    ...{ bpjsNpp: 'JK0001234', jkkClass: '1.27' },
    ...{
      address: 'Jl. Raya Tajur No. 88',
      city: 'Bogor',
      phone: '0251-8334400',
      footer: 'Barang dibeli tidak kembali',
    },
    sbu: [
      { no: 'SBU-LAMA', qualification: 'kecil', validUntil: addDays(now, -1) },
      { no: 'SBU-BARU', subclass: 'BG009', qualification: 'menengah', validFrom: now, validUntil: addDays(now, 700) },
      { no: 'SBU-NANTI', qualification: 'besar', validFrom: addDays(now, 1), validUntil: addDays(now, 900) },
    ],
    bankAccounts: [
      { bank: 'Bank BCA', accountNo: '0954128800', holder: 'PT Wira Bangun Persada', isDefault: true },
      { bank: 'Bank BRI', accountNo: '1234567', holder: 'PT Wira Bangun Persada' },
    ],
    signatories: [{ name: 'Rina Marlina', position: 'Direktur', maxAmount: '987654321', isDefault: true }],
  })
  const said = await read(id)
  expect(said).toContain('PROFIL PERUSAHAAN')
  expect(said).toContain('Halaman 1 dari 1')
  expect(said).toMatch(/Nama perusahaan ?PT Wira Bangun Persada/)
  expect(said).toMatch(/NIB ?9120001234567/)
  expect(said).toMatch(/NPP BPJS Ketenagakerjaan ?JK0001234/)
  expect(said).toMatch(/Kelas risiko JKK ?Tinggi \(1,27%\)/)
  expect(said).toMatch(/Ya, sejak 1 Maret 2025/)
  expect(said).toMatch(/SBU-LAMA.*?Kecil.*?Habis/s)
  expect(said).toMatch(/SBU-BARU ?BG009 ?Menengah.*?Berlaku/s)
  expect(said).toMatch(/SBU-NANTI.*?Besar.*?Belum berlaku/s)
  // Both accounts, not only the one that invoices show.
  expect(said).toMatch(/Bank BCA.*?0954128800.*?Bank BRI.*?1234567/s)
  expect(said).toMatch(/Rina Marlina ?Direktur ?Semua dokumen/)
  expect(said).not.toContain('987.654.321')
  expect(said).not.toContain('tidak kembali')
})

test('the head, the stamp and the signature that are kept for the company stand on its papers', async () => {
  const id = await aCompany({ name: 'Cap Basah', shortCode: 'CPB', signatories: [{ name: 'Rina', isDefault: true }] })
  const mine = anActor({ companyId: id })
  const { signatories } = await openCompany(db.read, mine, id)
  const put = async (slot: string, seed: number) => {
    const bytes = await aPhoto(seed).png().toBuffer()
    const place = { subject: 'perusahaan', ownerId: id, slot }
    await db.withTx((tx) => keepFile(tx, mine, place, [{ field: 'file', name: 'gambar.png', bytes }]))
  }
  const pictures = async () =>
    (await pressedProfile(db.read, mine, id)).content.toString('latin1').split('/Subtype /Image').length - 1
  expect(await pictures()).toBe(0)
  await put('logo', 1)
  expect(await pictures()).toBe(1)
  await put('stempel', 2)
  await put(`ttd:${signatories[0]!.id}`, 3)
  expect(await pictures()).toBe(3)
  // The head takes the place of the logo.
  await put('kop', 4)
  expect(await pictures()).toBe(3)
})

test('what is not known is left out, heading and all; a company that is not yours has no profile', async () => {
  const id = await aCompany({ name: 'Kosong Jaya', shortCode: 'KSG', legalForm: 'cv' })
  const said = await read(id)
  expect(said).toMatch(/Pengusaha Kena Pajak ?Tidak/)
  expect(said).not.toMatch(/SBU|Rekening bank|Penandatangan|NIB/)
  const stranger = anActor({ scope: { ...actor.scope, companies: [actor.companyId] } })
  await expect(read(id, stranger)).rejects.toBeInstanceOf(NotFound)
})
