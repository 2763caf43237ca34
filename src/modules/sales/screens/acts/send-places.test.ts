import { expect, test } from 'vitest'
import type { DeliverableLine } from '../../deliveries/contract.ts'
import { ableText, fromText, restOf, usualQty } from './send-places.ts'

const line = (given: Partial<DeliverableLine> = {}): DeliverableLine => ({
  ...{ orderLineId: 'l1', itemId: 'i', itemCode: null, description: 'Paving', unit: 'pcs' },
  ...{ ordered: '60', delivered: '0', toDeliver: '60', canGo: null, warehouseId: 'house', isKeptElsewhere: true },
  places: [
    { warehouseId: 'house', qty: '35' },
    { warehouseId: 'main', qty: '25' },
  ],
  ...given,
})
const whole = line({ orderLineId: 'l2', warehouseId: 'main', places: [], toDeliver: '4' })
const names = [
  { value: 'house', label: 'Gudang Jadi' },
  { value: 'main', label: 'Gudang Utama' },
]

test.each([
  ['house', '35', ''],
  ['main', '25', '4'],
  ['site', '', ''],
  ['', '60', '4'],
])('from %s goes what lies there', (from, split, other) => {
  expect([usualQty(line(), from), usualQty(whole, from)]).toEqual([split, other])
})

test.each([
  ['4', '4', ''],
  ['3', '3', ' · bisa dikirim 3'],
  ['0', '', ' · belum ada yang bisa dikirim'],
  [null, '4', ''],
])('of four, where %s can go, no more is offered', (canGo, offered, said) => {
  const some = { ...whole, canGo }
  expect([usualQty(some, 'main'), usualQty(some, ''), ableText(some)]).toEqual([offered, offered, said])
  expect(usualQty(some, 'house')).toBe('')
})

test('a line says how much of it could go from where', () => {
  expect(fromText(line(), names)).toBe(' · bisa dikirim (pcs): 35 di Gudang Jadi, 25 di Gudang Utama')
  expect(fromText(whole, names)).toBe(' · dari Gudang Utama')
})

test.each([
  ['all of the first place', '35', [['main', '25']]],
  ['less than lies there: the rest of it is still there', '20', [['main', '25']]],
  ['more than is kept there', '50', [['main', '10']]],
  ['all', '60', []],
  ['nothing of it', '', [['main', '25']]],
] as const)('once %s went, the rest lies elsewhere', (_, qty, left) => {
  const rest = restOf([line(), whole], [{ qty }, { qty: '4' }], 'house')
  expect(rest.map((each) => [each.warehouseId, each.lines[0]?.qty])).toEqual(left)
})
