import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { rankCandidates } from './candidate-rules.ts'

const line = { date: day('2026-11-20'), amount: 55_920_000n, text: 'TRSF E-BANKING CR DWI KARYA ABADI INV-2611-0012' }
const one = (number: string, given: { amount?: bigint; party?: string; date?: string }) => ({
  ...{ entryId: number, lineNo: 1, number, memo: '', party: given.party ?? null },
  ...{ date: given.date ?? '2026-11-20', amount: given.amount ?? 55_920_000n },
})

test('the amount weighs most, then number, name and day; why is said', () => {
  const ranked = rankCandidates(line, [
    one('KM-2611-0003', { amount: 50_000_000n, party: 'PT Dwi Karya Abadi' }),
    one('KM-2611-0001', { date: '2026-11-18' }),
    one('KM-2611-0002', { party: 'PT Dwi Karya Abadi' }),
  ])
  expect(ranked.map(({ number, why, isSure }) => [number, why.join(', '), isSure])).toEqual([
    ['KM-2611-0002', 'jumlah sama, nama sama, tanggal sama', true],
    ['KM-2611-0001', 'jumlah sama, beda 2 hari', false],
    ['KM-2611-0003', 'nama sama, tanggal sama', false],
  ])
})

test('two that agree alike are sure neither; an amount alone long ago is not sure', () => {
  expect(rankCandidates(line, [one('BKM-1', {}), one('BKM-2', {})]).map(({ isSure }) => isSure)).toEqual([false, false])
  expect(rankCandidates(line, [one('BKM-1', { date: '2026-10-01' })])[0]).toMatchObject({
    isSure: false,
    why: ['jumlah sama'],
  })
})
