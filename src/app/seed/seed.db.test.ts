import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkBooks } from '#app/cli/check-books.ts'
import { hasOrders } from '#app/seed/has-orders.ts'
import { fillLarge } from '#app/seed/large/fill-large.ts'
import { fillDemo, fillWholeDemo } from '#app/seed/small.ts'
import { day } from '#ground/day.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { aShelf } from '#kit/files/cast/shelf.ts'

const today = day('2026-11-21')

let shelf: ReturnType<typeof aShelf>
beforeAll(() => {
  shelf = aShelf()
})
afterAll(() => shelf.clear())

test(
  'people, a site and its crew stand in it too: wages paid, a termin billed, days that wait',
  { timeout: 120_000 },
  async () => {
    const db = await testDatabase()
    await fillWholeDemo(db, today, { orders: 4, days: 5 })
    const { rows } = await db.pool.query<Record<string, number | string>>(`
    select (select count(*)::int from payroll_run where paid = net and net > 0) as "monthsPaid",
      (select count(*)::int from wage_settlement where paid > 0 and paid < net) as saturdays,
      (select count(*)::int from crew_day where approved_at is null) as "daysWaiting",
      (select count(*)::int from progress_report where state = 'approved') as weeks,
      (select count(*)::int from site_report) as reports,
      (select count(*)::int from site_report r where r.workers <> (select count(*) from crew_day d
        where d.project_id = r.project_id and d.day = r.report_date and d.half_days > 0)) as "reportsApart",
      (select count(*)::int from cash_entry where state = 'posted') as "cashEntries",
      (select count(*)::int from stock_document where type = 'pengeluaran') as usages,
      (select count(*)::int from subcontract where state = 'posted') as subcontracts,
      (select count(*)::int from guarantee) as guarantees,
      (select count(distinct employee_id)::int from employee_project) as assigned,
      (select string_agg(case when employee_id is null then 'worker ' else 'employee ' end || repaid || '/' || amount, ', '
        order by employee_id) from kasbon) as kasbon,
      (select gross || ' ' || state || ' ' || (select count(*) from piece_share s where s.opname_id = o.id
        and s.wage_note_id is not null) from piece_opname o) as piece,
      (select count(*)::int from file where owner_subject = 'opname-borongan') as photos,
      (select max(many)::int from (select count(distinct day) as many from crew_day where half_days > 0
        group by worker_id, date_trunc('month', day)) m) as "mostDays",
      (select string_agg(status, ' ' order by status) from project) as projects`)
    expect(rows[0]).toMatchObject({
      monthsPaid: 3,
      saturdays: 13,
      weeks: 8,
      reports: 4,
      reportsApart: 0,
      cashEntries: 13,
      usages: 2,
      subcontracts: 2,
      guarantees: 4,
      assigned: 3,
      kasbon: 'employee 3000000/5000000, worker 450000/900000',
      piece: '5332500 approved 6',
      photos: 1,
    })
    expect(rows[0]?.['projects']).toBe('bast1 berjalan berjalan prospek')
    // Nobody comes near to working every day of three months, which would make them permanent.
    expect(rows[0]?.['mostDays']).toBeLessThan(24)
    expect(rows[0]?.['daysWaiting']).toBeGreaterThan(0)
    expect(await checkBooks(db.read)).toEqual([])
  },
)

test('a month of one company stands at every stage, with right books', { timeout: 120_000 }, async () => {
  const db = await testDatabase()
  expect(await hasOrders(db.read)).toBe(false)
  const made = await fillDemo(db, today, { orders: 48, days: 30 })

  expect(made.orders).toBe(48)
  expect(await hasOrders(db.read)).toBe(true)
  const { rows } = await db.pool.query<{ stage: string }>('select distinct stage from sales_order')
  const stages = rows.map((row) => row.stage)
  expect(stages).toEqual(expect.arrayContaining(['draft', 'confirmed', 'partly-delivered', 'delivered', 'done']))
  const late = await db.pool.query(`select from sales_order where open_due > 0 and next_due < '${today}'`)
  expect(late.rowCount).toBeGreaterThan(0)
  const owed = await db.pool.query<{ late: number }>(
    `select date '${today}' - due_date as late from purchase_bill where open_due > 0 order by 1`,
  )
  // Every column of umur hutang has something to show.
  for (const [from, to] of [
    [-365, 0],
    [1, 30],
    [31, 60],
    [61, 90],
    [91, 365],
  ] as const)
    expect(owed.rows.some(({ late }) => late >= from && late <= to)).toBe(true)
  const bought = await db.pool.query<{ count: number }>(`
    select (select count(*)::int from purchase_order where state = 'posted') as orders,
      (select count(*)::int from goods_receipt) as receipts, (select count(*)::int from purchase_bill) as bills,
      (select count(*)::int from purchase_payment) as payments, (select count(*)::int from purchase_request) as requests`)
  expect(Object.values(bought.rows[0] ?? {}).every((count) => count > 0)).toBe(true)
  const { rows: papers } = await db.pool.query<{ kind: string; many: number }>(kindsOfPapers)
  expect(papers.filter(({ many }) => many === 0)).toEqual([])
  const ahead = await db.pool.query(`
    select advance_withholding_kind as kind, advance_withholding_base::int as base, advance_withheld::int as held
    from purchase_payment where order_id is not null`)
  expect(ahead.rows).toEqual([{ kind: 'pph-final', base: 1_368_000, held: 23_940 }])
  const proven = await db.pool.query(`
    select i.ppn_collector as by, jsonb_array_length(i.withholding) as taxes, i.withheld_total > 0 as held, i.open_due::int as open
    from sales_invoice i where i.ppn_proof_no is not null`)
  expect(proven.rows).toEqual([{ by: 'bendahara', taxes: 2, held: true, open: 0 }])
  const kept = await db.pool.query<{ kept: number; short: number; places: number }>(`
    select count(*)::int as kept, count(distinct warehouse_id)::int as places,
      (count(*) filter (where qty - reserved + incoming <= min_qty))::int as short
    from stock_balance where min_qty is not null and rack is not null`)
  expect(kept.rows[0]?.places).toBeGreaterThanOrEqual(3)
  expect(kept.rows[0]?.short).toBeGreaterThanOrEqual(3)
  expect(kept.rows[0]?.kept).toBeGreaterThan(2 * (kept.rows[0]?.short ?? 0))
  expect(await checkBooks(db.read)).toEqual([])
})

