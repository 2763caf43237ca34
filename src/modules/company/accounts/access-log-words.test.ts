import { expect, test } from 'vitest'
import { changesOf } from './access-log-words.ts'

test('the log of rights speaks of a status as the list of people does, and of rights only what came and went', () => {
  const changes = {
    status: ['active', 'disabled'],
    permissions: [['view order'], ['view order', 'update order']],
  } as const
  expect(changesOf({ changes })).toEqual([
    { field: 'status', label: 'Status', from: 'Aktif', to: 'Nonaktif' },
    { field: 'added', label: 'Izin ditambah', from: '', to: expect.stringContaining('Order') },
  ])
})
