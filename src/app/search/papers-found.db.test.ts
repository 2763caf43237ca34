import { beforeAll, expect, test } from 'vitest'
import { allRoutes } from '#app/server-routes.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import { createDelivery, openDelivery } from '#modules/sales/deliveries/contract.ts'
import { postOpeningReceivable } from '#modules/sales/invoices/contract.ts'
import { createOrder } from '#modules/sales/orders/contract.ts'
import { listPayments, recordPayment } from '#modules/sales/payments/contract.ts'
import { createReturn } from '#modules/sales/returns/contract.ts'
import { someBankLines } from '#modules/finance/cast/told-by-bank.ts'
import { aProject } from '#modules/projects/cast/site.ts'
import { projects } from '#modules/projects/contract.ts'
import { signProject } from '#modules/works/billing/contract.ts'
import { anAgreedRab } from '#modules/works/cast/small.ts'
import { aSubcontract } from '#modules/works/cast/subcontract.ts'
import { openChanges, saveChange } from '#modules/works/changes/contract.ts'
import { saveGuarantee } from '#modules/works/guarantee/contract.ts'
import { saveFirstHandover } from '#modules/works/handover/contract.ts'
import { searchAll } from './contract.ts'

let db: Database
let shop: Shop
let customerId: string

// A customer without any order: an advance and a debt from before the books.
beforeAll(async () => {
  db = await testDatabase()
  shop = await aShop(db)
  customerId = await shop.customer({ name: 'PT Muka Lama' })
})

const placesOf = async (q: string | null, actor: Actor = shop.actor) =>
  (await deskOf(db, actor, allRoutes).do(searchAll, { q: q ?? '' })).flatMap(({ hits }) => hits.map(({ to }) => to))

const narrowed = (): Actor => ({ ...shop.actor, scope: { ...shop.actor.scope, warehouses: [] } })

test('an advance of a customer without orders opens beside the list of payments', async () => {
  const paid = await shop.do(recordPayment, { customerId, date: '2026-11-05', amount: '750000', allocations: [] })
  expect(await placesOf(paid.number)).toEqual([`/order/?jenis=pembayaran&dokumen=${paid.id}`])
  const [row] = (await shop.do(listPayments, { customerId })).rows
  expect(row).toMatchObject({ id: paid.id, version: paid.version, orderId: null })
  expect(await placesOf(paid.number, narrowed())).toEqual([])
})

test('what was owed before the books began opens beside the list of invoices, for who sees all', async () => {
  const dues = { date: '2026-06-01', dueDate: '2026-06-30', amount: '500000', reference: 'INV lama', notes: '' }
  const owed = await shop.do(postOpeningReceivable, { id: customerId, ...dues })
  expect(await placesOf(owed.number)).toEqual([`/order/?jenis=invoice&dokumen=${owed.id}`])
  expect(await placesOf(owed.number, narrowed())).toEqual([])
})

test('a line of the bank is found by what the bank wrote and opens chosen, a giro by number and whose it is', async () => {
  await someBankLines(db, shop.actor)
  const [line] = await placesOf('listrik pln').then((found) => found.filter((to) => to.includes('cocokkan')))
  const { rows } = await db.pool.query(`select id from bank_line where description = 'TAGIHAN LISTRIK PLN'`)
  expect(line).toMatch(new RegExp(`&setelah=2026-11-16_[0-]+&mutasi=${rows[0]?.id}$`))
  expect((await placesOf('listrik pln', narrowed())).filter((to) => to.includes('cocokkan'))).toEqual([])
  const giro = { number: 'GB 771245', bank: 'BCA', dueOn: '2026-12-20' }
  await shop.do(recordPayment, {
    customerId,
    date: '2026-11-20',
    amount: '900000',
    method: 'giro',
    giro,
    allocations: [],
  })
  for (const typed of ['771245', 'gb 771245']) expect(await placesOf(typed)).toContain('/laporan-keuangan/?view=giro')
  expect(await placesOf('771245', narrowed())).not.toContain('/laporan-keuangan/?view=giro')
})

test('goods that came back open on the page of their order', async () => {
  const cement = await shop.goods({ name: 'Semen', qty: '100', value: 6_000_000n })
  const lines = [{ itemId: cement, qty: '10', price: '75000' }]
  const { id } = await shop.do(createOrder, { customerId, date: '2026-11-03', confirm: true, lines })
  const sent = await shop.do(createDelivery, { id, date: '2026-11-04' })
  const [line] = (await shop.do(openDelivery, { id: sent.id })).lines
  const back = await shop.do(createReturn, {
    ...{ id: sent.id, date: '2026-11-05', reason: 'Sobek', settle: 'none' },
    lines: [{ deliveryLineId: line!.id, qty: '1' }],
  })
  expect(await placesOf(back.number)).toEqual([`/order/detail/${id}?bagian=tagihan&dokumen=${back.id}`])
})

