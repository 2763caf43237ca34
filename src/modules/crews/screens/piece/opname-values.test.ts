import { expect, test } from 'vitest'
import type { PieceCrew } from '../../pieces/contract.ts'
import { withoutRates } from './opname-values.ts'

const work = { id: 'w', workItemId: 'i', code: 'I.1', name: 'Pasangan bata', unit: 'm2', rate: '55000', volume: '120' }
const crew: PieceCrew = {
  ...{ id: 'c', version: 1, projectId: 'p', leaderId: 'l', name: 'Regu Darmo', shareBy: 'days', spk: null },
  ...{
    retention: '5',
    isClosed: false,
    members: [{ workerId: 'l', name: 'Darmo', trade: 'Tukang batu', weight: '1' }],
  },
  works: [{ ...work, done: '40', agreed: '120', allDone: '40' }],
}

test('nothing of what lies on a device says what a crew is paid', () => {
  const [kept, ...others] = withoutRates([crew, { ...crew, id: 'd', shareBy: 'amount' }])
  expect(others).toEqual([])
  expect(JSON.stringify(kept)).not.toContain('55000')
  expect(kept).toMatchObject({ name: 'Regu Darmo', members: crew.members, works: [{ volume: '120', done: '40' }] })
})
