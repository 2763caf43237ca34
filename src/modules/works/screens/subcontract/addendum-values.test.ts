import { expect, test } from 'vitest'
import type { SubcontractLine } from '../../subcontract/seen.ts'
import { addendumTyped, beginAddendum } from './addendum-values.ts'

const roof: SubcontractLine = {
  ...{ id: 'a', workItemId: 'w', code: 'B.4', description: 'Atap', unit: 'm2', volume: '100', price: '205000' },
  ...{ amount: '20500000', measured: '0', ownerApproved: null },
}
const gutter = { ...roof, id: 'b', description: 'Talang' }

test('only what changes is sent, and a draft is laid out as it was typed', () => {
  const blank = beginAddendum([roof, gutter], undefined)
  expect(addendumTyped([roof, gutter], blank)).toEqual([])
  const typed = { ...blank, rows: [blank.rows[0]!, { volume: '', price: '210000' }] }
  const [sent] = addendumTyped([roof, gutter], typed)
  expect(sent).toMatchObject({ at: 'rows.1', line: { lineId: 'b', volume: '0', price: '210000' } })

  const { workItemId, description, unit } = gutter
  const kept = { lineId: 'b', isNew: false, workItemId, code: 'B.4', description, unit, volume: '0', price: '210000' }
  const before = { volumeBefore: '100', volumeAfter: '100', priceBefore: '205000', amount: '500000' }
  const fresh = { ...kept, ...before, lineId: null, isNew: true, volume: '3' }
  const again = beginAddendum([roof, gutter], { lines: [{ ...kept, ...before }, fresh] })
  expect(again.rows).toEqual([
    { volume: '', price: '' },
    { volume: '', price: '210000' },
  ])
  expect(addendumTyped([roof, gutter], again).map(({ at, line }) => [at, line.volume])).toEqual([
    ['rows.1', '0'],
    ['lines.0', '3'],
  ])
})
