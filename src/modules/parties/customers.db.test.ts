import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import { money } from '#ground/money.ts'
import { day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { listOf } from '#kit/list/list.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { historyRows } from '#kit/record/history-rows.ts'
import { recordDifferences } from '#kit/record/table-check.ts'
import { archiveRecord, removeRecord, restoreRecord } from '#kit/record/verbs.ts'
import { addCustomer } from '#modules/parties/add-customer.ts'
import { blockCustomer, unblockCustomer } from '#modules/parties/block-customer.ts'
import { customers, type CustomerEdit, type CustomerInput, type CustomerRow } from '#modules/parties/contract.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { editCustomer } from '#modules/parties/edit-customer.ts'
import { customersById, dealableCustomer, dealt, openingPosted, placesOf } from '#modules/parties/face.ts'
import { briefOf, openCustomer, pickedCustomers, twinsFor } from '#modules/parties/open-customer.ts'
import { citiesOf, customerSource } from '#modules/parties/store.ts'

let db: Database
let actor: Actor
let stranger: Actor

const add = (given: Partial<CustomerInput> = {}, who = actor) =>
  db.withTx((tx) => addCustomer(tx, who, z.parse(customers.add.input, { name: 'PT Maju Jaya', ...given })))
const edit = (given: CustomerEdit, who = actor) => db.withTx((tx) => editCustomer(tx, who, z.parse(customers.edit.input, given)))
const open = (id: string, who = actor) => openCustomer(db.read, who, id)
const list = (asked: z.input<typeof customers.list.input> = {}, who = actor) => {
  const read = z.parse(customers.list.input, asked) as ListAsked
  return listOf<CustomerRow>(db.read, customerSource(who, read), who, read)
}

async function aCompany(code: string): Promise<Actor> {
  const who = anActor()
  await db.pool.query('insert into company (id, name, short_code) values ($1, $2, $3)', [who.companyId, `PT ${code}`, code])
  return who
}

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany('WBP')
  stranger = await aCompany('LAIN')
})

