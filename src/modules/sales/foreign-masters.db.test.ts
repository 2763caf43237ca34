import { beforeAll, describe, expect, test } from 'vitest'
import { NotFound } from '#kit/http/not-found.ts'
import { newId } from '#kit/id.ts'
import { aCounter, refused, type Counter } from './cast/counter.ts'
import { allLaws, aShop, type Shop } from './cast/shop.ts'
import * as delivery from './deliveries/contract.ts'
import * as invoice from './invoices/contract.ts'
import * as order from './orders/contract.ts'
import * as payment from './payments/contract.ts'

let counter: Counter
let shop: Shop
let other: Shop
let theirs: { item: string; warehouse: string; customer: string; account: string; cash: string }
let ownAccount: string

const accountOf = async ({ actor }: Shop, no: string) => {
  const id = newId()
  await counter.db.pool.query(
    `insert into company_bank_account (id, company_id, line_no, bank, account_no, holder) values ($1, $2, 1, 'BCA', $3, 'PT')`,
    [id, actor.companyId, no],
  )
  return id
}

beforeAll(async () => {
  counter = await aCounter()
  shop = counter.shop
  other = await aShop(counter.db)
  const { cashAccounts } = await other.do(order.startOrder, {})
  theirs = {
    item: await other.goods({ qty: '10', value: 1000n }),
    warehouse: other.house.main,
    customer: other.customerId,
    account: await accountOf(other, '111'),
    cash: cashAccounts[0]!.id,
  }
  ownAccount = await accountOf(shop, '222')
})

const nowhere = (work: Promise<unknown>) => expect(work).rejects.toBeInstanceOf(NotFound)

describe('a document of one company never names a master of another', () => {
  test('an order: no customer, item, warehouse or salesperson of theirs', async () => {
    const lines = [{ itemId: counter.goods, qty: '1', price: '1000' }]
    await nowhere(counter.made({ customerId: theirs.customer }))
    await nowhere(counter.made({ lines: [{ itemId: theirs.item, qty: '1', price: '1000' }] }))
    await nowhere(counter.made({ warehouseId: theirs.warehouse }))
    await nowhere(counter.made({ lines: [{ ...lines[0], warehouseId: theirs.warehouse }] }))
    await nowhere(counter.made({ salespersonId: other.actor.userId }))
  })

  test('a surat jalan, an invoice and a payment: no warehouse, account, cash box or invoice of theirs', async () => {
    const { id } = await counter.made()
    await nowhere(shop.do(delivery.createDelivery, { id, warehouseId: theirs.warehouse }))
    await shop.do(delivery.createDelivery, { id })
    await nowhere(shop.do(invoice.createInvoice, { id, bankAccountId: theirs.account }))
    const billed = await shop.do(invoice.createInvoice, { id, bankAccountId: ownAccount })
    const { version, dueDate } = await shop.do(invoice.openInvoice, { id: billed.id })
    await nowhere(shop.do(invoice.amendInvoice, { id: billed.id, version, dueDate, bankAccountId: theirs.account }))
    await shop.do(invoice.amendInvoice, { id: billed.id, version, dueDate, bankAccountId: ownAccount })
    const paid = { customerId: shop.customerId, amount: '1000' }
    await nowhere(shop.do(payment.recordPayment, { ...paid, cashAccountId: theirs.cash }))
    const owed = { customerId: theirs.customer, amount: '1000' }
    await nowhere(shop.do(payment.recordPayment, owed))
    const across = { ...owed, allocations: [{ invoiceId: billed.id, amount: '1000' }] }
    await refused(other.do(payment.recordPayment, across), 'payment.invoice-not-open')
    await allLaws(counter.db)
  })

  test('an account that left the company stays on the invoice that named it, until another is chosen', async () => {
    const { id } = await counter.made()
    await shop.do(delivery.createDelivery, { id })
    const gone = await accountOf(shop, '333')
    const billed = await shop.do(invoice.createInvoice, { id, bankAccountId: gone })
    await counter.db.pool.query('delete from company_bank_account where id = $1', [gone])
    const { version, dueDate } = await shop.do(invoice.openInvoice, { id: billed.id })
    const kept = await shop.do(invoice.amendInvoice, { id: billed.id, version, dueDate, bankAccountId: gone })
    expect(await shop.do(invoice.openInvoice, { id: billed.id })).toMatchObject({ bankAccountId: gone })
    const { id: back } = await shop.do(invoice.amendInvoice, { ...{ id: billed.id, version: kept.version, dueDate } })
    expect(await shop.do(invoice.openInvoice, { id: back })).toMatchObject({ bankAccountId: null })
  })
})
