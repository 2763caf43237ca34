import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { balanceOf } from '#modules/journal/face.ts'
import { allLaws, aShop, type Shop } from '../cast/shop.ts'
import * as invoice from '../invoices/contract.ts'
import * as order from '../orders/contract.ts'
import { receiptOf } from '../papers/from-payment.ts'
import * as payment from './contract.ts'

let db: Database
let shop: Shop
let labour: string

beforeAll(async () => {
  db = await testDatabase()
})

beforeEach(async () => {
  shop = await aShop(db)
  labour = await shop.service('Pemasangan')
})

const balance = (account: string) => balanceOf(db.read, shop.actor.companyId, account)
const books = async () => ({
  bank: await balance('1-1200'),
  receivable: await balance('1-1300'),
  pph22: await balance('1-1610'),
  pph23: await balance('1-1620'),
  final: await balance('8-1000'),
  advance: await balance('2-1200'),
})
const nothing = { bank: 0n, receivable: 0n, pph22: 0n, pph23: 0n, final: 0n, advance: 0n }
// 10 jt and PPN: 11,1 jt; nobody expects tax to be held back.
const aBill = async () => {
  const { id: orderId } = await shop.do(order.createOrder, {
    ...{ customerId: shop.customerId, date: '2026-11-03', confirm: true },
    lines: [{ itemId: labour, qty: '1', price: '10000000' }],
  })
  const { id } = await shop.do(invoice.createInvoice, { id: orderId, date: '2026-11-03' })
  const see = () => shop.do(invoice.openInvoice, { id })
  expect(await see()).toMatchObject({ withholding: [], netOpen: '10000000' })
  return { orderId, id, see }
}
const seePayment = (id: string) => shop.do(payment.openPayment, { id })
const without = async () =>
  (await shop.do(payment.listPayments, { lacksProof: 'true' })).rows.map(({ withheldTotal }) => withheldTotal)

describe.each([
  ['pph22', '1.5', 150_000n],
  ['pph23', '2', 200_000n],
  ['pph-final', '1.75', 175_000n],
] as const)('a customer who holds back %s that nobody planned', (kind, rate, tax) => {
  const account = { pph22: 'pph22', pph23: 'pph23', 'pph-final': 'final' }[kind]

  test('settles the invoice: money and tax are the receivable, to the rupiah; void takes it all back', async () => {
    const bill = await aBill()
    const paid = await shop.do(payment.recordPayment, {
      ...{ customerId: shop.customerId, date: '2026-11-10', amount: String(11_100_000n - tax) },
      allocations: [
        {
          ...{ invoiceId: bill.id, amount: '11100000' },
          withholding: [{ kind, rate, proofNo: 'BP-77', proofDate: '2026-11-12' }],
        },
      ],
    })
    expect(await seePayment(paid.id)).toMatchObject({
      withheldTotal: String(tax),
      unallocated: '0',
      allocations: [
        {
          ...{ withholdingKind: kind, withholdingRate: rate, withholdingBase: '10000000', withheld: String(tax) },
          ...{ proofNo: 'BP-77', proofDate: '2026-11-12' },
        },
      ],
    })
    expect(await books()).toEqual({ ...nothing, bank: 11_100_000n - tax, [account]: tax })
    expect(await bill.see()).toMatchObject({ status: 'paid', openDue: '0', withholding: [] })
    await allLaws(db)

    const { version } = await seePayment(paid.id)
    await shop.do(payment.voidPayment, { id: paid.id, version, reason: 'Salah catat' })
    expect(await books()).toEqual({ ...nothing, receivable: 11_100_000n })
    expect(await bill.see()).toMatchObject({ openDue: '11100000', netOpen: '10000000' })
    await allLaws(db)
  })

  test('is one step from the order, and chased until its bukti potong comes', async () => {
    const bill = await aBill()
    const paid = await shop.do(payment.payOrder, {
      ...{ id: bill.orderId, date: '2026-11-10', withholding: [{ kind, rate }] },
    })
    expect(await books()).toEqual({ ...nothing, bank: 11_100_000n - tax, [account]: tax })
    expect(await without()).toEqual([String(tax)])
    const { version, allocations } = await seePayment(paid.id)
    const proofs = [{ allocationId: allocations[0]!.id, proofNo: 'BP-9', proofDate: '2026-12-01' }]
    await shop.do(payment.amendPayment, { id: paid.id, version, proofs })
    expect(await without()).toEqual([])
    expect((await shop.do(payment.listPayments, {})).rows).toMatchObject([{ proofNos: 'BP-9' }])
    await allLaws(db)
  })
})

