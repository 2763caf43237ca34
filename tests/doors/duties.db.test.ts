import { afterAll, beforeAll, expect, test } from 'vitest'
import { money } from '#ground/money.ts'
import { allRoutes } from '#app/server-routes.ts'
import { knowPeople } from '#kit/access/people.ts'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { deskOf, type Desk } from '#kit/http/desk.ts'
import { newId } from '#kit/id.ts'
import { knowApprovers, saveBands } from '#kit/posting/approval.ts'
import type { Approvable, Decision } from '#kit/posting/decisions.ts'
import { anOffice, type Office } from '#modules/purchasing/cast/office.ts'
import * as bill from '#modules/purchasing/bills/contract.ts'
import * as purchase from '#modules/purchasing/orders/contract.ts'
import * as request from '#modules/purchasing/requests/contract.ts'
import { aShop, type Shop } from '#modules/sales/cast/shop.ts'
import * as invoice from '#modules/sales/invoices/contract.ts'
import * as acts from '#modules/sales/orders/act-contract.ts'
import * as order from '#modules/sales/orders/contract.ts'
import { saveSalesSettings } from '#modules/sales/orders/settings-contract.ts'

let db: Database
let office: Office
let shop: Shop
let service: string
const [clerk, chief] = [newId(), newId()]

beforeAll(async () => {
  db = await testDatabase()
  office = await anOffice(db)
  shop = await aShop(db)
  service = await shop.service('Pasang keramik')
  knowPeople(async () => [])
  const kinds: [Office['actor'], Approvable, string][] = [
    [office.actor, 'purchase-request', 'approve pembelian-barang'],
    [office.actor, 'purchase-order', 'approve pembelian-barang'],
    [shop.actor, 'sales-invoice', 'approve order'],
  ]
  for (const [actor, doc, permission] of kinds)
    await db.withTx((tx) => saveBands(tx, actor, doc, [{ fromAmount: money(1_000_000), permission }]))
  await shop.do(saveSalesSettings, {
    ...{ version: 0, billFirst: true, overDeliveryPercent: '0', creditMode: 'off', retentionTax: 'at-release' },
    ...{ quotationDays: 14, termDays: 30 },
  })
})
afterAll(() => {
  knowApprovers(async () => [])
  return db?.close()
})

interface Paper {
  readonly id: string
  readonly version: number
}
type Decide = (who: Desk, paper: Paper, decision: Decision) => Promise<unknown>

const said = (paper: Paper, decision: Decision) => ({
  ...{ id: paper.id, version: paper.version, decision },
  note: decision === 'return' ? 'Periksa lagi' : null,
})

