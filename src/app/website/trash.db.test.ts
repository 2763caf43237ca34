import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import { forgetTrash, openTrash, restoreArchived, restoreTrash } from '#app/website/trash-contract.ts'
import type { Database } from '#kit/db/database.ts'
import { tables } from '#kit/db/tx.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { runDueJobs } from '#kit/jobs/runner.ts'
import { trashJobs } from '#kit/trash/trash.ts'
import { items } from '#modules/catalog/contract.ts'
import { allPermissions } from '#modules/company/accounts/permissions.ts'
import { customers } from '#modules/parties/contract.ts'
import { deleteOrder } from '#modules/sales/orders/act-contract.ts'
import { createOrder, openOrder } from '#modules/sales/orders/contract.ts'
import { aHouse, type House } from '../../../tests/cast/house.ts'

let db: Database
let house: House
let desk: Desk

beforeAll(async () => {
  db = await testDatabase()
  house = await aHouse(db)
  desk = deskOf(db, { ...house.actor, permissions: new Set(allPermissions) }, allRoutes)
})

const dump = async (table: string, column: string, id: string) =>
  (
    await sql<{ rows: string }>`
      select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text as rows
      from ${sql.table(table)} t where ${sql.ref(column)} = ${id}
    `.execute(tables(db.read))
  ).rows[0]?.rows

test('a master that was removed comes back whole, with its own id and all that hung on it', async () => {
  const { id } = await desk.do(items.add, {
    name: 'Semen Gresik',
    baseUnit: 'zak',
    sellPrice: '68000.50',
    units: [{ unit: 'palet', num: 40 }],
  })
  const before = [
    await dump('item', 'id', id),
    await dump('item_unit', 'item_id', id),
    await dump('item_price', 'item_id', id),
  ]
  await desk.do(items.remove, { id })
  expect(await dump('item', 'id', id)).toBe('[]')

  const [row] = await desk.do(openTrash, { q: 'semen' })
  expect(row).toMatchObject({ from: 'trash', kind: 'Barang', by: house.actor.name })
  expect(row?.title).toContain('Semen Gresik')
  await desk.do(restoreTrash, { id: row?.id ?? '' })
  const after = [
    await dump('item', 'id', id),
    await dump('item_unit', 'item_id', id),
    await dump('item_price', 'item_id', id),
  ]
  expect(after).toEqual(before)
  expect(await desk.do(openTrash, {})).toEqual([])
})

test('what was given its code meanwhile keeps it, and the trash says so', async () => {
  const { id } = await desk.do(items.add, { name: 'Pasir', code: 'PSR', baseUnit: 'm³' })
  await desk.do(items.remove, { id })
  await desk.do(items.add, { name: 'Pasir baru', code: 'PSR', baseUnit: 'm³' })
  const [row] = await desk.do(openTrash, { q: 'pasir' })
  await expect(desk.do(restoreTrash, { id: row?.id ?? '' })).rejects.toMatchObject({ code: 'trash.taken' })
  expect(await desk.do(openTrash, { q: 'pasir' })).toHaveLength(1)
})

test('an archived master stands in the same list and goes back into lists', async () => {
  const { id, version } = await desk.do(items.add, { name: 'Cat tembok', baseUnit: 'pail' })
  await desk.do(items.archive, { id, version })
  const [row] = await desk.do(openTrash, { from: 'archive' })
  expect(row).toMatchObject({ id, subject: 'item', kind: 'Barang', until: null })
  // Found by what it is called as well as by what it is; a sign of the database is a letter like any other.
  const from = 'archive'
  const byCode = await desk.do(openTrash, { q: row?.title.split(' · ')[1] ?? null, from })
  expect(byCode).toEqual([row])
  expect(await desk.do(openTrash, { q: 'barang', from })).toEqual([row])
  expect(await desk.do(openTrash, { q: 'c%t', from })).toEqual([])
  await desk.do(restoreArchived, { subject: 'item', id, version: row?.version ?? 0 })
  expect(await desk.do(openTrash, { from: 'archive' })).toEqual([])
})

test('a draft of a document comes back with its lines, and goes on as if nothing had been', async () => {
  const { id: customerId } = await desk.do(customers.add, { name: 'PT Sinar Abadi' })
  const { id: itemId } = await desk.do(items.add, { name: 'Jasa pasang', baseUnit: 'ls', kind: 'jasa' })
  const lines = [{ itemId, qty: '2', price: '50000' }]
  const draft = await desk.do(createOrder, { customerId, date: '2026-11-03', lines })
  const before = [await dump('sales_order', 'id', draft.id), await dump('sales_order_line', 'order_id', draft.id)]
  await desk.do(deleteOrder, { id: draft.id, version: draft.version })
  await expect(desk.do(openOrder, { id: draft.id })).rejects.toMatchObject({ name: 'NotFound' })

  const [row] = await desk.do(openTrash, { from: 'trash', q: 'sinar' })
  // Two drafts of one customer and day are told apart, by the name that stood in the list.
  expect(row?.title).toBe(`Draf · PT Sinar Abadi · 3 Nov 2026 · Rp100.000`)
  await desk.do(restoreTrash, { id: row?.id ?? '' })
  expect([await dump('sales_order', 'id', draft.id), await dump('sales_order_line', 'order_id', draft.id)]).toEqual(
    before,
  )
  expect(await desk.do(openOrder, { id: draft.id })).toMatchObject({ state: 'draft', lines: [{ qty: '2' }] })
})