describe('a customer', () => {
  test('is declared as its tables are made', async () => {
    expect(await recordDifferences(db.read, customerRecord)).toEqual([])
  })

  test('is kept as it was typed, tax number and telephone in their one form', async () => {
    const { id } = await add({
      npwp: '01.234.567.8-912.000',
      phone: '0812-3456-7890',
      creditLimit: '250000000',
      discountPercent: '2.5',
      tags: ['proyek', 'langganan'],
      contacts: [{ name: 'Budi' }, { name: 'Sari', position: 'Keuangan', isPrimary: true }],
      addresses: [
        { label: 'Gudang', address: 'Jl. Raya 1', city: 'Bekasi', isShipping: true },
        { label: 'Kantor', address: 'Jl. Sudirman 2', city: 'Jakarta Pusat', postalCode: '10220', isBilling: true, lat: '-6.2', lng: '106.8166660' },
      ],
    })
    expect(await open(id)).toMatchObject({
      code: expect.stringMatching(/^PLG-\d{4}$/),
      npwp: '0012345678912000',
      phone: '+6281234567890',
      creditLimit: '250000000',
      discountPercent: '2.5',
      tags: ['proyek', 'langganan'],
      status: 'aktif',
      version: 1,
      updatedBy: 'Rina',
      contacts: [{ name: 'Budi', isPrimary: false }, { name: 'Sari', position: 'Keuangan', isPrimary: true }],
      addresses: [{ label: 'Gudang', lat: null }, { label: 'Kantor', lat: '-6.2', lng: '106.816666' }],
    })
    const { rows } = await list({ q: 'maju jaya sari' })
    expect(rows).toMatchObject([{ contactName: 'Sari', city: 'Jakarta Pusat', receivable: '0', openOrders: 0, lastDealOn: null }])
  })

  test('gets codes of its own that step over those people typed', async () => {
    const who = await aCompany('KODE')
    await add({ code: 'PLG-0002' }, who)
    const codes = await Promise.all([add({}, who), add({}, who), add({}, who)].map(async (saved) => (await open((await saved).id, who)).code))
    expect(codes.toSorted()).toEqual(['PLG-0001', 'PLG-0003', 'PLG-0004'])
  })

  test('refuses a code twice, at its field', async () => {
    await add({ code: 'SAMA' })
    await expect(add({ code: 'SAMA' })).rejects.toMatchObject({ code: 'record.taken', field: 'code', facts: { label: 'Kode' } })
  })

  test('refuses a payment term of another company', async () => {
    const term = await db.pool.query(
      `insert into payment_term (id, company_id, name, days) values (gen_random_uuid(), $1, '30 hari', 30) returning id`,
      [stranger.companyId],
    )
    const { id } = term.rows[0] as { id: string }
    await expect(add({ paymentTermId: id })).rejects.toMatchObject({ code: 'record.no-such-choice', field: 'paymentTermId' })
  })

  test('changes only what is sent, keeps the ids of its people, and tells what changed', async () => {
    const { id } = await add({ name: 'CV Lama', phone: '0811111111', contacts: [{ name: 'Ani' }, { name: 'Beni' }] })
    const before = await open(id)
    const [ani] = before.contacts
    const saved = await edit({ id, version: 1, name: 'CV Baru', contacts: [{ ...ani, name: 'Ani Wijaya' }, { name: 'Citra' }] })
    expect(saved.version).toBe(2)

    const after = await open(id)
    expect(after).toMatchObject({ name: 'CV Baru', phone: before.phone, code: before.code })
    expect(after.contacts.map(({ name }) => name)).toEqual(['Ani Wijaya', 'Citra'])
    expect(after.contacts[0]?.id).toBe(ani?.id)

    const lines = historyRows(await historyOf(db.read, actor.companyId, 'customer', id), customerRecord, () => true)
    expect(lines.map(({ act, by }) => [act, by])).toEqual([['edit', 'Rina'], ['add', 'Rina']])
    expect(lines[0]?.changes).toEqual([
      { field: 'name', label: 'Nama Pelanggan', from: 'CV Lama', to: 'CV Baru' },
      { field: 'contacts', label: 'Kontak Person', from: 'Ani\nBeni', to: 'Ani Wijaya\nCitra' },
    ])
  })

  test('is not overwritten by somebody who read it earlier', async () => {
    const { id } = await add()
    await edit({ id, version: 1, notes: 'satu' })
    await expect(edit({ id, version: 1, notes: 'dua' })).rejects.toMatchObject({
      code: 'document.changed',
      facts: { by: 'Rina', version: 2 },
    })
  })

  test.each(['id', 'companyId', 'status', 'version', 'createdBy', 'archivedAt', 'search', 'openingPostedAt', 'isOpeningPosted', 'receivable'])(
    'does not take %s from a form',
    (key) => {
      expect(z.safeParse(customers.add.input, { name: 'X', [key]: 'x' }).success).toBe(false)
    },
  )

  test('may not order while blocked, and why is remembered', async () => {
    const { id } = await add({ name: 'PT Macet' })
    const blocked = await db.withTx((tx) => blockCustomer(tx, actor, { id, version: 1, reason: 'Giro ditolak' }))
    await expect(dealable(id)).rejects.toMatchObject({ code: 'customer.blocked', facts: { name: 'PT Macet', reason: 'Giro ditolak' } })
    expect((await historyOf(db.read, actor.companyId, 'customer', id))[0]).toMatchObject({ act: 'block', reason: 'Giro ditolak' })

    await db.withTx((tx) => unblockCustomer(tx, actor, blocked))
    expect(await dealable(id)).toMatchObject({ name: 'PT Macet', status: 'aktif' })
  })

  test('archived is out of lists and pickers, but still opens and comes back', async () => {
    const { id } = await add({ name: 'UD Pensiun' })
    const gone = await db.withTx((tx) => archiveRecord(tx, actor, customerRecord, { id, version: 1 }))
    expect((await list({ q: 'pensiun' })).count).toBe(0)
    expect((await list({ q: 'pensiun', archived: 'true' })).rows[0]).toMatchObject({ id, isArchived: true })
    expect(await pickedCustomers(db.read, actor, { q: 'pensiun' })).toEqual([])
    expect(await pickedCustomers(db.read, actor, { id })).toHaveLength(1)
    await expect(dealable(id)).rejects.toMatchObject({ code: 'customer.archived' })
    await expect(edit({ id, version: gone.version, notes: 'x' })).rejects.toMatchObject({ code: 'record.archived' })

    await db.withTx((tx) => restoreRecord(tx, actor, customerRecord, gone))
    expect((await list({ q: 'pensiun' })).count).toBe(1)
  })

  test('is deleted only while nothing names it', async () => {
    const { id } = await add({ contacts: [{ name: 'Ani' }] })
    await db.withTx((tx) => removeRecord(tx, actor, customerRecord, id))
    await expect(open(id)).rejects.toBeInstanceOf(NotFound)
  })

  test('has an opening balance with its day, fixed once it is booked', async () => {
    await expect(add({ openingBalance: '5000000' })).rejects.toMatchObject({ code: 'customer.opening-needs-day', field: 'openingDate' })
    const { id } = await add({ openingBalance: '5000000', openingDate: '2026-01-01' })
    await edit({ id, version: 1, openingBalance: '6000000' })
    await db.withTx((tx) => openingPosted(tx, actor.companyId, id))
    await expect(edit({ id, version: 2, openingBalance: '7000000' })).rejects.toMatchObject({ code: 'customer.opening-posted' })
    await edit({ id, version: 2, openingBalance: '6000000', openingDate: '2026-01-01', notes: 'sama' })
    expect(await open(id)).toMatchObject({ openingBalance: '6000000', isOpeningPosted: true, notes: 'sama' })
  })

  test('shows what it owes as documents deal with it, and sorts by it', async () => {
    const who = await aCompany('UTANG')
    const [a, b] = [await add({ name: 'A' }, who), await add({ name: 'B' }, who)]
    const deal = (customerId: string, receivable: bigint, on: string) =>
      db.withTx((tx) => dealt(tx, { companyId: who.companyId, customerId, receivable: money(receivable), on: day(on), openOrders: 1 }))
    await deal(a.id, 100n, '2026-11-20')
    await deal(b.id, 500n, '2026-11-21')
    await deal(b.id, -100n, '2026-11-01')

    const page = await list({ sort: '-receivable', receivableFrom: '1' }, who)
    expect(page.rows).toMatchObject([
      { name: 'B', receivable: '400', openOrders: 2, lastDealOn: '2026-11-21' },
      { name: 'A', receivable: '100', openOrders: 1, lastDealOn: '2026-11-20' },
    ])
    expect(page.totals).toEqual({ receivable: '500' })
  })

  test('is found by any part of its name, by telephone and tax number however typed', async () => {
    const { id } = await add({ name: 'Toko Besi Sinar', phone: '+62 21 5550 1234', npwp: '02.345.678.9-012.000', addresses: [{ label: 'K', address: 'J', city: 'Depok' }] })
    for (const q of ['sinar', 'besi sin', 'INAR depok', '021-5550-1234', '(021)55501234', '+622155501234', '02.345.678.9-012.000']) {
      expect((await list({ q })).rows.map((row) => row.id), q).toContain(id)
      expect((await pickedCustomers(db.read, actor, { q })).map((row) => row.id), q).toContain(id)
    }
  })

  test('like the one being typed is named, with the reason', async () => {
    const who = await aCompany('KEMBAR')
    const { id } = await add({ name: 'PT. Karya Beton Nusantara', npwp: '09.876.543.2-101.000', phone: '0813-2222-3333' }, who)
    const twins = (given: { name?: string; npwp?: string; phone?: string; except?: string }) =>
      twinsFor(db.read, who, { name: null, npwp: null, phone: null, ...given })
    expect(await twins({ name: 'CV Karya Beton Nusantra' })).toMatchObject([{ id, because: 'name' }])
    expect(await twins({ name: 'Lain sekali', npwp: '098765432101000' })).toMatchObject([{ id, because: 'npwp' }])
    expect(await twins({ name: 'Lain sekali', phone: '081322223333' })).toMatchObject([{ id, because: 'phone' }])
    expect(await twins({ name: 'Sumber Rejeki' })).toEqual([])
    expect(await twins({ name: 'Karya Beton Nusantara', except: id })).toEqual([])
  })

  test('gives a document its places, terms and people', async () => {
    const { id } = await add({
      contacts: [{ name: 'Dewi', phone: '0812000111' }],
      addresses: [{ label: 'Proyek', address: 'Jl. A 1', district: 'Cilandak', city: 'Jakarta', province: 'DKI Jakarta', postalCode: '12430', isShipping: true }],
    })
    expect(await placesOf(db.read, actor.companyId, id)).toEqual({
      billing: 'Jl. A 1, Cilandak, Jakarta, DKI Jakarta 12430',
      shipping: 'Jl. A 1, Cilandak, Jakarta, DKI Jakarta 12430',
      contactName: 'Dewi',
      contactPhone: '+62812000111',
    })
    expect(await briefOf(db.read, actor, id)).toMatchObject({ name: 'PT Maju Jaya', contacts: [{ name: 'Dewi' }], addresses: [{ label: 'Proyek' }] })
    expect((await customersById(db.read, actor.companyId, [id])).get(id)?.name).toBe('PT Maju Jaya')
  })

  test('of another company is nowhere', async () => {
    const { id } = await add({ name: 'Rahasia Dagang', addresses: [{ label: 'K', address: 'J', city: 'Kota Rahasia' }] })
    await expect(open(id, stranger)).rejects.toBeInstanceOf(NotFound)
    await expect(briefOf(db.read, stranger, id)).rejects.toBeInstanceOf(NotFound)
    await expect(edit({ id, version: 1, name: 'x' }, stranger)).rejects.toBeInstanceOf(NotFound)
    await expect(db.withTx((tx) => blockCustomer(tx, stranger, { id, version: 1, reason: 'x' }))).rejects.toBeInstanceOf(NotFound)
    await expect(db.withTx((tx) => archiveRecord(tx, stranger, customerRecord, { id, version: 1 }))).rejects.toBeInstanceOf(NotFound)
    await expect(db.withTx((tx) => removeRecord(tx, stranger, customerRecord, id))).rejects.toBeInstanceOf(NotFound)
    expect((await list({ q: 'rahasia' }, stranger)).count).toBe(0)
    expect(await pickedCustomers(db.read, stranger, { q: 'rahasia' })).toEqual([])
    expect(await pickedCustomers(db.read, stranger, { id })).toEqual([])
    expect(await twinsFor(db.read, stranger, { name: 'Rahasia Dagang', npwp: null, phone: null })).toEqual([])
    expect(await citiesOf(db.read, stranger)).toEqual([])
    expect(await citiesOf(db.read, actor)).toContain('Kota Rahasia')
  })

  test('of a colleague is not seen by who may see only their own', async () => {
    const own = anActor({ companyId: actor.companyId, scope: { ...actor.scope, ownOnly: true } })
    const mine = await add({ name: 'Punya Saya' }, own)
    const theirs = await add({ name: 'Punya Orang' })
    expect((await list({ q: 'punya' }, own)).rows.map((row) => row.id)).toEqual([mine.id])
    await expect(open(theirs.id, own)).rejects.toBeInstanceOf(NotFound)
  })
})

function dealable(id: string) {
  return db.withTx((tx) => dealableCustomer(tx, actor.companyId, id))
}
