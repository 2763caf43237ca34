import { expect, test } from 'vitest'
import { retentionWords } from './retention-words.ts'

type Told = Parameters<typeof retentionWords>[0]

const handover = {
  ...{ version: 1, firstOn: '2026-06-01', firstNumber: 'BAST-1', maintenanceDays: 180, maintenanceUntil: '2026-11-28' },
  ...{ penaltyPerMille: null, penaltyCap: null, penaltyBase: null, finalOn: null, finalNumber: null },
  ...{ lateDays: 0, penalty: '0', isRetentionFree: false },
}
const paper = { number: 'JP-01', amount: '4000000', validTo: '2026-11-01' }
const told = (of: Partial<Told>): Told => ({
  ...{ value: '100000000', billed: '100000000', retentionHeld: '5000000', handover: null, standIn: null, ready: [] },
  ...of,
})

test.each<[string, Partial<Told>, string | undefined]>([
  ['nothing is held', { retentionHeld: '0' }, undefined],
  ['before BAST-1', {}, 'sesudah BAST-2, atau sesudah BAST-1 bila diganti jaminan pemeliharaan.'],
  ['before BAST-1 with a guarantee', { standIn: paper }, 'JP-01 sudah dicatat dan dihitung sejak BAST-1.'],
  ['in the maintenance', { handover }, 'paling cepat 28 Nov 2026, atau sekarang bila diganti'],
  [
    'a small and short guarantee',
    { handover, standIn: paper },
    'kurang Rp1.000.000, dan hanya berlaku sampai 1 Nov 2026.',
  ],
  [
    'a guarantee that holds',
    { handover: { ...handover, isRetentionFree: true }, standIn: paper },
    'JP-01 menggantikan',
  ],
  [
    'work is left to bill',
    { billed: '90000000', handover: { ...handover, isRetentionFree: true, finalOn: '2026-11-29' } },
    'BAST-2 sudah dicatat. Retensi Rp5.000.000 bisa ditagih sesudah semua pekerjaan ditagih; yang belum Rp10.000.000.',
  ],
])('%s', (_, of, words) => {
  const said = retentionWords(told(of))
  if (words === undefined) expect(said).toBeUndefined()
  else expect(said).toContain(words)
})
