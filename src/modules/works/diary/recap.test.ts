import { expect, test } from 'vitest'
import { recapOf } from './recap.ts'

const aDay = {
  ...{ workers: 12, rain_hours: '1.5', weather_morning: 'cerah', weather_afternoon: 'hujan', k3: 'aman' },
  crew: [
    { role: 'Mandor', count: 1 },
    { role: 'Tukang', count: 11 },
  ],
  equipment: [{ what: 'Molen', count: 1, hours: '6.5' }],
  blockers: [{ kind: 'bahan', party: 'supplier', hours: '2', note: 'Besi telat' }],
} as const

test('days come together: people by trade however it is written, rain, skies, and hours lost by whose matter it was', () => {
  const other = {
    ...{ ...aDay, workers: 8, rain_hours: '0.25', weather_afternoon: 'cerah', k3: 'hampir' },
    ...{ crew: [{ role: 'tukang ', count: 8 }], equipment: [{ what: 'molen', count: 1, hours: '3' }] },
    blockers: [
      { kind: 'gambar', party: 'pemberi-kerja', hours: null, note: null },
      { kind: 'bahan', party: 'supplier', hours: '1.25', note: null },
    ],
  } as const
  expect(recapOf([aDay, other] as never)).toEqual({
    ...{ days: 2, manDays: 20, rainHours: '1.75', incidents: 1 },
    crew: [
      { role: 'Tukang', count: 19 },
      { role: 'Mandor', count: 1 },
    ],
    skies: [
      { sky: 'cerah', halfDays: 3 },
      { sky: 'hujan', halfDays: 1 },
    ],
    lost: [
      { party: 'pemberi-kerja', times: 1, hours: '0' },
      { party: 'supplier', times: 2, hours: '3.25' },
    ],
    equipment: [{ what: 'Molen', hours: '9.5' }],
  })
  expect(recapOf([])).toMatchObject({ days: 0, manDays: 0, rainHours: '0', lost: [] })
})
