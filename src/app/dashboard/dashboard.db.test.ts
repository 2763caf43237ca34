import { afterAll, beforeAll, expect, test } from 'vitest'
import { actorOf } from '#app/seed/as-person.ts'
import { demoSizes, fillDemo } from '#app/seed/small.ts'
import { allRoutes } from '#app/server-routes.ts'
import { dayIn } from '#ground/day.ts'
import { money } from '#ground/money.ts'
import type { Actor } from '#kit/access/actor.ts'
import { now } from '#kit/clock.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { saveBands } from '#kit/posting/approval.ts'
import { cashFlow } from '#modules/journal/contract.ts'
import { rolePresets } from '#modules/company/accounts/role-presets.ts'
import { listBills } from '#modules/purchasing/bills/contract.ts'
import { listPurchases } from '#modules/purchasing/orders/contract.ts'
import { createInvoice, listInvoices } from '#modules/sales/invoices/contract.ts'
import { listOrders } from '#modules/sales/orders/contract.ts'
import { writeOffInvoice } from '#modules/sales/write-offs/contract.ts'
import { listStock } from '#modules/warehouse/contract.ts'
import { listCounts } from '#modules/warehouse/opname/contract.ts'
import { listTransfers } from '#modules/warehouse/transfers/contract.ts'
import type { Figure, PeriodName } from './contract.ts'
import { openActivity, openFigures, openOrderStages, openSetup, openTasks, taskKinds } from './contract.ts'
import { taskSources } from './task-sources.ts'
import { tasksOf } from './tasks.ts'

let db: Database
let boss: Actor

beforeAll(async () => {
  db = await testDatabase()
  const { companyId } = await fillDemo(db, dayIn('Asia/Jakarta', now()), demoSizes.small)
  boss = actorOf(newId(), companyId)
  await db.pool.query(
    `update stock_balance set min_qty = qty + incoming + 1000
     where id in (select id from stock_balance where company_id = $1 order by id limit 2)`,
    [companyId],
  )
}, 120_000)
afterAll(() => db?.close())

const desk = (actor: Actor = boss) => deskOf(db, actor, allRoutes)
const only = (...rights: string[]): Actor => ({
  ...boss,
  can: (right) => rights.includes(right) || right === 'view dashboard',
})
const figures = async (actor: Actor, period: PeriodName = 'bulan-ini') =>
  (await desk(actor).do(openFigures, { period })).figures

/** What the list behind a figure says: the sum of its column, or how many rows it has. */
async function listSays({ id, search }: Figure): Promise<string> {
  const { jenis: _jenis, tab: _tab, ...asked } = search
  if (id === 'piutang') return (await desk().do(listInvoices, asked)).totals['openDue'] ?? ''
  if (id === 'hutang') return (await desk().do(listBills, asked)).totals['openDue'] ?? ''
  if (id === 'penjualan') return (await desk().do(listOrders, asked)).totals['total'] ?? ''
  if (id === 'perlu-dikirim') return String((await desk().do(listOrders, asked)).count)
  if (id === 'perlu-diterima') return String((await desk().do(listPurchases, asked)).count)
  return String((await desk().do(listStock, asked)).count)
}

test('each figure is what the list behind it says, and none is an idle zero', async () => {
  const seller = await figures(only('view order'))
  const keeper = await figures(only('view pembelian-barang', 'view stock'))
  for (const figure of [...seller, ...keeper]) {
    expect(await listSays(figure), figure.id).toBe(figure.value)
    expect(figure.value, figure.id).not.toBe('0')
  }
  expect([...seller, ...keeper].map(({ id }) => id)).toEqual([
    'piutang',
    'penjualan',
    'perlu-dikirim',
    'hutang',
    'perlu-diterima',
    'perlu-dibeli',
  ])
})

test('cash of a month is its row in the table of the cash flow, also when asked day by day', async () => {
  const [first, second] = await figures(boss)
  const month = (await desk().do(cashFlow, {})).at(-1)
  expect([first?.value, second?.value]).toEqual([month?.cashIn, month?.cashOut])
  const today = dayIn('Asia/Jakarta', now())
  const asDays = await desk().do(openFigures, { period: 'rentang', from: `${today.slice(0, 8)}01`, to: today })
  expect(asDays.figures[0]?.value).toBe(month?.cashIn)
})

test('what is open is told by when it falls due: the parts are the whole, the late part is the list of what is late', async () => {
  const all = await figures(boss)
  for (const id of ['piutang', 'hutang']) {
    const figure = all.find((each) => each.id === id)
    const { late, soon, later } = figure?.due ?? { late: '0', soon: '0', later: '0' }
    expect(BigInt(late) + BigInt(soon) + BigInt(later), id).toBe(BigInt(figure?.value ?? -1))
    expect(Number(figure?.late), id).toBeGreaterThan(0)
  }
  const late = (await desk().do(listInvoices, { isOverdue: 'true' })).totals['openDue']
  expect(all.find(({ id }) => id === 'piutang')?.due?.late).toBe(late)
  // Bills brought over from before count as well: they are what is late first.
  const bills = await desk().do(listBills, { isOverdue: 'true' })
  expect(bills.rows.some(({ kind }) => kind === 'opening')).toBe(true)
  expect(all.find(({ id }) => id === 'hutang')).toMatchObject({
    late: String(bills.count),
    due: { late: bills.totals['openDue'] },
  })
  const part = { ...boss, scope: { ...boss.scope, ownOnly: true } }
  expect((await figures(part)).filter(({ due }) => due)).toEqual([])
})