/** Each kind: written by one, handed in by another. */
const papers: readonly [name: string, write: (by: Desk, handIn: Desk) => Promise<Paper>, decide: Decide][] = [
  [
    'a request',
    async (by, handIn) => {
      const lines = [{ itemId: office.cement, qty: '100', estPrice: '50000' }]
      const head = { date: '2026-11-03', neededBy: '2026-11-20', warehouseId: office.house.main }
      const made = await by.do(request.createRequest, { ...head, lines, submit: false } as never)
      return handIn.do(request.submitRequest, { id: made.id, version: made.version })
    },
    (who, paper, decision) => who.do(request.decideRequest, said(paper, decision)),
  ],
  [
    'a purchase',
    async (by, handIn) => {
      const lines = [{ itemId: office.cement, qty: '100', price: '50000' }]
      const head = { supplierId: office.supplierId, date: '2026-11-03', warehouseId: office.house.main }
      const made = await by.do(purchase.createPurchase, { ...head, lines, submit: false } as never)
      return handIn.do(purchase.submitPurchase, { id: made.id, version: made.version })
    },
    (who, paper, decision) => who.do(purchase.decidePurchase, said(paper, decision)),
  ],
  [
    'a change of a purchase',
    async (by, handIn) => {
      const head = { supplierId: office.supplierId, date: '2026-11-03', warehouseId: office.house.main }
      const lines = [{ itemId: office.cement, qty: '1', price: '50000' }]
      const made = await by.do(purchase.createPurchase, { ...head, lines, submit: true } as never)
      const { version, lines: kept } = await by.do(purchase.openPurchase, { id: made.id })
      const more = [{ id: kept[0]?.id, itemId: office.cement, qty: '100', price: '50000' }]
      const change = { ...head, id: made.id, version, lines: more, reason: 'Ditambah' }
      return handIn.do(purchase.amendPurchase, change as never)
    },
    (who, paper, decision) => who.do(purchase.decidePurchase, said(paper, decision)),
  ],
  [
    'a bill dearer than its order',
    async (by, handIn) => {
      const receipt = await office.received()
      const made = await by.do(bill.createBill, {
        ...{ supplierId: office.supplierId, supplierInvoiceNo: newId(), supplierInvoiceDate: '2026-11-05' },
        ...{
          date: '2026-11-05',
          lines: [{ receiptLineId: receipt.lines[0]?.id, price: '2000' }],
          post: false,
          confirmDuplicates: true,
        },
      } as never)
      const { id, version } = made as Paper
      return handIn.do(bill.postBill, { id, version, confirmDuplicates: true }) as Promise<Paper>
    },
    (who, paper, decision) => who.do(bill.decideBill, said(paper, decision)),
  ],
  [
    'an invoice',
    async (by, handIn) => {
      const lines = [{ itemId: service, qty: '20', price: '100000' }]
      const head = { customerId: shop.customerId, date: '2026-11-02', confirm: true, lines }
      const { id } = await shop.do(order.createOrder, head)
      const made = await by.do(invoice.createInvoice, { id, date: '2026-11-05', post: false })
      return handIn.do(invoice.postInvoice, { id: made.id, version: made.version })
    },
    (who, paper, decision) => who.do(invoice.decideInvoice, said(paper, decision)),
  ],
  [
    'an order',
    async (by, handIn) => {
      const bands = [{ fromAmount: money(1_000_000), permission: 'approve order' }]
      await db.withTx((tx) => saveBands(tx, shop.actor, 'sales-order', bands))
      const lines = [{ itemId: service, qty: '20', price: '100000' }]
      const head = { customerId: shop.customerId, date: '2026-11-02', confirm: false, lines }
      const made = await by.do(order.createOrder, head)
      return handIn.do(acts.confirmOrder, { id: made.id, version: made.version })
    },
    (who, paper, decision) => who.do(acts.decideOrder, said(paper, decision)),
  ],
]

const home = (name: string) => (/order|invoice$/.test(name) && !name.includes('bill') ? shop.actor : office.actor)

test.each(papers)('%s waits for somebody who neither wrote it nor handed it in', async (name, write, decide) => {
  const actor = home(name)
  const writer = deskOf(db, actor, allRoutes)
  const [handIn, boss] = [clerk, chief].map((userId) => deskOf(db, { ...actor, userId, name: 'Lain' }, allRoutes)) as [
    Desk,
    Desk,
  ]
  knowApprovers(async () => [actor.userId, clerk, chief])
  const paper = await write(writer, handIn)
  await expect(decide(writer, paper, 'approve')).rejects.toMatchObject({ code: 'approval.wrote' })
  await expect(decide(writer, paper, 'return')).rejects.toMatchObject({ code: 'approval.wrote' })
  await expect(decide(handIn, paper, 'approve')).rejects.toMatchObject({ code: 'approval.own' })
  await decide(boss, paper, 'approve')

  // Where nobody else may, the writer looks at what another handed in; never the other way round.
  knowApprovers(async () => [actor.userId, clerk])
  const second = await write(writer, handIn)
  await expect(decide(handIn, second, 'approve')).rejects.toMatchObject({ code: 'approval.own' })
  await decide(writer, second, 'approve')
})
