import { expect, test } from 'vitest'
import { namedChanges } from './named-changes.ts'

test('a change is told by the name its field has on the screen, never by the one it has in code', () => {
  const changes = {
    dueDate: ['2026-11-19', '2026-12-01'],
    bankAccountId: ['0190b6f2', '0190b6f3'],
    'Format INV': ['a', 'b'],
    Semen: [null, '10'],
  } as const
  expect(namedChanges(changes, { dueDate: 'Jatuh tempo' })).toEqual([
    { field: 'dueDate', label: 'Jatuh tempo', from: '2026-11-19', to: '2026-12-01' },
    { field: 'Format INV', label: 'Format INV', from: 'a', to: 'b' },
    { field: 'Semen', label: 'Semen', from: null, to: '10' },
  ])
})
