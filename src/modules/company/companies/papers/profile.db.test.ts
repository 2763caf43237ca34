import * as z from 'zod/mini'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { today } from '#kit/posting/today.ts'
import { companies, type CompanyInput } from '#modules/company/companies/contract.ts'
import { pressedProfile } from '#modules/company/companies/papers/pressed.ts'
import { addCompany } from '#modules/company/companies/save-company.ts'
import { anActor } from '../../../../../tests/cast/actor.ts'

let db: Database
const actor: Actor = anActor()
const now = today(actor)

beforeAll(async () => {
  db = await testDatabase()
})
afterAll(closePress)

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

test('what is not known is left out, heading and all; a company that is not yours has no profile', async () => {
  const id = await aCompany({ name: 'Kosong Jaya', shortCode: 'KSG', legalForm: 'cv' })
  const said = await read(id)
  expect(said).toMatch(/Pengusaha Kena Pajak ?Tidak/)
  expect(said).not.toMatch(/SBU|Rekening bank|Penandatangan|NIB/)
  const stranger = anActor({ scope: { ...actor.scope, companies: [actor.companyId] } })
  await expect(read(id, stranger)).rejects.toBeInstanceOf(NotFound)
})
