import { expect, test } from 'vitest'
import { day } from '#ground/day.ts'
import { rankCandidates, rankClaims } from './candidate-rules.ts'

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

test('an invoice is told by what is left of it after PPh, by its number and by the name of the customer', () => {
  const claim = (number: string, open: bigint, withheld: bigint, party: string) => ({
    ...{ kind: 'invoice' as const, id: number, number, party, date: '2026-11-01', due: '2026-11-15', open, withheld },
  })
  const ranked = rankClaims(line, [
    claim('INV-2611-0007', 9_000_000n, 0n, 'CV Lain'),
    claim('INV-2611-0012', 57_000_000n, 1_080_000n, 'PT Dwi Karya Abadi'),
    claim('INV-2611-0003', 55_920_000n, 0n, 'CV Lain'),
  ])
  expect(ranked.map(({ number, amount, why }) => [number, amount, why.join(', ')])).toEqual([
    ['INV-2611-0012', '55920000', 'sama setelah dipotong PPh, nomor sama, nama sama, sudah jatuh tempo'],
    ['INV-2611-0003', '55920000', 'jumlah sama, sudah jatuh tempo'],
    ['INV-2611-0007', '9000000', 'sudah jatuh tempo'],
  ])
})
