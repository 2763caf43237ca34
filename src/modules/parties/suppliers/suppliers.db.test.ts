import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { anActor } from '../../../../tests/cast/actor.ts'
import { aCompany } from '../../../../tests/cast/company.ts'
import { day } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import type { Actor } from '#kit/access/actor.ts'
import { dayIn } from '#ground/day.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { recordDifferences } from '#kit/record/table-check.ts'
import * as face from '#modules/parties/face.ts'
import { pickSupplier } from '#modules/parties/picks/contract.ts'
import * as contract from '#modules/parties/suppliers/contract.ts'
import { supplierRoutes } from '#modules/parties/suppliers/routes.ts'
import { supplierRecord } from '#modules/parties/suppliers/supplier.record.ts'

const { suppliers } = contract
let db: Database
let actor: Actor
let stranger: Actor

beforeAll(async () => {
  db = await testDatabase()
  actor = await aCompany(db, 'WBP')
  stranger = await aCompany(db, 'LAIN')
})

const desk = (who = actor) => deskOf(db, who, supplierRoutes)
const add = (given: Partial<contract.SupplierInput> = {}, who = actor) =>
  desk(who).do(suppliers.add, { name: 'Toko Sinar', ...given })
const open = (id: string, who = actor) => desk(who).do(suppliers.open, { id })
const dealable = (id: string) => db.withTx((tx) => face.dealableSupplier(tx, actor.companyId, id))