// Of everything that is bought, stored and made there is something to look at.
const kindsOfPapers = `
  select kind, many::int from (values
    ('transfer', (select count(*) from stock_transfer where state = 'posted')),
    ('opname', (select count(*) from stock_count)),
    ('SPK', (select count(*) from production_order)),
    ('nota toko', (select count(*) from purchase_order where is_cash)),
    ('ditolak', (select count(*) from goods_receipt_line where qty_rejected > 0)),
    ('retur', (select count(*) from purchase_return where state = 'posted')),
    ('biaya perolehan', (select count(*) from purchase_landed_share)),
    ('penawaran', (select count(*) from purchase_quote having count(distinct supplier_id) > 2)),
    ('serah terima', (select count(*) from service_handover where state = 'posted')),
    ('daftar harga', (select count(*) from supplier_price)),
    ('rusak', (select count(*) from stock_document where type = 'rusak' and state = 'posted')),
    ('hilang', (select count(*) from stock_document where type = 'hilang' and state = 'posted'))
  ) as paper (kind, many)`

test('copies of a small company are as right as the company itself', { timeout: 120_000 }, async () => {
  const db = await testDatabase()
  const made = await fillLarge(db, today, {
    customers: 60,
    orders: 300,
    items: 60,
    template: { customers: 12, orders: 20, purchases: 14, brands: 1 },
  })

  expect(made).toMatchObject({ customers: 60, orders: 300, items: 66, purchases: 210 })
  const counted = await db.pool.query(`
    select (select count(*)::int from customer) as customers, (select count(*)::int from sales_order) as orders,
      (select count(*)::int from sales_order_line) as lines, (select count(distinct name)::int from customer) as names,
      (select count(distinct number)::int from sales_order) as numbers,
      (select count(*)::int from sales_order where number is not null) as numbered`)
  expect(counted.rows[0]).toMatchObject({ customers: 60, orders: 300, lines: 1200, names: 60 })
  expect(counted.rows[0].numbers).toBe(counted.rows[0].numbered)
  const bought = await db.pool.query(`
    select (select count(*)::int from purchase_order) as orders, (select count(*)::int from item) as items,
      (select count(distinct code)::int from item) as codes, (select count(distinct name)::int from item) as names,
      (select count(*)::int from stock_balance b join warehouse w on w.id = b.warehouse_id where w.type = 'utama') as stocks,
      (select count(*)::int from goods_receipt) as receipts, (select count(*)::int from purchase_bill) as bills,
      (select count(*)::int from purchase_payment) as payments, (select count(*)::int from item_purchase_price) as prices,
      (select count(*)::int from history where subject = 'purchase-order') as told,
      (select sum(incoming) > 0 from stock_balance) as is_awaited`)
  expect(bought.rows[0]).toMatchObject({ orders: 210, items: 66, codes: 66, names: 66, stocks: 57, is_awaited: true })
  for (const kind of ['receipts', 'bills', 'payments', 'prices', 'told']) {
    expect(bought.rows[0][kind]).toBeGreaterThan(100)
  }
  const owed = await db.pool.query(`
    select (select sum(receivable) from customer_standing)::text as standing,
      (select sum(debit - credit) from party_balance where account_code = '1-1300')::text as booked`)
  expect(owed.rows[0].standing).toBe(owed.rows[0].booked)
  const { rows: papers } = await db.pool.query<{ kind: string; many: number; numbered: number }>(stored)
  for (const { kind, many, numbered } of papers) {
    expect(many, kind).toBeGreaterThan(10)
    expect(numbered, kind).toBe(many)
  }
  const { rows: stages } = await db.pool.query('select distinct stage from production_order order by 1')
  expect(stages.map(({ stage }) => stage)).toEqual(['done', 'planned', 'running'])
  // Nothing lies below nothing, no promise is greater than what is there for it, and nobody earns what nobody is.
  const wrong = await db.pool.query(`
    select b.item_id from stock_balance b join warehouse w on w.id = b.warehouse_id
    where b.qty < 0 or (w.type = 'produksi' and b.reserved > b.qty)
    union all
    select party_id from party_balance where account_code = '2-1300' and party_id not in (select id from production_worker)`)
  expect(wrong.rows).toEqual([])
  expect(await checkBooks(db.read)).toEqual([])
})

// Goods that went to a site, were used and counted there, and what the house made: each with a number of its own.
const stored = `
  select 'transfer' as kind, count(*)::int as many, count(distinct number)::int as numbered from stock_transfer
  union all select 'opname', count(*)::int, count(distinct number)::int from stock_count
  union all select 'pemakaian', count(*)::int, count(distinct number)::int from stock_document where type = 'pengeluaran'
  union all select 'SPK', count(*)::int, count(distinct number)::int from production_order`
