import { sql } from 'kysely'
import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'
import { anActor } from '../../../tests/cast/actor.ts'
import { aCompany } from '../../../tests/cast/company.ts'
import { addDays, day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { appRole } from '#kit/db/app-role.ts'
import { tables } from '#kit/db/tx.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import type { ListAsked } from '#kit/list/columns.ts'
import { tagsInUse } from '#kit/list/tags-in-use.ts'
import { conditionsOf } from '#kit/list/conditions.ts'
import { today } from '#kit/posting/today.ts'
import { archiveRecord, removeRecord } from '#kit/record/verbs.ts'
import { blockCustomer } from '#modules/parties/block-customer.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import { customers } from '#modules/parties/contract.ts'
import { customerRecord } from '#modules/parties/customer.record.ts'
import { customersById, dealt, placesOf } from '#modules/parties/face.ts'
import { twinsFor } from '#modules/parties/look-up-party.ts'
import { briefOf, pickedCustomers } from '#modules/parties/open-customer.ts'
import { citiesOf } from '#modules/parties/party-store.ts'
import { customerSource } from '#modules/parties/store.ts'

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
  test('is found by its tags, and those in use are offered to who may see it', async () => {
    const who = await aCompany(db, 'LABEL')
    const [a] = [await desk.add({ name: 'A', tags: ['kontraktor', 'Kontraktor', 'tender'] }, who)]
    await desk.add({ name: 'B', tags: ['kontraktor'] }, who)
    await desk.add({ name: 'C' }, who)
    expect((await desk.list({ tags: 'tender' }, who)).rows).toMatchObject([
      { id: a.id, tags: ['kontraktor', 'tender'] },
    ])
    expect((await desk.list({ tags: 'kontraktor,lain' }, who)).rows).toHaveLength(2)
    const offered = (by: Actor) => tagsInUse(db.read, customerSource(by, { size: 1 }))
    expect([await offered(who), await offered(stranger)]).toEqual([['kontraktor', 'tender'], []])
  })

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
    for (const { createdAt, updatedAt } of page.rows) {
      expect(new Date(createdAt).toISOString()).toBe(createdAt)
      expect(updatedAt >= createdAt).toBe(true)
    }
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

describe('a customer of a salesperson', () => {
  test('is found by who sells to it; somebody who does not work here is refused, who left may stay', async () => {
    const who = await aCompany(db, 'JUAL')
    const [seller, foreign] = [await aPerson('Deni', who.companyId), await aPerson('Luar', stranger.companyId)]
    const { id } = await desk.add({ name: 'Toko Deni', salespersonId: seller }, who)
    await desk.add({ name: 'Toko siapa saja' }, who)

    expect((await desk.list({ salespersonId: seller }, who)).rows.map(({ name }) => name)).toEqual(['Toko Deni'])
    expect(await desk.open(id, who)).toMatchObject({ salespersonName: 'Deni' })
    const refusal = { code: 'record.no-such-choice', field: 'salespersonId' }
    await expect(desk.add({ name: 'Lain', salespersonId: foreign }, who)).rejects.toMatchObject(refusal)
    await expect(desk.edit({ id, version: 1, salespersonId: foreign }, who)).rejects.toMatchObject(refusal)

    await db.pool.query(`update app_user set status = 'disabled' where id = $1`, [seller])
    await desk.edit({ id, version: 1, name: 'Toko Deni Jaya', salespersonId: seller }, who)
    expect(await desk.open(id, who)).toMatchObject({ name: 'Toko Deni Jaya', salespersonName: null })
  })

  async function aPerson(name: string, companyId: string): Promise<string> {
    const id = newId()
    await db.pool.query(
      `insert into app_user (id, name, email, status, scope_companies) values ($1, $2, $3, 'active', $4)`,
      [id, name, `${id}@x.id`, [companyId]],
    )
    return id
  }
})

describe('a customer gone quiet', () => {
  test('was last dealt with before ninety days ago, or never and known longer; the index of last dealings finds it', async () => {
    const who = await aCompany(db, 'SEPI')
    const now = today(who)
    const dealtOn = async (name: string, ago: number | null, addedAgo = 0) => {
      const { id } = await desk.add({ name }, who)
      await db.pool.query(`update customer set created_at = now() - make_interval(days => $2) where id = $1`, [
        id,
        addedAgo,
      ])
      if (ago === null) return
      await db.withTx((tx) => dealt(tx, { companyId: who.companyId, customerId: id, on: addDays(now, -ago) }))
    }
    await dealtOn('Kemarin', 1, 400)
    await dealtOn('Tepat sembilan puluh', 90, 400)
    await dealtOn('Sembilan puluh satu', 91)
    await dealtOn('Tak pernah, lama', null, 120)
    await dealtOn('Tak pernah, baru', null)

    const named = async (isQuiet: boolean) => (await desk.list({ isQuiet }, who)).rows.map(({ name }) => name)
    expect(await named(true)).toEqual(['Sembilan puluh satu', 'Tak pernah, lama'])
    expect(await named(false)).toEqual(['Kemarin', 'Tak pernah, baru', 'Tepat sembilan puluh'])

    await db.pool.query(
      `insert into customer (id, company_id, code, name) select gen_random_uuid(), $1, 'Q' || n, 'Q' || n from generate_series(1, 4000) n`,
      [who.companyId],
    )
    await db.pool.query(
      `update customer_standing set last_deal_on = $2 where company_id = $1 and last_deal_on = '0001-01-01'`,
      [who.companyId, now],
    )
    // Statistics are the owner's to make.
    await db.pool.query(`set role none; analyze customer; analyze customer_standing; set role ${appRole}`)
    const asked = z.parse(customers.list.input, { isQuiet: 'true' }) as ListAsked
    const source = customerSource(who, asked)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain select count(*) from ${source.from} where ${conditionsOf(source, source.columns, asked)}
    `.execute(tables(db.read))
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('customer_by_last_deal')
    expect(plan).not.toContain('Seq Scan')
  })
})
