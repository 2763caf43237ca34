import { expect, test } from 'vitest'
import type { StockDocument } from '#modules/warehouse/documents/contract.ts'
import type { TransferDetail } from '#modules/warehouse/transfers/contract.ts'
import { documentValues, transferValues } from './draft-values.ts'
import { documentInput, transferInput } from './values.ts'

const line = { itemId: 'a', itemName: 'Semen', itemCode: 'A', qty: '2', unit: 'zak', note: null }
const lines = [
  { ...line, projectId: 'q', workItemId: 'w' },
  { ...line, projectId: null, workItemId: null },
]
const told = (input: { readonly lines: readonly { readonly projectId?: unknown; readonly workItemId?: unknown }[] }) =>
  input.lines.map((each) => [each.projectId, each.workItemId])
const kept = [
  ['q', 'w'],
  [null, null],
]

test.each(['pengeluaran', 'penerimaan'] as const)('a draft of %s keeps its projects when it is saved again', (type) => {
  const draft = { type, on: '2026-11-03', warehouseId: 'g', projectId: 'p', lines } as unknown as StockDocument
  const input = documentInput(documentValues(draft, new Map()), false)
  expect(input.projectId).toBe('p')
  expect(told(input)).toEqual(kept)
})

test('a draft of a transfer keeps the projects of its lines when it is saved again', () => {
  const sent = lines.map((each) => ({ ...each, enteredQty: '2', enteredUnit: 'zak' }))
  const draft = { date: '2026-11-03', fromId: 'g', toId: 'h', lines: sent } as unknown as TransferDetail
  expect(told(transferInput(transferValues(draft, new Map()), false))).toEqual(kept)
})