describe('a supplier', () => {
  test('is declared as its tables are made', async () => {
    expect(await recordDifferences(db.read, supplierRecord)).toEqual([])
  })

  test('is kept as it was typed, with what purchases take from it', async () => {
    const { id } = await add({
      kind: ['material', 'sewa_alat'],
      trade: ['besi', 'semen'],
      npwp: '01.234.567.8-912.000',
      whatsapp: '0812-3456-7890',
      isPkp: true,
      leadTimeDays: 3,
      minOrder: '5000000',
      pphType: 'pph23',
      pphRate: '2',
      rating: 4,
      sbuNo: 'SBU-1',
      sbuValidUntil: '2027-12-31',
      contacts: [{ name: 'Budi' }, { name: 'Sari', isPrimary: true }],
      addresses: [{ label: 'Kantor', address: 'Jl. Raya 1', city: 'Bekasi', isBilling: true }],
    })
    expect(await open(id)).toMatchObject({
      code: expect.stringMatching(/^SUP-\d{4}$/),
      kind: ['material', 'sewa_alat'],
      trade: ['besi', 'semen'],
      npwp: '0012345678912000',
      whatsapp: '+6281234567890',
      pphRate: '2',
      status: 'aktif',
      bankChange: null,
      standing: { payable: '0', lastBoughtOn: null, onTimePercent: null },
    })
    expect(await face.supplierOf(db.read, actor.companyId, id)).toMatchObject({
      leadTimeDays: 3,
      minOrder: 5_000_000n,
      pphType: 'pph23',
      pphRate: percent('2'),
      address: 'Jl. Raya 1, Bekasi',
      contactName: 'Sari',
      isPkp: true,
    })
    expect(await desk().do(contract.briefSupplier, { id })).toMatchObject({
      pphRate: '2',
      leadTimeDays: 3,
      bankAccounts: [],
      hasWaitingAccounts: false,
    })
    expect(await desk().do(pickSupplier, { q: 'semen sinar' })).toMatchObject([{ id }])
    expect((await face.suppliersById(db.read, actor.companyId, [id])).get(id)).toMatchObject({ leadTimeDays: 3 })
  })

  test.each(['status', 'supply', 'approvedAt', 'isOpeningPosted', 'payable', 'bankChange'])(
    'does not take %s from a form',
    (key) => {
      expect(z.safeParse(suppliers.add.input, { name: 'X', [key]: 'x' }).success).toBe(false)
    },
  )

  test('needs a kind, and only the four there are', () => {
    expect(z.safeParse(suppliers.add.input, { name: 'X', kind: [] }).success).toBe(false)
    expect(z.safeParse(suppliers.add.input, { name: 'X', kind: ['bank'] }).success).toBe(false)
  })

  test('changes only what is sent, and says what changed in words', async () => {
    const { id } = await add({ name: 'CV Lama', trade: ['kayu'] })
    await desk().do(suppliers.edit, { id, version: 1, kind: ['subkon'], trade: ['listrik'] })
    expect(await open(id)).toMatchObject({ name: 'CV Lama', kind: ['subkon'], version: 2 })
    expect(await desk().do(pickSupplier, { q: 'listrik lama' })).toHaveLength(1)
    const [edit] = await desk().do(suppliers.history, { id })
    expect(edit?.changes).toEqual([
      { field: 'kind', label: 'Jenis', from: 'Material', to: 'Subkon' },
      { field: 'trade', label: 'Bidang', from: 'kayu', to: 'listrik' },
    ])
    await expect(desk().do(suppliers.edit, { id, version: 1, notes: 'x' })).rejects.toMatchObject({
      code: 'document.changed',
    })
  })

  test('made by somebody who may not approve waits until somebody has', async () => {
    const clerk = anActor({ companyId: actor.companyId, can: (right) => right !== 'approve supplier' })
    const { id } = await add({ name: 'UD Baru' }, clerk)
    await expect(dealable(id)).rejects.toMatchObject({ code: 'supplier.waiting', field: 'supplierId' })
    const saved = await desk().do(contract.blockSupplier, { id, version: 1, reason: 'Belum lengkap' })
    await expect(dealable(id)).rejects.toMatchObject({ code: 'supplier.blocked' })
    const back = await desk().do(contract.unblockSupplier, saved)
    expect((await open(id)).status).toBe('menunggu')
    const approved = await desk().do(contract.approveSupplier, back)
    expect(await dealable(id)).toMatchObject({ status: 'aktif' })
    await expect(desk().do(contract.approveSupplier, approved)).rejects.toMatchObject({ code: 'supplier.not-waiting' })
  })

  test('blocked may not be bought from; why is remembered, and it comes back approved', async () => {
    const { id } = await add({ name: 'PT Telat' })
    const blocked = await desk().do(contract.blockSupplier, { id, version: 1, reason: 'Barang palsu' })
    await expect(dealable(id)).rejects.toMatchObject({ code: 'supplier.blocked', facts: { reason: 'Barang palsu' } })
    await desk().do(contract.unblockSupplier, blocked)
    expect(await dealable(id)).toMatchObject({ status: 'aktif', blockedReason: null })
  })

  test('is not archived while we owe it; archived it is out of pickers', async () => {
    const { id } = await add({ name: 'PT Piutang' })
    const owe = (payable: bigint) =>
      db.withTx((tx) =>
        face.supplierDealt(tx, actor.companyId, { supplierId: id, payable: money(payable), on: day('2026-11-20') }),
      )
    await owe(700n)
    await expect(desk().do(suppliers.archive, { id, version: 1 })).rejects.toMatchObject({
      code: 'supplier.still-owed',
      facts: { payable: 700n },
    })
    await owe(-700n)
    await desk().do(suppliers.archive, { id, version: 1 })
    expect(await desk().do(pickSupplier, { q: 'piutang' })).toEqual([])
    expect(await desk().do(pickSupplier, { id })).toHaveLength(1)
    await expect(dealable(id)).rejects.toMatchObject({ code: 'supplier.archived' })
  })

  test('has an opening balance with its day, fixed once it is booked', async () => {
    await expect(add({ openingBalance: '5000000' })).rejects.toMatchObject({ code: 'party.opening-needs-day' })
    const { id } = await add({ openingBalance: '5000000', openingDate: '2026-01-01' })
    expect(await face.supplierOf(db.read, actor.companyId, id)).toMatchObject({ openingPayable: 5_000_000n })
    await db.withTx((tx) => face.supplierOpeningPosted(tx, actor.companyId, id))
    await expect(desk().do(suppliers.edit, { id, version: 1, openingBalance: '1' })).rejects.toMatchObject({
      code: 'party.opening-posted',
    })
    expect(await open(id)).toMatchObject({ isOpeningPosted: true })
  })
})

