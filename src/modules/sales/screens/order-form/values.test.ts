import { expect, test } from 'vitest'
import type { OrderDetail, OrderStart } from '../../orders/contract.ts'
import type { CustomerBrief } from '#modules/parties/contract.ts'
import type { Choice, ChoiceSource } from '#kit/screen/picker/choice.ts'
import { money } from '#ground/money.ts'
import type { DocumentTotals } from '#modules/company/totals/rules.ts'
import { broughtBy, inPlaceOf } from './brought.ts'
import { lineColumns } from './columns.ts'
import { draftDownPayment } from './draft-totals.ts'
import { saidBelow } from './line-details.tsx'
import { inputOf, valuesOf } from './values.ts'

const line = { row: 'item', itemId: 'a', description: 'Semen', qty: '1', unit: 'zak', price: '1000' } as const
const order = {
  ...{ customerId: 'c', customerName: 'Toko', date: '2026-11-03', termDays: 30, version: 1 },
  ...{ sellerIsPkp: true, taxCode: 'PPN', priceIncludesTax: false, withholding: [] },
  tags: [],
  lines: [
    { ...line, id: '1', taxCode: 'PPN', warehouseId: null },
    { ...line, id: '2', taxCode: 'none', warehouseId: 'gudang-2' },
  ],
} as unknown as OrderDetail

test('an order that is opened and saved again keeps the tax and the warehouse of each line', () => {
  const { taxCode, lines } = inputOf(valuesOf(order))
  expect(taxCode).toBeNull()
  expect(lines.map((each) => [each.taxCode, each.warehouseId])).toEqual([
    ['PPN', null],
    ['none', 'gudang-2'],
  ])
})

test('an order that came with projects keeps them, as a whole and line by line, when it is saved again', () => {
  const lines = order.lines.map((each, at) => ({ ...each, projectId: `p${at}`, workItemId: at === 0 ? 'w' : null }))
  const input = inputOf(valuesOf({ ...order, projectId: 'p', lines } as OrderDetail))
  expect(input.projectId).toBe('p')
  expect(input.lines.map((each) => [each.projectId, each.workItemId])).toEqual([
    ['p0', 'w'],
    ['p1', null],
  ])
})

test('a customer brings the term and whom to call', () => {
  const brief = { addresses: [], contacts: [], phone: '08', termDays: 14, discountPercent: null }
  expect(broughtBy(brief as unknown as CustomerBrief)).toMatchObject({ termDays: '14', contactPhone: '08' })
})

test('another customer does not keep the term and discount of the one before, unless somebody typed over them', () => {
  const gone = { termDays: '14', discountPercent: '5', contactName: 'Rina' }
  const taking = { gone, brought: { contactName: 'Budi' }, usual: { termDays: '30' } }
  const held = (fields: Record<string, string>) => (field: string) => ({ ...gone, ...fields })[field as 'termDays']
  expect(inPlaceOf({ ...taking, held: held({}) })).toEqual({ termDays: '30', discountPercent: '', contactName: 'Budi' })
  expect(inPlaceOf({ ...taking, held: held({ discountPercent: '7' }) })).toEqual({
    termDays: '30',
    contactName: 'Budi',
  })
})

test('how a line is worded stays when its order is saved again, and goes to papers in place of the name of its item', () => {
  const values = valuesOf(order)
  expect(inputOf(values).lines.map(({ description }) => description)).toEqual(['Semen', 'Semen'])
  const [first, second] = values.lines
  const lines = [
    { ...first, wording: ' Semen putih, sak utuh ' },
    { ...second, wording: '' },
  ] as typeof values.lines
  expect(inputOf({ ...values, lines }).lines.map(({ description }) => description)).toEqual([
    'Semen putih, sak utuh',
    null,
  ])
  const start = { warehouses: [] } as unknown as OrderStart
  expect(lines.map((each) => saidBelow(each, start))).toEqual(['“ Semen putih, sak utuh ”', undefined])
})

test('another item picked is called by its own name', () => {
  const start = { sellerIsPkp: false, taxCode: null, taxCodes: [] } as unknown as OrderStart
  const [pick] = lineColumns({} as ChoiceSource, start, () => '')
  const filled = pick?.kind === 'pick' ? pick.fill?.({ id: 'b', label: 'Pasir', more: {} } as Choice, undefined) : {}
  expect(filled).toMatchObject({ wording: '' })
})

const [pph22, pph23] = [
  { kind: 'pph22', rate: '1.5' },
  { kind: 'pph23', rate: '2' },
] as const

test.each([
  ['left as it is usual', { withholdingIsUsual: true, withholding: [pph23] }, '', undefined],
  ['chosen', { withholdingIsUsual: false, withholding: [pph23] }, 'pph23|2', [pph23]],
  ['chosen twice', { withholdingIsUsual: false, withholding: [pph23, pph22] }, 'pph23|2+pph22|1.5', [pph23, pph22]],
  ['chosen to be none', { withholdingIsUsual: false, withholding: [] }, 'none', []],
])('PPh that was %s stays so when the order is saved again', (_, given, shown, sent) => {
  const values = valuesOf({ ...order, ...given } as unknown as OrderDetail)
  expect(values.withholding).toBe(shown)
  expect(inputOf(values).withholding).toEqual(sent)
})

test('a line that goes from a warehouse of its own says from which, the others say nothing', () => {
  const start = { warehouses: [{ id: 'gudang-2', name: 'Gudang Proyek' }] } as unknown as OrderStart
  expect(valuesOf(order).lines.map((each) => saidBelow(each, start))).toEqual([undefined, 'Dari Gudang Proyek'])
})

test('an order without PPN asks for none on any line', () => {
  const { taxCode, lines } = inputOf({ ...valuesOf(order), taxMode: 'none' })
  expect([taxCode, ...lines.map((each) => each.taxCode)]).toEqual(['none', 'none', 'none'])
})

test('a share of nothing beside an amount is the amount, as the sums beside the form say', () => {
  const typed = { ...valuesOf(order), discountPercent: '0', discountAmount: '1000' }
  const asked = { ...typed, downPaymentPercent: '0', downPaymentAmount: '50000' }
  expect(inputOf(asked)).toMatchObject({ discountPercent: null, discountAmount: '1000' })
  expect(inputOf(asked)).toMatchObject({ downPaymentPercent: null, downPaymentAmount: '50000' })
  const shares = { ...asked, discountPercent: '2.5', downPaymentPercent: '30' }
  expect(inputOf(shares)).toMatchObject({ discountPercent: '2.5', discountAmount: null })
  expect(inputOf(shares)).toMatchObject({ downPaymentPercent: '30', downPaymentAmount: null })
})

test.each([
  ['a share is rounded as the invoice rounds it', { downPaymentPercent: '30' }, 30n],
  ['an amount is never more than the order', { downPaymentAmount: '5000' }, 99n],
  ['a share of nothing leaves the amount', { downPaymentPercent: '0', downPaymentAmount: '50' }, 50n],
  ['nothing is asked up front', {}, 0n],
])('what an order asks up front while it is typed: %s', (_about, typed, advance) => {
  // 30 percent of 99 is 29,7.
  const totals = { dpp: money(99) } as DocumentTotals
  expect(draftDownPayment({ ...valuesOf(order), ...typed }, totals)).toBe(advance)
})