test('everybody sees the figures and tasks of their own work, nobody more than four', async () => {
  expect((await figures(boss)).map(({ id }) => id)).toEqual(['kas-masuk', 'kas-keluar', 'piutang', 'hutang'])
  expect(await figures(only())).toEqual([])
  const { tasks } = await desk(only('view stock', 'create stock')).do(openTasks, {})
  expect(new Set(tasks.map(({ kind }) => kind))).toEqual(new Set(['stock', 'count', 'transfer']))
})

test('the roles of a new house open at their own work: who keeps the warehouse sees goods and no money', async () => {
  const shownTo = async (role: string) => {
    const rights: readonly string[] = rolePresets.find(({ name }) => name === role)?.permissions ?? []
    return (await figures(only(...rights))).map(({ id }) => id).join(' ')
  }
  const money = 'kas-masuk kas-keluar piutang hutang'
  expect(await shownTo('Gudang')).toBe('perlu-dikirim perlu-diterima perlu-dibeli')
  expect(await shownTo('Pembelian')).toBe('hutang perlu-diterima perlu-dibeli')
  expect(await shownTo('Sales/Admin Order')).toBe('piutang penjualan perlu-dikirim')
  expect([await shownTo('Keuangan'), await shownTo('Auditor')]).toEqual([money, money])
  expect(await shownTo('Mandor')).toBe('')
})

test('money is asked for by whoever sells or keeps the books, not by who only sends the goods', async () => {
  const kindsOf = async (role: string) => {
    const rights: readonly string[] = rolePresets.find(({ name }) => name === role)?.permissions ?? []
    return (await desk(only(...rights)).do(openTasks, {})).groups.map(({ kind }) => kind)
  }
  expect(await kindsOf('Gudang')).toContain('send')
  expect(await kindsOf('Gudang')).not.toContain('overdue')
  expect(await kindsOf('Sales/Admin Order')).toContain('overdue')
  expect(await kindsOf('Keuangan')).toContain('overdue')
})

test('what waits is named with its page, the most pressing of each kind first', async () => {
  const { tasks, failed } = await desk().do(openTasks, {})
  expect(failed).toEqual([])
  expect(tasks.length).toBeGreaterThan(5)
  expect(tasks.every(({ to, act, text }) => to.startsWith('/') && act !== '' && text !== '')).toBe(true)
})