describe('a supplier among others', () => {
  test('shows what we owe and bought this year as purchases deal with it, and how well it delivers', async () => {
    const who = await aCompany(db, 'HUTANG')
    const year = Number(dayIn('Asia/Jakarta', now()).slice(0, 4))
    const [a, b] = [await add({ name: 'A' }, who), await add({ name: 'B', kind: ['subkon'] }, who)]
    const deal = (supplierId: string, bought: bigint, on: string, payable = bought) =>
      db.withTx((tx) =>
        face.supplierDealt(tx, who.companyId, {
          supplierId,
          payable: money(payable),
          bought: money(bought),
          on: day(on),
        }),
      )
    await deal(a.id, 900n, `${year - 1}-12-31`)
    await deal(a.id, 100n, `${year}-01-02`)
    await deal(a.id, 0n, `${year}-01-09`, -50n)
    await deal(a.id, 30n, `${year - 1}-12-30`)
    await deal(b.id, 500n, `${year}-01-05`)
    await deal(b.id, -20n, `${year}-01-06`)
    await db.withTx((tx) =>
      face.supplierScored(tx, who.companyId, {
        supplierId: a.id,
        onTimePercent: percent('87.5'),
        rejectPercent: percent('0'),
        priceDriftPercent: percent('-1.25'),
        leadDays: '3.5',
      }),
    )
    const page = await desk(who).do(suppliers.list, { sort: '-payable' })
    expect(page.rows).toMatchObject([
      { name: 'A', payable: '980', boughtThisYear: '100', lastBoughtOn: `${year}-01-02`, priceDriftPercent: '-1.25' },
      { name: 'B', payable: '480', boughtThisYear: '480', lastBoughtOn: `${year}-01-05`, onTimePercent: null },
    ])
    expect(page.totals).toEqual({ payable: '1460' })
    expect(await desk(who).do(suppliers.open, { id: a.id })).toMatchObject({ standing: { leadDays: '3.5' } })
    const subs = await desk(who).do(suppliers.list, { kind: 'subkon,mandor', payableFrom: '1' })
    expect(subs.rows.map(({ name }) => name)).toEqual(['B'])
  })

  test('like the one being typed is named; a customer alike is not', async () => {
    const who = await aCompany(db, 'KEMBAR')
    const { id } = await add({ name: 'TB. Karya Beton Nusantara', npwp: '09.876.543.2-101.000' }, who)
    const like = { phone: '', npwp: '', name: '' }
    expect(await desk(who).do(contract.twinSuppliers, { ...like, name: 'Karya Beton Nusantra' })).toMatchObject([
      { id, because: 'name' },
    ])
    expect(await desk(who).do(contract.twinSuppliers, { ...like, npwp: '098765432101000' })).toMatchObject([
      { id, because: 'npwp' },
    ])
  })

  test('of another company is nowhere', async () => {
    const { id } = await add({
      name: 'Pemasok Rahasia',
      addresses: [{ label: 'K', address: 'J', city: 'Kota Rahasia' }],
    })
    const theirs = desk(stranger)
    await expect(theirs.do(suppliers.open, { id })).rejects.toBeInstanceOf(NotFound)
    await expect(theirs.do(contract.briefSupplier, { id })).rejects.toBeInstanceOf(NotFound)
    await expect(theirs.do(contract.approveSupplier, { id, version: 1 })).rejects.toBeInstanceOf(NotFound)
    await expect(theirs.do(contract.blockSupplier, { id, version: 1, reason: 'x' })).rejects.toBeInstanceOf(NotFound)
    expect(await theirs.do(pickSupplier, { q: 'rahasia' })).toEqual([])
    expect(await theirs.do(pickSupplier, { id })).toEqual([])
    expect(await theirs.do(contract.supplierCities, {})).toEqual([])
    expect(await desk().do(contract.supplierCities, {})).toContain('Kota Rahasia')
    await expect(face.supplierOf(db.read, stranger.companyId, id)).rejects.toBeInstanceOf(NotFound)
  })
})
