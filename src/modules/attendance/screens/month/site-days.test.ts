import { expect, test } from 'vitest'
import { siteDays } from './site-days.ts'

const person = (site: Parameters<typeof siteDays>[0][number]['site']) =>
  ({ id: '', name: '', from: null, until: null, marks: {}, halves: {}, site }) as unknown as Parameters<
    typeof siteDays
  >[0][number]

test('the head of a month names what sites make of a day, each once', () => {
  const feast = { day: '2026-12-08', kind: 'holiday', name: 'Sedekah bumi' } as const
  const worked = { day: '2026-12-13', kind: 'work', name: null } as const
  const told = siteDays([
    person({ '2026-12-08': feast }),
    person({ '2026-12-08': feast, '2026-12-13': worked }),
    person({}),
  ])
  expect(told).toEqual({
    '2026-12-08': ['Sedekah bumi di sebagian proyek'],
    '2026-12-13': ['Hari kerja di sebagian proyek'],
  })
})
