import { expect, test } from 'vitest'
import type { Billable, BillDetail } from '../../bills/contract.ts'
import type { ReceiptDetail, ReceivableOrder } from '../../receipts/contract.ts'
import { billFieldsOf, checkBill, draftBill, savedSaid } from './bill-values.ts'
import { arrivingLines, checkArrived, draftArrival, freshArrival } from './receipt-values.ts'

const billable = {
  supplierId: 's1',
  freightOpen: '0',
  withholdingKind: 'pph23',
  withholdings: [{ kind: 'pph23', rate: '2', source: '' }],
  lines: [
    { receiptLineId: 'r1', orderLineId: 'o1', openQty: '10', handedQty: null, orderedPrice: '1000' },
    { receiptLineId: null, orderLineId: 'o2', openQty: '1', handedQty: null, orderedPrice: '500' },
  ],
} as unknown as Billable

const bill = (given: object = {}) =>
  ({
    ...{ version: 3, supplierInvoiceNo: 'INV/7', supplierInvoiceDate: '2026-11-05', date: '2026-11-06' },
    ...{ dueDate: '2026-12-05', freight: '0', ppn: '55', isPpnTyped: false, taxInvoiceNo: null, notes: null },
    ...{ priceIncludesTax: false, withholdingKind: 'pph23', withholdingRate: '2', withholdingBase: '500' },
    total: '10555',
    lines: [
      { receiptLineId: 'r1', orderLineId: 'o1', qty: '10', price: '1000', discount: '0', net: '10000' },
      { receiptLineId: null, orderLineId: 'o2', qty: '1', price: '500', discount: '0', net: '500' },
    ],
    ...given,
  }) as unknown as BillDetail

test.each([
  ['as proposed: nothing is sent, it follows the lines', {}, { withholdingRate: '', withholdingBase: '' }],
  ['another base stays', { withholdingBase: '300' }, { withholdingRate: '', withholdingBase: '300' }],
  ['another rate stays', { withholdingRate: '4' }, { withholdingRate: '4', withholdingBase: '' }],
  ['none stays none', { withholdingKind: null, withholdingRate: null }, { withholdingKind: '', withholdingBase: '' }],
  ['PPN as the faktur has it stays', { isPpnTyped: true }, { ppn: '55' }],
  ['PPN that we reckon is reckoned again', {}, { ppn: '' }],
  ['ongkos stays', { freight: '700' }, { freight: '700' }],
])('a draft of a bill in its form, %s', (_, given, wanted) => {
  expect(draftBill(billable, bill(given))).toMatchObject({ version: 3, dueDate: '2026-12-05', ...wanted })
})

test('a line that is not on the draft is empty in its form; a discount of another price is kept', () => {
  const [first] = bill().lines
  const short = bill({ lines: [{ ...first, price: '1100', discount: '50' }] })
  const values = draftBill(billable, short)
  expect(values.lines.map(({ qty }) => qty)).toEqual(['10', ''])
  expect(billFieldsOf(values, billable)).toMatchObject({
    priceIncludesTax: false,
    lines: [{ receiptLineId: 'r1', orderLineId: null, qty: '10', price: '1100', discount: '50' }],
  })
})

test('a bill without its number or without any line is not sent', () => {
  const values = draftBill(billable, bill({ supplierInvoiceNo: ' ', lines: [] }))
  expect(Object.keys(checkBill(values))).toEqual(['supplierInvoiceNo', 'lines.0.qty'])
})

test.each([
  ['posted', /^Tagihan BIL-1 dicatat/],
  ['draft', /belum menjadi hutang/],
  ['pending_approval', /menunggu persetujuan/],
] as const)('a bill that is %s says so', (state, said) => {
  expect(savedSaid({ state, number: 'BIL-1' })).toMatch(said)
})

const order = {
  ...{ orderId: 'p1', today: '2026-11-06', warehouseId: 'w1', shipTo: 'warehouse' },
  lines: [
    { orderLineId: 'a', toReceive: '4', unit: 'zak' },
    { orderLineId: 'b', toReceive: '0', unit: 'kg' },
  ],
} as unknown as ReceivableOrder

test('a receipt begins with what is still to come; its draft has its own lines beside them', () => {
  expect(freshArrival(order, arrivingLines(order)).lines).toMatchObject([{ orderLineId: 'a', qtyReceived: '4' }])
  const kept = { orderLineId: 'b', qtyReceived: '3', qtyRejected: '0', rejectReason: null, rack: 'A-1', note: 'Basah' }
  const draft = { version: 2, date: '2026-11-04', warehouseId: 'w2', lines: [kept] } as unknown as ReceiptDetail
  const values = draftArrival(draft, arrivingLines(order, draft))
  expect(values).toMatchObject({ version: 2, date: '2026-11-04', warehouseId: 'w2', supplierSjNo: '' })
  expect(values.lines).toMatchObject([
    { orderLineId: 'a', qtyReceived: '' },
    { orderLineId: 'b', qtyReceived: '3', qtyRejected: '', rack: 'A-1', note: 'Basah' },
  ])
})

test('what came needs a quantity, and what was turned away a reason', () => {
  const line = { orderLineId: 'a', key: 'a', qtyReceived: '', qtyRejected: '', rejectReason: '', rack: '', note: '' }
  expect(checkArrived([line])).toHaveProperty(['lines.0.qtyReceived'])
  expect(checkArrived([{ ...line, qtyReceived: '3', qtyRejected: '1' }])).toHaveProperty(['lines.0.rejectReason'])
  expect(checkArrived([{ ...line, qtyReceived: '3' }])).toEqual({})
})
