import pg from 'pg'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { aCompany } from '../../../tests/cast/company.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { historyOf } from '#kit/history/history.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { historyRows } from '#kit/record/history-rows.ts'
import { recordDifferences } from '#kit/record/table-check.ts'
import { archiveRecord, removeRecord, restoreRecord } from '#kit/record/verbs.ts'
import '#modules/parties/guard-customer.ts'
import { addCustomers } from '#modules/parties/add-customer.ts'
import { blockCustomer, unblockCustomer } from '#modules/parties/block-customer.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import { customers } from '#modules/parties/contract.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { dealableCustomer, dealt, openingPosted } from '#modules/parties/face.ts'
import { pickedCustomers } from '#modules/parties/open-customer.ts'

let db: Database
let actor: Actor
let stranger: Actor
let desk: ReturnType<typeof customerDesk>

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'WBP')
  stranger = await aCompany(db, 'LAIN')
  desk = customerDesk(db, actor)
})

describe('a customer', () => {
  test('is declared as its tables are made', async () => {
    expect(await recordDifferences(db.read, customerRecord)).toEqual([])
  })

  test('is kept as it was typed, tax number and telephone in their one form', async () => {
    const { id } = await desk.add({
      npwp: '01.234.567.8-912.000',
      phone: '0812-3456-7890',
      creditLimit: '250000000',
      discountPercent: '2.5',
      tags: ['proyek', 'langganan'],
      contacts: [{ name: 'Budi' }, { name: 'Sari', position: 'Keuangan', isPrimary: true }],
      addresses: [
        { label: 'Gudang', address: 'Jl. Raya 1', city: 'Bekasi', isShipping: true },
        {
          label: 'Kantor',
          address: 'Jl. Sudirman 2',
          city: 'Jakarta Pusat',
          postalCode: '10220',
          isBilling: true,
          lat: '-6.2',
          lng: '106.8166660',
        },
      ],
    })
    expect(await desk.open(id)).toMatchObject({
      code: expect.stringMatching(/^PLG-\d{4}$/),
      npwp: '0012345678912000',
      phone: '+6281234567890',
      creditLimit: '250000000',
      discountPercent: '2.5',
      tags: ['proyek', 'langganan'],
      status: 'aktif',
      version: 1,
      updatedBy: 'Rina',
      contacts: [
        { name: 'Budi', isPrimary: false },
        { name: 'Sari', position: 'Keuangan', isPrimary: true },
      ],
      addresses: [
        { label: 'Gudang', lat: null },
        { label: 'Kantor', lat: '-6.2', lng: '106.816666' },
      ],
    })
    const { rows } = await desk.list({ q: 'maju jaya sari' })
    expect(rows).toMatchObject([
      { contactName: 'Sari', city: 'Jakarta Pusat', receivable: '0', openOrders: 0, lastDealOn: null },
    ])
  })

  test('gets codes of its own that step over those people typed', async () => {
    const who = await aCompany(db, 'KODE')
    await desk.add({ code: 'PLG-0002' }, who)
    const codes = await Promise.all(
      [desk.add({}, who), desk.add({}, who), desk.add({}, who)].map(
        async (saved) => (await desk.open((await saved).id, who)).code,
      ),
    )
    expect(new Set(codes)).toEqual(new Set(['PLG-0001', 'PLG-0003', 'PLG-0004']))
  })

  test('those of one file get their codes in order, past the ones typed beside them, each under its own line', async () => {
    const who = await aCompany(db, 'BERKAS')
    const rows = [{ name: 'A' }, { name: 'B', code: 'PLG-0002' }, { name: 'C' }, { name: 'D' }].map((given, at) => ({
      actor: { ...who, note: `baris ${at + 2}` },
      asked: z.parse(customers.add.input, given),
    }))
    const saved = await db.withTx((tx) => addCustomers(tx, rows))
    const codes = await Promise.all(saved.map(async ({ id }) => (await desk.open(id, who)).code))
    expect(codes).toEqual(['PLG-0001', 'PLG-0002', 'PLG-0003', 'PLG-0004'])
    const told = await historyOf(
      db.read,
      who.companyId,
      'customer',
      saved.map(({ id }) => id),
    )
    expect(told.map(({ reason }) => reason).toSorted()).toEqual(['baris 2', 'baris 3', 'baris 4', 'baris 5'])
  })

  test('refuses a code twice, at its field', async () => {
    await desk.add({ code: 'SAMA' })
    await expect(desk.add({ code: 'SAMA' })).rejects.toMatchObject({
      code: 'record.taken',
      field: 'code',
      facts: { label: 'Kode' },
    })
  })

  test('refuses a payment term of another company', async () => {
    const term = await db.pool.query(
      `insert into payment_term (id, company_id, name, days) values (gen_random_uuid(), $1, '30 hari', 30) returning id`,
      [stranger.companyId],
    )
    const { id } = term.rows[0] as { id: string }
    await expect(desk.add({ paymentTermId: id })).rejects.toMatchObject({
      code: 'record.no-such-choice',
      field: 'paymentTermId',
    })
  })

  test('changes only what is sent, keeps the ids of its people, and tells what changed', async () => {
    const { id } = await desk.add({
      name: 'CV Lama',
      phone: '0811111111',
      contacts: [{ name: 'Ani' }, { name: 'Beni' }],
    })
    const before = await desk.open(id)
    const [ani] = before.contacts
    const saved = await desk.edit({
      id,
      version: 1,
      name: 'CV Baru',
      contacts: [{ ...ani, name: 'Ani Wijaya' }, { name: 'Citra' }],
    })
    expect(saved.version).toBe(2)

    const after = await desk.open(id)
    expect(after).toMatchObject({ name: 'CV Baru', phone: before.phone, code: before.code })
    expect(after.contacts.map(({ name }) => name)).toEqual(['Ani Wijaya', 'Citra'])
    expect(after.contacts[0]?.id).toBe(ani?.id)

    const lines = historyRows(await historyOf(db.read, actor.companyId, 'customer', id), customerRecord, () => true)
    expect(lines.map(({ act, by }) => [act, by])).toEqual([
      ['edit', 'Rina'],
      ['add', 'Rina'],
    ])
    expect(lines[0]?.changes).toEqual([
      { field: 'name', label: 'Nama Pelanggan', from: 'CV Lama', to: 'CV Baru' },
      { field: 'contacts', label: 'Kontak Person', from: 'Ani\nBeni', to: 'Ani Wijaya\nCitra' },
    ])
  })

  test('is not overwritten by somebody who read it earlier', async () => {
    const { id } = await desk.add()
    await desk.edit({ id, version: 1, notes: 'satu' })
    await expect(desk.edit({ id, version: 1, notes: 'dua' })).rejects.toMatchObject({
      code: 'document.changed',
      facts: { by: 'Rina', version: 2 },
    })
  })

  test.each([
    'id',
    'companyId',
    'status',
    'version',
    'createdBy',
    'archivedAt',
    'search',
    'openingPostedAt',
    'isOpeningPosted',
    'receivable',
  ])('does not take %s from a form', (key) => {
    expect(z.safeParse(customers.add.input, { name: 'X', [key]: 'x' }).success).toBe(false)
  })

  test('may not order while blocked, and why is remembered', async () => {
    const { id } = await desk.add({ name: 'PT Macet' })
    const blocked = await db.withTx((tx) => blockCustomer(tx, actor, { id, version: 1, reason: 'Giro ditolak' }))
    await expect(dealable(id)).rejects.toMatchObject({
      code: 'customer.blocked',
      facts: { name: 'PT Macet', reason: 'Giro ditolak' },
    })
    expect((await historyOf(db.read, actor.companyId, 'customer', id))[0]).toMatchObject({
      act: 'block',
      reason: 'Giro ditolak',
    })

    await db.withTx((tx) => unblockCustomer(tx, actor, blocked))
    expect(await dealable(id)).toMatchObject({ name: 'PT Macet', status: 'aktif' })
  })

  test('archived is out of lists and pickers, but still opens and comes back', async () => {
    const { id } = await desk.add({ name: 'UD Pensiun' })
    const gone = await db.withTx((tx) => archiveRecord(tx, actor, customerRecord, { id, version: 1 }))
    expect((await desk.list({ q: 'pensiun' })).count).toBe(0)
    expect((await desk.list({ q: 'pensiun', archived: 'true' })).rows[0]).toMatchObject({ id, isArchived: true })
    expect(await pickedCustomers(db.read, actor, { q: 'pensiun' })).toEqual([])
    expect(await pickedCustomers(db.read, actor, { id })).toHaveLength(1)
    await expect(dealable(id)).rejects.toMatchObject({ code: 'customer.archived' })
    await expect(desk.edit({ id, version: gone.version, notes: 'x' })).rejects.toMatchObject({
      code: 'record.archived',
    })

    await db.withTx((tx) => restoreRecord(tx, actor, customerRecord, gone))
    expect((await desk.list({ q: 'pensiun' })).count).toBe(1)
  })

  test('is not archived while it owes or has orders', async () => {
    const { id } = await desk.add({ name: 'PT Utang' })
    const deal = (receivable: bigint, openOrders: number) =>
      db.withTx((tx) =>
        dealt(tx, { companyId: actor.companyId, customerId: id, receivable: money(receivable), openOrders }),
      )
    const archive = () => db.withTx((tx) => archiveRecord(tx, actor, customerRecord, { id, version: 1 }))
    await deal(500n, 1)
    await expect(archive()).rejects.toMatchObject({ code: 'customer.still-owes', facts: { receivable: 500n } })
    await deal(-500n, 0)
    await expect(archive()).rejects.toMatchObject({ code: 'customer.has-orders', facts: { orders: 1 } })
    await deal(0n, -1)
    expect((await archive()).version).toBe(2)
  })

  test('that a document names is not deleted', async () => {
    const { id } = await desk.add({ name: 'PT Terpakai' })
    await aDocumentOf(id)
    await expect(db.withTx((tx) => removeRecord(tx, actor, customerRecord, id))).rejects.toMatchObject({
      code: 'record.used',
    })
    expect((await desk.open(id)).name).toBe('PT Terpakai')
  })

  test('is deleted only while nothing names it', async () => {
    const { id } = await desk.add({ contacts: [{ name: 'Ani' }] })
    await db.withTx((tx) => removeRecord(tx, actor, customerRecord, id))
    await expect(desk.open(id)).rejects.toBeInstanceOf(NotFound)
  })

  test('has an opening balance with its day, fixed once it is booked', async () => {
    await expect(desk.add({ openingBalance: '5000000' })).rejects.toMatchObject({
      code: 'party.opening-needs-day',
      field: 'openingDate',
    })
    const { id } = await desk.add({ openingBalance: '5000000', openingDate: '2026-01-01' })
    await desk.edit({ id, version: 1, openingBalance: '6000000' })
    await db.withTx((tx) => openingPosted(tx, actor.companyId, id))
    await expect(desk.edit({ id, version: 2, openingBalance: '7000000' })).rejects.toMatchObject({
      code: 'party.opening-posted',
    })
    await desk.edit({ id, version: 2, openingBalance: '6000000', openingDate: '2026-01-01', notes: 'sama' })
    expect(await desk.open(id)).toMatchObject({ openingBalance: '6000000', isOpeningPosted: true, notes: 'sama' })
  })
})

/** Any later department's table that points at customers. */
async function aDocumentOf(customerId: string): Promise<void> {
  const owner = new pg.Client(db.config.url)
  await owner.connect()
  await owner.query(`create table paper (company_id uuid, customer_id uuid,
    foreign key (company_id, customer_id) references customer (company_id, id))`)
  await owner.query('insert into paper values ($1, $2)', [actor.companyId, customerId])
  await owner.end()
}

function dealable(id: string) {
  return db.withTx((tx) => dealableCustomer(tx, actor.companyId, id))
}
