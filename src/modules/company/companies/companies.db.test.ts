import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../../tests/cast/actor.ts'
import { day } from '#ground/day.ts'
import { percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { listOf } from '#kit/list/list.ts'
import { nextNumber } from '#kit/posting/number.ts'
import { periodLocks } from '#kit/posting/period-lock.ts'
import { recordDifferences } from '#kit/record/table-check.ts'
import { archiveRecord, removeRecord } from '#kit/record/verbs.ts'
import { createUser } from '#modules/company/accounts/create-user.ts'
import { signInSession } from '#modules/company/accounts/session-store.ts'
import { closeCompany, makeDefault, reopenCompany } from '#modules/company/companies/company-status.ts'
import { companyRecord } from '#modules/company/companies/company.record.ts'
import { companies, type CompanyEdit, type CompanyInput, type CompanyRow } from '#modules/company/companies/contract.ts'
import {
  companyOf,
  isPkpCompany,
  letterheadOf,
  openCompanyOf,
  sbuOn,
  whenCompanyOpens,
} from '#modules/company/companies/face.ts'
import { openCompany } from '#modules/company/companies/open-company.ts'
import { addCompany, editCompany } from '#modules/company/companies/save-company.ts'
import { companySource, termsOf } from '#modules/company/companies/store.ts'
import { taxRateOn, taxRatesOn } from '#modules/company/tax/face.ts'
import { taxRates } from '#modules/company/tax/seed.ts'

let db: Database
const actor: Actor = anActor()
let count = 0

const add = (given: Partial<CompanyInput> = {}, who = actor) => {
  count += 1
  return db.withTx((tx) =>
    addCompany(
      tx,
      who,
      z.parse(companies.add.input, { name: `Wira Bangun ${count}`, shortCode: `WB${count}`, ...given }),
    ),
  )
}
const edit = (given: CompanyEdit, who = actor) =>
  db.withTx((tx) => editCompany(tx, who, z.parse(companies.edit.input, given)))
const list = (asked: z.input<typeof companies.list.input> = {}, who = actor) => {
  const read = z.parse(companies.list.input, asked) as ListAsked
  return listOf<CompanyRow>(db.read, companySource(who, read), who, read)
}

beforeAll(async () => {
  db = await testDatabase()
})

describe('a company', () => {
  test('is declared as its tables are made', async () => {
    expect(await recordDifferences(db.read, companyRecord)).toEqual([])
  })

  test('begins with terms, open periods and what each department gives; the first is the default', async () => {
    const furnished: string[] = []
    whenCompanyOpens(async (_tx, companyId) => void furnished.push(companyId))
    const [first, second] = [await add({ legalForm: 'pt', isPkp: true, pkpDate: '2025-03-01' }), await add()]

    expect(await openCompany(db.read, actor, first.id)).toMatchObject({
      isDefault: true,
      isActive: true,
      isCodeFixed: false,
      zone: 'Asia/Jakarta',
      files: { logo: null },
    })
    expect(await openCompany(db.read, actor, second.id)).toMatchObject({ isDefault: false })
    expect((await termsOf(db.read, first.id)).map(({ name, days }) => [name, days])).toEqual([
      ['Tunai', 0],
      ['7 hari', 7],
      ['14 hari', 14],
      ['30 hari', 30],
      ['45 hari', 45],
      ['60 hari', 60],
      ['90 hari', 90],
    ])
    expect(await periodLocks(db.read, first.id)).toHaveLength(5)
    expect(furnished).toEqual([first.id, second.id])
  })

  test('charges PPN from the day it is PKP', async () => {
    const { id } = await add({ isPkp: true, pkpDate: '2025-03-01' })
    expect(await isPkpCompany(db.read, id, day('2025-02-28'))).toBe(false)
    expect(await isPkpCompany(db.read, id, day('2025-03-01'))).toBe(true)
    await edit({ id, version: 1, isPkp: false })
    expect(await companyOf(db.read, id)).toMatchObject({ isPkp: false, pkpDate: null })
  })

  test('writes its code in capitals and keeps it once a document bears it', async () => {
    const { id } = await add({ shortCode: 'abc' })
    await edit({ id, version: 1, shortCode: 'abd' })
    await db.withTx((tx) => nextNumber(tx, { companyId: id, doc: 'INV', day: day('2026-11-21') }))
    await expect(edit({ id, version: 2, shortCode: 'XYZ' })).rejects.toMatchObject({
      code: 'company.code-fixed',
      field: 'shortCode',
      facts: { code: 'ABD' },
    })
    await edit({ id, version: 2, shortCode: 'abd', city: 'Solo' })
    expect(await openCompany(db.read, actor, id)).toMatchObject({ shortCode: 'ABD', isCodeFixed: true, city: 'Solo' })
  })

  test.each(['A', 'A B', 'A-B', 'É1'])('refuses %s as a code', async (shortCode) => {
    await expect(add({ shortCode })).rejects.toMatchObject({ code: 'company.bad-code' })
  })

  test('shows on paper its full name, accounts and who signs', async () => {
    const { id } = await add({
      name: 'Karya Mandiri',
      legalForm: 'cv',
      address: 'Jl. Raya 1',
      bankAccounts: [{ bank: 'BCA', accountNo: '1234567890', holder: 'CV Karya Mandiri', isDefault: true }],
      signatories: [{ name: 'Hendra', position: 'Direktur', maxAmount: '100000000', docTypes: ['invoice'] }],
    })
    expect(await letterheadOf(db.read, id)).toMatchObject({
      fullName: 'CV Karya Mandiri',
      logoFileId: null,
      bankAccounts: [{ bank: 'BCA', accountNo: '1234567890', isDefault: true }],
      signatories: [{ name: 'Hendra', docTypes: ['invoice'], maxAmount: 100_000_000n, signatureFileId: null }],
    })
  })

  test('has the SBU that holds on the day', async () => {
    const { id } = await add({
      sbu: [
        { no: 'A', qualification: 'kecil', validFrom: '2024-01-01', validUntil: '2026-12-31' },
        { no: 'B', qualification: 'menengah', validFrom: '2026-06-01', validUntil: '2029-05-31' },
      ],
    })
    expect((await sbuOn(db.read, id, day('2026-05-31')))?.no).toBe('A')
    expect((await sbuOn(db.read, id, day('2026-11-21')))?.no).toBe('B')
    expect(await sbuOn(db.read, id, day('2030-01-01'))).toBeUndefined()
  })

  test('has no SBU that ends before it begins', async () => {
    const backwards = { no: 'C', qualification: 'kecil' as const, validFrom: '2026-06-01', validUntil: '2026-05-31' }
    await expect(add({ sbu: [backwards] })).rejects.toMatchObject({
      code: 'company.sbu-ends-early',
      field: 'sbu.0.validUntil',
    })
  })

  test('keeps how its days, years and insurances are counted, and knows its choices', async () => {
    const told = {
      fiscalYearStart: 4,
      workWeek: 5,
      bpjsNpp: 'JK0001234',
      jkkClass: '0.89',
      defaultTaxCode: 'PPN-MEWAH',
    } as const
    const { id, version } = await add({ isPkp: true, ...told })
    expect(await openCompany(db.read, actor, id)).toMatchObject(told)
    const changed = { workWeek: 6, fiscalYearStart: 1, bpjsNpp: null, jkkClass: null, defaultTaxCode: null }
    await edit({ id, version, ...changed })
    expect(await openCompany(db.read, actor, id)).toMatchObject(changed)
    const wrong = [{ workWeek: 7 }, { fiscalYearStart: 13 }, { jkkClass: '2.00' }]
    for (const given of wrong)
      expect(companies.add.input.safeParse({ name: 'x', shortCode: 'X', ...given }).success).toBe(false)
    await expect(add({ isPkp: true, defaultTaxCode: 'PPN-LAIN' })).rejects.toMatchObject({ field: 'defaultTaxCode' })
  })

  test('hands the mark of the default over, and the default is neither closed nor archived', async () => {
    const { id } = await add()
    const saved = await db.withTx((tx) => makeDefault(tx, actor, { id, version: 1 }))
    expect((await list()).rows.filter((row) => row.isDefault).map((row) => row.id)).toEqual([id])
    await expect(db.withTx((tx) => closeCompany(tx, actor, { ...saved, reason: 'x' }))).rejects.toMatchObject({
      code: 'company.default',
    })
    await expect(db.withTx((tx) => archiveRecord(tx, actor, companyRecord, saved))).rejects.toMatchObject({
      code: 'company.default',
    })
  })

  test('has books from its first day: it is closed, never removed', async () => {
    const { id } = await add()
    const kept = { code: 'company.kept' }
    await expect(db.withTx((tx) => removeRecord(tx, actor, companyRecord, id))).rejects.toMatchObject(kept)
    expect(await openCompany(db.read, actor, id)).toMatchObject({ isActive: true })
  })

  test('closed makes no new documents and may open again', async () => {
    const { id } = await add()
    const person = { email: 'rina@wira.id', name: 'Rina', role: 'Pemilik', password: 'pasir-kali-tiga-truk' }
    const userId = await db.withTx((tx) => createUser(tx, person))
    const inside = { userId, companyId: id, oldSessionId: undefined }
    const { session } = await db.withTx((tx) => signInSession(tx, { ip: '127.0.0.1', userAgent: '' }, inside))
    const closed = await db.withTx((tx) => closeCompany(tx, actor, { id, version: 1, reason: 'Merger' }))
    // Who stood in it stands in another of theirs, not in none.
    const { rows } = await db.pool.query<{ company_id: string }>('select company_id from session where id = $1', [
      session.id,
    ])
    expect([rows[0]?.company_id === id, rows[0]?.company_id]).toEqual([false, expect.any(String)])
    await expect(openCompanyOf(db.read, id)).rejects.toMatchObject({ code: 'company.closed' })
    await expect(db.withTx((tx) => makeDefault(tx, actor, closed))).rejects.toMatchObject({
      code: 'company.inactive-default',
    })
    await db.withTx((tx) => reopenCompany(tx, actor, closed))
    expect((await openCompanyOf(db.read, id)).isActive).toBe(true)
  })

  test('outside a person’s scope is nowhere, and they open none', async () => {
    const [mine, other] = [await add(), await add({ name: 'Tertutup Sekali' })]
    const narrow = anActor({ scope: { ...actor.scope, companies: [mine.id] }, companyId: mine.id })
    expect((await list({}, narrow)).rows.map((row) => row.id)).toEqual([mine.id])
    await expect(openCompany(db.read, narrow, other.id)).rejects.toBeInstanceOf(NotFound)
    await expect(edit({ id: other.id, version: 1, name: 'x' }, narrow)).rejects.toBeInstanceOf(NotFound)
    await expect(db.withTx((tx) => makeDefault(tx, narrow, { id: other.id, version: 1 }))).rejects.toBeInstanceOf(
      NotFound,
    )
    await expect(add({}, narrow)).rejects.toMatchObject({ code: 'company.own-scope' })
  })
})

describe('tax rates', () => {
  test('stand in the table as the seed names them', async () => {
    for (const rate of taxRates) expect(await taxRateOn(db.read, rate.code, rate.from)).toEqual(rate)
    const { rows } = await db.pool.query('select count(*)::int as count from tax_rate')
    expect(rows[0]).toEqual({ count: taxRates.length })
  })

  test('are those of the day of the document', async () => {
    expect((await taxRateOn(db.read, 'PPN', day('2022-03-31'))).rate).toBe(percent('10'))
    expect(await taxRateOn(db.read, 'PPN', day('2026-11-21'))).toMatchObject({
      rate: percent('12'),
      baseNum: 11n,
      baseDen: 12n,
    })
    await expect(taxRateOn(db.read, 'PPN-MEWAH', day('2024-12-31'))).rejects.toMatchObject({ code: 'tax.no-rate' })
    expect((await taxRatesOn(db.read, day('2026-11-21')))[0]).toMatchObject({ code: 'PPN' })
  })
})
