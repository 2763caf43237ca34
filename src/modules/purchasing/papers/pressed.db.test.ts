import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kit/db/database.ts'
import { testDatabase } from '#kit/db/test-database.ts'
import { NotFound } from '#kit/http/not-found.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aBuyer, type Buyer } from '../cast/buyer.ts'
import { handOver } from '../handovers/contract.ts'
import { createRequest, decideRequest, requestHistory } from '../requests/contract.ts'
import { mailPurchasePaper, type PurchasePaperKind } from './contract.ts'
import { createBill } from '../bills/contract.ts'
import { savePriceList } from '../prices/contract.ts'
import { openReceipt } from '../receipts/contract.ts'
import { createPurchaseReturn, openPurchaseReturn } from '../returns/contract.ts'
import { pressedAging, pressedCard } from './pressed-card.ts'
import { pressedPrices } from './pressed-prices.ts'
import { pressedPaper, remember } from './pressed.ts'

let db: Database
let buyer: Buyer

beforeAll(async () => {
  db = await testDatabase()
  buyer = await aBuyer(db)
})
afterAll(closePress)

const textOf = async (kind: PurchasePaperKind, id: string) => {
  const { content } = await pressedPaper(db.read, buyer.actor, { kind, id })
  return (await readPdf(content)).map((page) => page.text).join('\n')
}

test('an order, its receipt and the account of its supplier print from what the books hold', async () => {
  const cement = await buyer.house.item()
  const order = await buyer.ordered({ lines: [{ itemId: cement, qty: '10', price: '68000' }] })
  const receipt = await buyer.received(order, [{ qty: '6', rejected: '2', reason: 'Kantong pecah' }])

  const po = await textOf('po', order.id)
  for (const said of ['PESANAN PEMBELIAN', order.number ?? '', 'UD Sinar Bangunan', '680.000', 'Terbilang'])
    expect(po).toContain(said)

  const btb = await textOf('terima-barang', receipt.id)
  for (const said of ['BUKTI TERIMA BARANG', receipt.number ?? '', 'Kantong pecah']) expect(btb).toContain(said)
  expect(btb).not.toContain('68.000')

  const card = await pressedCard(db.read, buyer.actor, { id: buyer.supplierId })
  expect(card.title).toBe('Kartu hutang UD Sinar Bangunan')
})

test('a retur of billed goods is worth what comes off the debt, and no more once it is said without PPN', async () => {
  const itemId = await buyer.house.item({ name: 'Pipa PVC' })
  const supplierId = await buyer.supplier({ name: 'PT Pipa Jaya' })
  const order = await buyer.ordered({ supplierId, lines: [{ itemId, qty: '10', price: '100000' }] })
  const { id } = await buyer.received(order, [{ qty: '10' }])
  const receiptLineId = (await buyer.do(openReceipt, { id })).lines[0]!.id
  await buyer.do(createBill, {
    supplierId,
    supplierInvoiceNo: 'RT-1',
    date: '2026-11-06',
    confirmDuplicates: true,
    lines: [{ receiptLineId }],
  })
  const back = (wantsReplacement: boolean) =>
    buyer.do(createPurchaseReturn, { reason: 'Retak', wantsReplacement, lines: [{ receiptLineId, qty: '2' }] })
  const credit = await back(false)
  const { total } = await buyer.do(openPurchaseReturn, { id: credit.id })
  expect(total).toBe('222000')
  const text = await textOf('retur', credit.id)
  for (const said of ['200.000', 'PPN', '22.000', 'Rp222.000']) expect(text).toContain(said)
  expect(await textOf('retur', (await back(true)).id)).not.toContain('PPN')
})

test('whom we owe what since when stands on one list, and a price list tells what holds', async () => {
  const brick = await buyer.house.item({ name: 'Bata merah' })
  const order = await buyer.ordered({ lines: [{ itemId: brick, qty: '10', price: '900', taxCode: 'none' }] })
  const { id } = await buyer.received(order, [{ qty: '10' }])
  const { lines } = await buyer.do(openReceipt, { id })
  await buyer.do(createBill, {
    supplierId: buyer.supplierId,
    supplierInvoiceNo: 'UH-1',
    date: '2026-11-06',
    confirmDuplicates: true,
    lines: [{ receiptLineId: lines[0]!.id }],
  })
  const said = async ({ content }: { readonly content: Buffer }) =>
    (await readPdf(content)).map((page) => page.text).join(' ')
  const ages = await said(await pressedAging(db.read, buyer.actor, {}))
  for (const word of ['UMUR HUTANG', 'UD Sinar Bangunan', '9.000']) expect(ages).toContain(word)

  const price = { itemId: brick, unit: 'zak', validFrom: '2026-11-01' }
  await buyer.do(savePriceList, {
    id: buyer.supplierId,
    prices: [
      { ...price, price: '875' },
      { ...price, price: '850', minQty: '1000' },
    ],
  })
  const list = await said(await pressedPrices(db.read, buyer.actor, { id: buyer.supplierId }))
  for (const word of ['DAFTAR HARGA', 'Bata merah', '875', '850', '1.000', 'UD Sinar Bangunan'])
    expect(list).toContain(word)
})

