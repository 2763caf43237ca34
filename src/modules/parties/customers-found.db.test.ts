import { beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import { aCompany } from '../../../tests/cast/company.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { archiveRecord, removeRecord } from '#kit/record/verbs.ts'
import { blockCustomer } from '#modules/parties/block-customer.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { customersById, dealt, placesOf } from '#modules/parties/face.ts'
import { twinsFor } from '#modules/parties/look-up-party.ts'
import { briefOf, pickedCustomers } from '#modules/parties/open-customer.ts'
import { citiesOf } from '#modules/parties/party-store.ts'

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

describe('a customer among others', () => {
  test('shows what it owes as documents deal with it, and sorts by it', async () => {
    const who = await aCompany(db, 'UTANG')
    const [a, b] = [await desk.add({ name: 'A' }, who), await desk.add({ name: 'B' }, who)]
    const deal = (customerId: string, receivable: bigint, on: string) =>
      db.withTx((tx) =>
        dealt(tx, { companyId: who.companyId, customerId, receivable: money(receivable), on: day(on), openOrders: 1 }),
      )
    await deal(a.id, 100n, '2026-11-20')
    await deal(b.id, 500n, '2026-11-21')
    await deal(b.id, -100n, '2026-11-01')

    const page = await desk.list({ sort: '-receivable', receivableFrom: '1' }, who)
    expect(page.rows).toMatchObject([
      { name: 'B', receivable: '400', openOrders: 2, lastDealOn: '2026-11-21' },
      { name: 'A', receivable: '100', openOrders: 1, lastDealOn: '2026-11-20' },
    ])
    expect(page.totals).toEqual({ receivable: '500' })
  })

  test('is found by any part of its name, by telephone and tax number however typed', async () => {
    const { id } = await desk.add({
      name: 'Toko Besi Sinar',
      phone: '+62 21 5550 1234',
      npwp: '02.345.678.9-012.000',
      addresses: [{ label: 'K', address: 'J', city: 'Depok' }],
    })
    for (const q of [
      'sinar',
      'besi sin',
      'INAR depok',
      '021-5550-1234',
      '(021)55501234',
      '+622155501234',
      '02.345.678.9-012.000',
    ]) {
      expect(
        (await desk.list({ q })).rows.map((row) => row.id),
        q,
      ).toContain(id)
      expect(
        (await pickedCustomers(db.read, actor, { q })).map((row) => row.id),
        q,
      ).toContain(id)
    }
  })

  test('like the one being typed is named, with the reason', async () => {
    const who = await aCompany(db, 'KEMBAR')
    const { id } = await desk.add(
      { name: 'PT. Karya Beton Nusantara', npwp: '09.876.543.2-101.000', phone: '0813-2222-3333' },
      who,
    )
    const twins = (given: { name?: string; npwp?: string; phone?: string; except?: string }) =>
      twinsFor(db.read, who, customerRecord, { name: null, npwp: null, phone: null, ...given })
    expect(await twins({ name: 'CV Karya Beton Nusantra' })).toMatchObject([{ id, because: 'name' }])
    expect(await twins({ name: 'Lain sekali', npwp: '098765432101000' })).toMatchObject([{ id, because: 'npwp' }])
    expect(await twins({ name: 'Lain sekali', phone: '081322223333' })).toMatchObject([{ id, because: 'phone' }])
    expect(await twins({ name: 'Sumber Rejeki' })).toEqual([])
    expect(await twins({ name: 'Karya Beton Nusantara', except: id })).toEqual([])
  })

  test('gives a document its places, terms and people', async () => {
    const { id } = await desk.add({
      contacts: [{ name: 'Dewi', phone: '0812000111' }],
      addresses: [
        {
          label: 'Proyek',
          address: 'Jl. A 1',
          district: 'Cilandak',
          city: 'Jakarta',
          province: 'DKI Jakarta',
          postalCode: '12430',
          isShipping: true,
        },
      ],
    })
    expect(await placesOf(db.read, actor.companyId, id)).toEqual({
      billing: 'Jl. A 1, Cilandak, Jakarta, DKI Jakarta 12430',
      shipping: 'Jl. A 1, Cilandak, Jakarta, DKI Jakarta 12430',
      contactName: 'Dewi',
      contactPhone: '+62812000111',
    })
    expect(await briefOf(db.read, actor, id)).toMatchObject({
      name: 'PT Maju Jaya',
      contacts: [{ name: 'Dewi' }],
      addresses: [{ label: 'Proyek' }],
    })
    expect((await customersById(db.read, actor.companyId, [id])).get(id)?.name).toBe('PT Maju Jaya')
  })

  test('of another company is nowhere', async () => {
    const { id } = await desk.add({
      name: 'Rahasia Dagang',
      addresses: [{ label: 'K', address: 'J', city: 'Kota Rahasia' }],
    })
    await expect(desk.open(id, stranger)).rejects.toBeInstanceOf(NotFound)
    await expect(briefOf(db.read, stranger, id)).rejects.toBeInstanceOf(NotFound)
    await expect(desk.edit({ id, version: 1, name: 'x' }, stranger)).rejects.toBeInstanceOf(NotFound)
    await expect(
      db.withTx((tx) => blockCustomer(tx, stranger, { id, version: 1, reason: 'x' })),
    ).rejects.toBeInstanceOf(NotFound)
    await expect(
      db.withTx((tx) => archiveRecord(tx, stranger, customerRecord, { id, version: 1 })),
    ).rejects.toBeInstanceOf(NotFound)
    await expect(db.withTx((tx) => removeRecord(tx, stranger, customerRecord, id))).rejects.toBeInstanceOf(NotFound)
    expect((await desk.list({ q: 'rahasia' }, stranger)).count).toBe(0)
    expect(await pickedCustomers(db.read, stranger, { q: 'rahasia' })).toEqual([])
    expect(await pickedCustomers(db.read, stranger, { id })).toEqual([])
    expect(
      await twinsFor(db.read, stranger, customerRecord, { name: 'Rahasia Dagang', npwp: null, phone: null }),
    ).toEqual([])
    expect(await citiesOf(db.read, stranger, customerRecord)).toEqual([])
    expect(await citiesOf(db.read, actor, customerRecord)).toContain('Kota Rahasia')
  })

  test('of a colleague is not seen by who may see only their own', async () => {
    const own = anActor({ companyId: actor.companyId, scope: { ...actor.scope, ownOnly: true } })
    const mine = await desk.add({ name: 'Punya Saya' }, own)
    const theirs = await desk.add({ name: 'Punya Orang' })
    expect((await desk.list({ q: 'punya' }, own)).rows.map((row) => row.id)).toEqual([mine.id])
    await expect(desk.open(theirs.id, own)).rejects.toBeInstanceOf(NotFound)
  })
})