describe('tax that was not planned', () => {
  test('may be a part: money for some, the tax by amount and base, the rest stays open', async () => {
    const bill = await aBill()
    await shop.do(payment.payOrder, {
      ...{ id: bill.orderId, date: '2026-11-10', amount: '5000000' },
      withholding: [{ kind: 'pph23', withheld: '60000', base: '3000000' }],
    })
    expect(await books()).toEqual({ ...nothing, bank: 5_000_000n, pph23: 60_000n, receivable: 6_040_000n })
    await allLaws(db)
  })

  test('may come after the money: the bukti potong alone settles what it left open', async () => {
    const bill = await aBill()
    await shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-10', amount: '10900000' })
    await shop.do(payment.payOrder, {
      ...{ id: bill.orderId, date: '2026-11-20', amount: '0' },
      withholding: [{ kind: 'pph23', withheld: '200000', rate: '2', proofNo: 'BP-1' }],
    })
    expect(await books()).toEqual({ ...nothing, bank: 10_900_000n, pph23: 200_000n })
    expect(await bill.see()).toMatchObject({ status: 'paid' })
    await allLaws(db)
  })

  test('of two kinds in one payment is booked to two accounts, and the kwitansi names both', async () => {
    const [one, two] = [await aBill(), await aBill()]
    const held = (kind: 'pph23' | 'pph-final') => ({ amount: '11100000', withholding: [{ kind, withheld: '100000' }] })
    const paid = await shop.do(payment.recordPayment, {
      ...{ customerId: shop.customerId, date: '2026-11-10', amount: '22000000' },
      allocations: [
        { invoiceId: one.id, ...held('pph23') },
        { invoiceId: two.id, ...held('pph-final') },
      ],
    })
    expect(await books()).toEqual({ ...nothing, bank: 22_000_000n, pph23: 100_000n, final: 100_000n })
    const { withheld } = await receiptOf(db.read, shop.actor, paid.id)
    expect(withheld).toEqual({ label: 'PPh 23 dan PPh final 4(2)', amount: 200_000n })
    await allLaws(db)
  })

  test('is refused at its field when it cannot be', async () => {
    const bill = await aBill()
    const pay = (given: object) =>
      shop.do(payment.payOrder, { id: bill.orderId, date: '2026-11-10', amount: '100', ...given })
    const held = (...withholding: object[]) =>
      pay({ withholding: withholding.map((row) => ({ kind: 'pph23', ...row })) })
    const at = (code: string, field: string) => ({ code: `payment.${code}`, field: `withholding.${field}` })
    await expect(held({})).rejects.toMatchObject(at('no-withheld', '0.withheld'))
    await expect(held({ withheld: '10000001' })).rejects.toMatchObject(at('withheld-beyond-base', '0.withheld'))
    await expect(held({ withheld: '1', base: '10000001' })).rejects.toMatchObject(at('base-beyond', '0.base'))
    const other = { kind: 'pph22', rate: '1.5' }
    await expect(held({ rate: '2' }, other)).rejects.toMatchObject(at('base-shared', '1.base'))
    const row = { rate: '2', base: '1' }
    await expect(held(row, row)).rejects.toMatchObject({ code: 'withholding.twice', field: 'withholding.1.kind' })
    expect(await books()).toEqual({ ...nothing, receivable: 11_100_000n })
  })
})