test('what suppliers are asked a price for names none, and goes out of approved requests alone', async () => {
  const itemId = await buyer.house.item({ name: 'Genteng beton' })
  const asked = {
    date: '2026-11-20',
    neededBy: '2026-11-27',
    warehouseId: buyer.house.main,
    notes: 'Jangan bilang siapa-siapa',
    lines: [{ itemId, qty: '500', estPrice: '12500', reason: 'Atap blok C' }],
  }
  const draft = await buyer.do(createRequest, { ...asked, submit: false })
  await expect(textOf('permintaan-harga', draft.id)).rejects.toMatchObject({ code: 'document.wrong-state' })

  const { id, version } = await buyer.do(createRequest, { ...asked, submit: true })
  const { number } = await buyer.do(decideRequest, { id, version, decision: 'approve' })
  const text = await textOf('permintaan-harga', id)
  for (const said of [
    'PERMINTAAN PENAWARAN',
    number ?? '-',
    'Genteng beton',
    '500',
    '27 November 2026',
    'Harga satuan',
  ])
    expect(text).toContain(said)
  for (const kept of ['12.500', 'Atap blok C', 'Jangan bilang', 'Peminta']) expect(text).not.toContain(kept)

  const outside = { kind: 'permintaan-harga', id, to: 'jual@pasir.co.id', message: null } as const
  await buyer.do(mailPurchasePaper, outside)
  const told = (await buyer.do(requestHistory, { id })).find((act) => act.act === 'ask-quote')
  expect(told?.changes).toEqual({ to: [null, 'jual@pasir.co.id'] })
  // What went to a supplier makes no copy of the request that goes round the house.
  expect(await textOf('permintaan', id)).not.toContain('SALINAN')
})

test('work that was handed over prints its own numbered berita acara, without goods and prices', async () => {
  const work = await buyer.house.item({ kind: 'jasa', name: 'Pasang rangka atap', unit: 'm2' })
  const goods = await buyer.house.item({ name: 'Baja ringan' })
  const order = await buyer.ordered({
    lines: [
      { itemId: work, qty: '80', unit: 'm2', price: '35000' },
      { itemId: goods, qty: '40', price: '92000' },
    ],
  })
  const lines = [{ orderLineId: order.lines[0]!.id, qty: '30' }]
  const { id, number } = await buyer.do(handOver, { id: order.id, handedBy: 'Ujang Suryana', lines })
  const text = await textOf('bast', id)
  for (const said of ['BERITA ACARA SERAH TERIMA', number ?? '-', order.number ?? '-', 'Pasang rangka atap', '30'])
    expect(text).toContain(said)
  for (const said of ['UD Sinar Bangunan', 'Ujang Suryana']) expect(text).toContain(said)
  for (const kept of ['Baja ringan', '35.000', '2.800.000', 'SALINAN']) expect(text).not.toContain(kept)
  await db.withTx((tx) => remember(tx, buyer.actor, { kind: 'bast', id }, { act: 'print' }))
  expect(await textOf('bast', id)).toContain('SALINAN')
  expect(await textOf('po', order.id)).not.toContain('SALINAN')
})

test('a second print says SALINAN', async () => {
  const sand = await buyer.house.item()
  const { id } = await buyer.ordered({ lines: [{ itemId: sand, qty: '1', price: '350000' }] })
  expect(await textOf('po', id)).not.toContain('SALINAN')
  await db.withTx((tx) => remember(tx, buyer.actor, { kind: 'po', id }, { act: 'print' }))
  expect(await textOf('po', id)).toContain('SALINAN')
})

test('a paper of another company is not there', async () => {
  const other = await aBuyer(db)
  const item = await other.house.item()
  const { id } = await other.ordered({ lines: [{ itemId: item, qty: '1', price: '1000' }] })
  await expect(textOf('po', id)).rejects.toBeInstanceOf(NotFound)
})