test('an SPK of a subcontractor is found by number, subject and name, and opens within its project, for who sees costs', async () => {
  const { id: projectId } = await aProject(db, shop.actor)
  await anAgreedRab(db, shop.actor, { projectId })
  const id = await aSubcontract(db, shop.actor, projectId)
  const { rows } = await db.pool.query<{ number: string }>('select number from subcontract where id = $1', [id])
  const page = `/daftar-proyek/detail/${projectId}?spk=${id}`
  for (const typed of [rows[0]?.number ?? '', 'pekerjaan atap', 'atap sejahtera']) {
    expect(await placesOf(typed), typed).toContain(page)
  }
  const without: Actor = { ...shop.actor, can: (right: string) => right !== 'view biaya' && shop.actor.can(right) }
  expect(await placesOf('pekerjaan atap', without)).not.toContain(page)
  const elsewhere: Actor = { ...shop.actor, scope: { ...shop.actor.scope, projects: [] } }
  expect(await placesOf('pekerjaan atap', elsewhere)).not.toContain(page)
})

test('changes, handovers and guarantees of a project, opnames and addenda of its SPK are found by number and words', async () => {
  const site = { name: 'Gudang Cikarang', customerId, startDate: '2025-03-03', endDate: '2025-04-27' }
  const desk = deskOf(db, shop.actor, allRoutes)
  const { id } = await desk.do(projects.add, site)
  await anAgreedRab(db, shop.actor, { projectId: id })
  const spk = await aSubcontract(db, shop.actor, id, 'CV Kanopi Mandiri')
  await desk.do(signProject, {
    id,
    date: '2025-02-24',
    downPaymentPercent: null,
    retentionPercent: '5',
    finalTax: '1.75',
  })
  const [row] = (await desk.do(openChanges, { id })).rows.filter(({ isGroup }) => !isGroup)
  const change = await desk.do(saveChange, {
    ...{ id, changeId: null, version: null, date: '2025-03-20', kind: 'permintaan', reason: 'Tambah pagar samping' },
    ...{ requestedBy: null, addendumNo: 'ADD-07/2025', days: 0 },
    lines: [
      {
        ...{ isNew: false, workItemId: row?.workItemId ?? '', number: null, name: null, unit: null },
        volume: '5',
        unitPrice: null,
      },
    ],
  })
  const paper = { kind: 'pelaksanaan' as const, number: 'BG/55-810', issuer: 'Bank Jabar Banten', amount: '9000000' }
  const days = { validFrom: '2025-03-01', validTo: '2025-12-31', note: null, returnedOn: null, files: [] }
  const guarantee = await desk.do(saveGuarantee, { id, guaranteeId: null, version: null, ...paper, ...days })
  await desk.do(saveFirstHandover, {
    ...{ id, version: null, date: '2025-04-20', number: '031/BAST/IV/2025', maintenanceDays: 180 },
    ...{ penaltyPerMille: null, penaltyCap: null },
  })
  const numberOf = async (table: string) => {
    const { rows } = await db.pool.query<{ number: string }>(
      `select number from ${table} where subcontract_id = $1 and number is not null`,
      [spk],
    )
    return rows[0]?.number ?? ''
  }
  const page = `/daftar-proyek/detail/${id}`
  const found: readonly (readonly [string, string])[] = [
    ['cco-1', `${page}?bagian=cco&dokumen=${change.id}`],
    ['CCO 1', `${page}?bagian=cco&dokumen=${change.id}`],
    ['pagar samping', `${page}?bagian=cco&dokumen=${change.id}`],
    ['add-07/2025', `${page}?bagian=cco&dokumen=${change.id}`],
    ['031/bast', `${page}?bagian=termin`],
    ['bg/55-810', `${page}?bagian=jaminan&dokumen=${guarantee.id}`],
    ['jabar banten', `${page}?bagian=jaminan&dokumen=${guarantee.id}`],
    [await numberOf('subcontract_opname'), `${page}?spk=${spk}`],
    [await numberOf('subcontract_addendum'), `${page}?spk=${spk}`],
  ]
  const elsewhere: Actor = { ...shop.actor, scope: { ...shop.actor.scope, projects: [] } }
  for (const [typed, to] of found) {
    expect(await placesOf(typed), typed).toContain(to)
    expect(await placesOf(typed, elsewhere), typed).not.toContain(to)
  }
})