test('how many of a kind wait is what the list behind it counts, and the rows are those of that list', async () => {
  const { tasks, groups } = await desk().do(openTasks, {})
  const goods = { transfer: listTransfers, count: listCounts, stock: listStock }
  const lists = { overdue: listInvoices, send: listOrders, receive: listPurchases, pay: listBills, ...goods }
  const behind = groups.filter(({ to }) => to !== null)
  expect(behind.map(({ kind }) => kind)).toEqual(Object.keys(lists))
  for (const { kind, to, count, isCapped } of behind) {
    const { jenis: _jenis, tab: _tab, ...search } = Object.fromEntries(new URLSearchParams(to?.split('?')[1]))
    const list = await desk().do(lists[kind as keyof typeof lists], { ...search, size: '100' } as never)
    expect([list.count, isCapped], kind).toEqual([count, false])
    const ids = list.rows.map(({ id }) => id)
    const shown = tasks.filter((task) => task.kind === kind).map(({ id }) => id)
    expect(shown, kind).toHaveLength(Math.min(count, 8))
    if (count <= 100) expect(ids, kind).toEqual(expect.arrayContaining(shown))
  }
  for (const { text, since } of tasks) expect(since, text).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('everything that can wait has a word, a picture and its place among the others', () => {
  expect(taskSources.map(({ kind }) => kind)).toEqual(taskKinds)
})

test('a kind that fails is named, and the others stand', async () => {
  const broken = taskSources.map((source) =>
    source.kind === 'send' ? { ...source, find: () => Promise.reject(new Error('broken for this test')) } : source,
  )
  const { tasks, failed } = await tasksOf(db.read, boss, broken)
  expect(failed).toEqual(['send'])
  expect(tasks.some(({ kind }) => kind === 'stock')).toBe(true)
})

test('the first steps are told by what is there', async () => {
  expect((await desk().do(openSetup, {})).done).toEqual(['company', 'customer', 'item', 'stock', 'order', 'invoice'])
  const empty = { ...boss, companyId: newId() }
  expect(await desk(empty).do(openSetup, {})).toEqual({ companyId: empty.companyId, done: [] })
})

test('orders on their way are counted by status as the list counts them', async () => {
  await db.pool.query(
    `update production_order set order_id = o.id from (
      select id from sales_order where company_id = $1 and stage = 'confirmed' limit 1
    ) o where company_id = $1 and stage = 'running'`,
    [boss.companyId],
  )
  const stages = await desk().do(openOrderStages, {})
  expect(stages.find(({ status }) => status === 'making')?.count).toBe(1)
  for (const { status, count } of stages) expect((await desk().do(listOrders, { status })).count, status).toBe(count)
})

test('who sees part of the orders is counted from these alone', async () => {
  const own = { ...boss.scope, ownOnly: true }
  const nobody: Actor = { ...boss, userId: newId(), scope: own }
  expect((await desk(nobody).do(openOrderStages, {})).every(({ count }) => count === 0)).toBe(true)
  expect((await figures(nobody)).filter(({ unit }) => unit === 'money').slice(2)).toMatchObject([
    { id: 'piutang', value: '0' },
    { id: 'hutang', value: '0' },
  ])
  const places = await db.pool.query<{ id: string }>('select id from warehouse where company_id = $1', [boss.companyId])
  const keeper: Actor = { ...boss, scope: { ...boss.scope, warehouses: places.rows.map(({ id }) => id) } }
  for (const { status, count } of await desk(keeper).do(openOrderStages, {}))
    expect((await desk(keeper).do(listOrders, { status })).count, status).toBe(count)
  const owed = (await figures(keeper)).find(({ id }) => id === 'piutang')
  expect(owed?.value).toBe(
    (await desk(keeper).do(listInvoices, { status: 'open,partly-paid,overdue' })).totals['openDue'],
  )
})

test('the last acts are told once for each thing, to whoever may see it, without amounts or reasons', async () => {
  const all = await desk().do(openActivity, {})
  expect(all).toHaveLength(10)
  expect(all.map((one) => one.at)).toEqual(
    all
      .map((one) => one.at)
      .toSorted()
      .toReversed(),
  )
  expect(new Set(all.map((one) => one.to)).size).toBe(10)
  for (const one of all) expect(Object.keys(one).toSorted()).toEqual(['act', 'at', 'by', 'id', 'name', 'to', 'what'])

  expect(await desk(only()).do(openActivity, {})).toEqual([])
  const sellers = await desk(only('view order')).do(openActivity, {})
  expect(sellers.length).toBeGreaterThan(0)
  for (const one of sellers) expect(one.to).toMatch(/^\/order\//)
  const nobody = { ...only('view order'), scope: { ...boss.scope, ownOnly: true }, userId: newId() }
  expect(await desk(nobody).do(openActivity, {})).toEqual([])
  expect(await desk({ ...boss, companyId: newId() }).do(openActivity, {})).toEqual([])
})

test('an invoice that waits is a task of who may say yes, and leads to its page', async () => {
  const bands = [{ fromAmount: money(0), permission: 'approve order' }]
  await db.withTx((tx) => saveBands(tx, boss, 'sales-invoice', bands))
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from sales_order where company_id = $1 and state = 'posted' and closed_at is null and billing = 'none'
     order by id limit 1`,
    [boss.companyId],
  )
  const asked = { id: rows[0]!.id, kind: 'down_payment' as const, percent: '10' }
  const { id } = await desk().do(createInvoice, asked)
  const tasks = async (actor: Actor) => (await tasksOf(db.read, actor)).tasks.filter((task) => task.id === id)
  expect(await tasks(only('view order', 'update order'))).toEqual([])
  expect(await tasks(boss)).toMatchObject([
    { text: 'Menunggu persetujuan Anda', to: `/order/invoice/${asked.id}?dokumen=${id}` },
  ])
  await db.withTx((tx) => saveBands(tx, boss, 'sales-invoice', []))
})

test('a claim somebody gave up is a task of who may say yes, and leads to its invoice', async () => {
  const { rows } = await db.pool.query<{ id: string; order: string; version: number; number: string; open: string }>(
    `select id, order_id as "order", version, number, open_due::text as open from sales_invoice
     where company_id = $1 and state = 'posted' and kind = 'sale' and open_due > 100000 order by id limit 1`,
    [boss.companyId],
  )
  const { id, version, number, open, order } = rows[0]!
  const other = { ...boss, userId: newId() }
  const given = await desk(other).do(writeOffInvoice, { id, version, date: null, reason: 'Pailit' })
  const tasks = async (actor: Actor) => (await tasksOf(db.read, actor)).tasks.filter((task) => task.id === given.id)
  expect(await tasks(only('view order', 'update order'))).toEqual([])
  expect(await tasks(boss)).toMatchObject([
    { text: 'Menunggu persetujuan Anda', amount: open, to: `/order/invoice/${order}?dokumen=${id}` },
  ])
  expect((await tasks(boss))[0]?.about).toContain(`Penghapusan ${number} · `)
})
