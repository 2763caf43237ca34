import { beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { recordDifferences } from '#kit/record/table-check.ts'
import { customerDesk } from '#modules/parties/cast/customer-desk.ts'
import { peopleRoutes } from '#modules/people/routes.ts'
import { workers } from '#modules/people/workers/contract.ts'
import * as delivery from '#modules/sales/deliveries/contract.ts'
import * as sale from '#modules/sales/orders/contract.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { allLaws, aWorkshop, type Workshop } from './cast/workshop.ts'
import { houseRecord } from './house.record.ts'
import { houseWorkers } from './houses/contract.ts'
import * as margin from './margin/contract.ts'
import * as order from './orders/contract.ts'
import * as result from './results/contract.ts'

let db: Database
let shop: Workshop

beforeAll(async () => {
  db = await testDatabase()
  shop = await aWorkshop(db, {
    pieceRate: '500',
    house: { overheadKind: 'percent', overheadPercent: '10', secondPercent: '50' },
  })
})

test('a house is declared as its table is made', async () => {
  expect(await recordDifferences(db.read, houseRecord)).toEqual([])
})

describe('a sales order that is made, delivered and weighed', () => {
  test('earns its price less what the pieces really cost, to the rupiah', async () => {
    const sales = deskOf(db, shop.actor, salesRoutes)
    const customer = await customerDesk(db, shop.actor).add()
    const sold = await sales.do(sale.createOrder, {
      customerId: customer.id,
      date: '2026-11-02',
      confirm: true,
      warehouseId: shop.finished,
      lines: [{ itemId: shop.paving, qty: '90', price: '5000' }],
    })
    const asked = await shop.do(margin.orderProduction, { id: sold.id })
    expect(asked).toMatchObject({ canPlan: true, lines: [{ unit: 'pcs', qty: '90', toMake: '90', hasRecipe: true }] })

    // 50 kg × 1.500 + 0,5 m³ × 300.000 + 100 × 500 = 275.000; overhead 10 %.
    const draft = await shop.draft({ orderLineId: asked.lines[0]!.orderLineId })
    expect(draft).toMatchObject({ costs: { estimated: '302500' }, orderId: sold.id })
    const planned = await shop.do(order.planOrder, { id: draft.id, version: draft.version })
    expect(planned).toMatchObject({ number: 'SPK-2611-0001', shortages: [] })
    await shop.do(order.startOrder, { id: draft.id, version: planned.version })

    // Two kilograms more than the recipe says, within the tolerance.
    let now = await shop.seen(draft.id)
    await shop.do(result.useMaterial, {
      id: draft.id,
      version: now.version,
      date: '2026-11-04',
      lines: [
        { itemId: shop.cement, qty: '52' },
        { itemId: shop.sand, qty: '0.5' },
      ],
    })
    expect(await shop.balance('1-1510')).toBe(228_000n)

    now = await shop.seen(draft.id)
    await shop.do(result.recordLabour, {
      id: draft.id,
      version: now.version,
      date: '2026-11-04',
      rows: [
        { workerName: 'Pak Dede', qty: '60' },
        { workerName: 'Ujang', qty: '40', rate: '550' },
      ],
    })
    expect(await shop.balance('2-1300')).toBe(-52_000n)
    // Each name is owed its own.
    const [house] = (await db.pool.query('select id from production_house')).rows
    const owed = (await shop.do(houseWorkers, { id: house.id })).map((each) => [each.name, each.owed])
    expect(owed.toSorted()).toEqual([
      ['Pak Dede', '30000'],
      ['Ujang', '22000'],
    ])

    // Pak Dede is somebody of the site crews: what he is owed goes with him, nothing is lost, and once is enough.
    const dede = await deskOf(db, shop.actor, peopleRoutes).do(workers.add, { name: 'Dede Supriatna', trade: 'Tukang' })
    const [typed] = (await shop.do(houseWorkers, { id: house.id })).filter(({ name }) => name === 'Pak Dede')
    expect(typed).toMatchObject({ isKnown: false })
    const same = { id: typed?.typedId ?? '', workerId: dede.id }
    await shop.do(result.tieWorker, same)
    await expect(shop.do(result.tieWorker, same)).rejects.toMatchObject({ code: 'labour.tied' })
    const after = await shop.do(houseWorkers, { id: house.id })
    expect(after.map((each) => [each.name, each.owed, each.isKnown]).toSorted()).toEqual([
      ['Pak Dede', '30000', true],
      ['Ujang', '22000', false],
    ])
    const { personId } = await deskOf(db, shop.actor, peopleRoutes).do(workers.open, { id: dede.id })
    const { rows: owing } = await db.pool.query(
      `select (credit - debit)::int as owed from party_balance where account_code = '2-1300' and party_id = $1`,
      [personId],
    )
    expect(owing).toEqual([{ owed: 30_000 }])
    expect(await shop.balance('2-1300')).toBe(-52_000n)

    now = await shop.seen(draft.id)
    await shop.do(result.recordOutput, {
      id: draft.id,
      version: now.version,
      date: '2026-11-04',
      good: '40',
      second: '0',
      reject: '0',
    })
    // 280.000 and 28.000 overhead are in process; the cement covers 101,3 blocks on the whole.
    now = await shop.seen(draft.id)
    expect(now.costs).toMatchObject({ overhead: '28000', output: '121579', wip: '186421' })

    await shop.do(result.recordOutput, {
      id: draft.id,
      version: now.version,
      date: '2026-11-05',
      good: '50',
      second: '6',
      reject: '4',
      finish: true,
    })
    now = await shop.seen(draft.id)
    expect(now).toMatchObject({
      stage: 'done',
      goodQty: '90',
      secondQty: '6',
      rejectQty: '4',
      costs: { total: '308000', output: '308000', loss: '0', wip: '0' },
    })
    expect(now.materials.map((each) => each.variance)).toEqual(['2', '0'])
    expect(await shop.balance('1-1510')).toBe(0n)
    expect(await shop.balance('6-2900')).toBe(-28_000n)
    await allLaws(db)

    await sales.do(delivery.createDelivery, { id: sold.id, date: '2026-11-06', warehouseId: shop.finished })
    // The last step had 186.421 for 50 good and 6 seconds worth half each: 175.869 and 10.552.
    const [second] = (await db.pool.query(`select id, name from item where code like '%-KW2'`)).rows
    expect(await shop.held(second.id, shop.finished)).toMatchObject({ value: 10_552n })
    expect(second.name).toMatch(/\(KW2\)$/)
    // All the good pieces left, so they took with them what making them cost.
    expect(await shop.do(margin.orderMargin, { id: sold.id })).toMatchObject({
      orderNet: '450000',
      deliveredNet: '450000',
      cost: '297448',
      bookCost: '297448',
      margin: '152552',
      marginPercent: '33.9004',
      production: [{ label: 'SPK-2611-0001', estimated: '302500', actual: '308000', loss: '0', unitCost: '3304.98' }],
    })
    await allLaws(db)
  })

  test('costs what making its own pieces cost, though cheaper ones lie in the same warehouse', async () => {
    const sales = deskOf(db, shop.actor, salesRoutes)
    const customer = await customerDesk(db, shop.actor).add()
    const cheap = await shop.running({ plannedQty: '100' })
    const all = { second: '0', reject: '0', useRecipe: true, finish: true, date: '2026-11-07' as const }
    await shop.do(result.recordOutput, { id: cheap.id, version: cheap.version, good: '100', ...all })
    const sold = await sales.do(sale.createOrder, {
      customerId: customer.id,
      date: '2026-11-02',
      confirm: true,
      warehouseId: shop.finished,
      lines: [{ itemId: shop.paving, qty: '50', price: '9000' }],
    })
    const { lines } = await shop.do(margin.orderProduction, { id: sold.id })
    const dear = await shop.running({ plannedQty: '50', orderLineId: lines[0]!.orderLineId })
    await shop.do(result.recordLabour, {
      id: dear.id,
      version: dear.version,
      rows: [{ workerName: 'UJANG', qty: '50', rate: '4000' }],
    })
    const seen = await shop.seen(dear.id)
    await shop.do(result.recordOutput, { id: dear.id, version: seen.version, good: '50', ...all })
    const cost = (await shop.seen(dear.id)).costs!.total
    await sales.do(delivery.createDelivery, { id: sold.id, date: '2026-11-08', warehouseId: shop.finished })
    const told = await shop.do(margin.orderMargin, { id: sold.id })
    expect(told.cost).toBe(cost)
    // The ledger took the average of both, which is less; it is told beside.
    expect(BigInt(told.bookCost)).toBeLessThan(BigInt(cost))
    expect((await db.pool.query('select count(*)::int as n from production_worker')).rows).toEqual([{ n: 2 }])
    await allLaws(db)
  })

  test('asks for no more than what is neither delivered, made nor on its way', async () => {
    const sales = deskOf(db, shop.actor, salesRoutes)
    const customer = await customerDesk(db, shop.actor).add()
    const sold = await sales.do(sale.createOrder, {
      customerId: customer.id,
      date: '2026-11-02',
      confirm: true,
      warehouseId: shop.finished,
      lines: [{ itemId: shop.paving, qty: '80', price: '5000' }],
    })
    const toMake = async () => (await shop.do(margin.orderProduction, { id: sold.id })).lines[0]!.toMake
    const { lines } = await shop.do(margin.orderProduction, { id: sold.id })
    const now = await shop.running({ plannedQty: '50', orderLineId: lines[0]!.orderLineId })
    expect(await toMake()).toBe('30')
    await shop.do(result.recordOutput, {
      id: now.id,
      version: now.version,
      date: '2026-11-07',
      good: '50',
      second: '0',
      reject: '0',
      useRecipe: true,
      finish: true,
    })
    expect(await toMake()).toBe('30')
    await sales.do(delivery.createDelivery, {
      id: sold.id,
      date: '2026-11-08',
      warehouseId: shop.finished,
      lines: [{ orderLineId: lines[0]!.orderLineId, qty: '50' }],
    })
    expect(await toMake()).toBe('30')
    await allLaws(db)
  })
})