test('who sees no settings brings back what they removed themselves, and nothing of others or of the archive', async () => {
  const { id: customerId } = await desk.do(customers.add, { name: 'CV Bukit Asri' })
  const seller = (userId: string) =>
    deskOf(
      db,
      {
        ...house.actor,
        userId,
        permissions: new Set(allPermissions.filter((one) => !one.endsWith(' pengaturan-website'))),
      },
      allRoutes,
    )
  const [own, other] = [seller(house.actor.userId), seller(newId())]
  const lines = [{ description: 'Jasa pasang', unit: 'ls', qty: '1', price: '1000000' }]
  const draft = await own.do(createOrder, { customerId, date: '2026-11-04', lines })
  await own.do(deleteOrder, { id: draft.id, version: draft.version })
  const archived = await desk.do(items.add, { name: 'Cat kayu', baseUnit: 'kaleng' })
  await desk.do(items.archive, archived)

  const [row] = await own.do(openTrash, { q: 'bukit' })
  expect(row).toMatchObject({ from: 'trash', title: 'Draf · CV Bukit Asri · 4 Nov 2026 · Rp1.000.000' })
  expect(await own.do(openTrash, { from: 'archive' })).toEqual([])
  expect(await other.do(openTrash, {})).toEqual([])
  await expect(other.do(restoreTrash, { id: row?.id ?? '' })).rejects.toMatchObject({ name: 'NotFound' })
  await own.do(restoreTrash, { id: row?.id ?? '' })
  expect(await own.do(openOrder, { id: draft.id })).toMatchObject({ state: 'draft' })
  await desk.do(restoreArchived, { subject: 'item', id: archived.id, version: archived.version + 1 })
})

test('a draft that was removed before its columns changed comes back with what it said, and with what is usual', async () => {
  const { id: customerId } = await desk.do(customers.add, { name: 'Dinas Lama' })
  const draft = async () => {
    const lines = [{ description: 'Jasa pasang', unit: 'ls', qty: '1', price: '1000000' }]
    const { id, version } = await desk.do(createOrder, { customerId, date: '2026-11-03', lines })
    await desk.do(deleteOrder, { id, version })
    return id
  }
  const [before, since] = [await draft(), await draft()]
  const migration = new URL('../../modules/sales/migrations/20261123_7102_withholdings_in_trash.sql', import.meta.url)
  const client = await db.pool.connect()
  try {
    await client.query('set role none')
    await client.query(`update trash set parts = parts #- '{0,rows,0,withholding}' where subject = 'order'`)
    await client.query(
      `update trash set parts = jsonb_set(parts, '{0,rows,0}', parts #> '{0,rows,0}' || $2) where row_id = $1`,
      [before, { withholding_kind: 'pph-final', withholding_rate: 1.75 }],
    )
    await client.query(readFileSync(migration, 'utf8'))
  } finally {
    client.release(true)
  }
  for (const row of await desk.do(openTrash, { q: 'dinas lama' })) await desk.do(restoreTrash, { id: row.id })
  const taxes = async (id: string) => (await desk.do(openOrder, { id })).withholding
  expect(await taxes(before)).toEqual([{ kind: 'pph-final', rate: '1.75' }])
  expect(await taxes(since)).toEqual([])
})

test('what an import took back before this lies no longer among what people threw away', async () => {
  const thrown = async (name: string) => {
    const { id } = await desk.do(items.add, { name, baseUnit: 'zak' })
    await desk.do(items.remove, { id })
    return id
  }
  await thrown('Besi buangan')
  const back = await thrown('Besi impor')
  await sql`
    insert into history (id, company_id, subject, subject_id, user_name, via, act)
    values (gen_random_uuid(), ${house.companyId}, 'item', ${back}, 'Ani', 'import', 'remove')
  `.execute(tables(db.read))
  const migration = new URL('../../kit/trash/migrations/20261126_2301_undone_imports.sql', import.meta.url)
  await db.pool.query(readFileSync(migration, 'utf8'))
  expect((await desk.do(openTrash, { q: 'besi' })).map(({ title }) => title)).toEqual([
    expect.stringContaining('Besi buangan'),
  ])
})

test('what is removed for good is gone at once; nobody else’s is touched', async () => {
  const { id } = await desk.do(items.add, { name: 'Kerikil', baseUnit: 'm³' })
  await desk.do(items.remove, { id })
  const [row] = await desk.do(openTrash, { q: 'kerikil' })
  const stranger = deskOf(db, { ...(await aHouse(db)).actor, permissions: new Set(allPermissions) }, allRoutes)
  await expect(stranger.do(forgetTrash, { id: row?.id ?? '' })).rejects.toMatchObject({ name: 'NotFound' })
  await desk.do(forgetTrash, { id: row?.id ?? '' })
  expect(await desk.do(openTrash, { q: 'kerikil' })).toEqual([])
  await expect(desk.do(restoreTrash, { id: row?.id ?? '' })).rejects.toMatchObject({ name: 'NotFound' })
})

test('after thirty days it is gone for good', async () => {
  await sql`update trash set removed_at = now() - interval '31 days'`.execute(tables(db.read))
  await sql`insert into job (id, name, payload, run_at) values (gen_random_uuid(), 'trash.sweep', '{}', now())`.execute(
    tables(db.read),
  )
  await runDueJobs({ db, jobs: trashJobs })
  expect(await desk.do(openTrash, {})).toEqual([])
})
