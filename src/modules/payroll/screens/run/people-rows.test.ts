import { expect, test } from 'vitest'
import type { RunPage } from '../../runs/contract.ts'
import { changeOf, peopleCounts, peopleShown } from './people-rows.ts'

const slip = (name: string, net?: string, before?: string | null): RunPage['slips'][number] => ({
  ...{ id: name, employeeId: name, label: name, name, position: '', unpaidHalves: 0, isPaid: false, heldReason: null },
  ...(net !== undefined && { net, before: before ?? null, reasons: [], open: '0' }),
})
const run = {
  slips: [slip('Maya', '7100000', '7000000'), slip('Rudi', '5600000', '8000000'), slip('Galih', '5000518')],
  blocked: [{ employeeId: 'n', name: 'Nurul', why: 'days-open' }],
} as unknown as RunPage

test.each([
  ['7200000', '6000000', { difference: '1200000', perMille: 200, isTelling: false, isNew: false }],
  ['7200001', '6000000', { difference: '1200001', perMille: 200, isTelling: true, isNew: false }],
  ['4605571', '6448962', { difference: '-1843391', perMille: -285, isTelling: true, isNew: false }],
  ['5000518', null, { difference: '5000518', perMille: null, isTelling: false, isNew: true }],
  ['5000518', '0', { difference: '5000518', perMille: null, isTelling: false, isNew: false }],
])('%s after %s', (net, before, expected) => {
  expect(changeOf(slip('x', net, before))).toEqual(expected)
})

test('without amounts there is no difference to tell', () => {
  expect(changeOf(slip('x'))).toMatchObject({ difference: null, isNew: false })
})

test('each filter leaves whom it counts; the largest change comes first', () => {
  expect(peopleCounts(run)).toEqual({ semua: 4, berubah: 1, baru: 1, tertahan: 1 })
  const names = (...asked: Parameters<typeof peopleShown>) => peopleShown(...asked).slips.map(({ name }) => name)
  expect(names(run, 'semua', '')).toEqual(['Rudi', 'Maya', 'Galih'])
  expect(names(run, 'berubah', '')).toEqual(['Rudi'])
  expect(names(run, 'baru', '')).toEqual(['Galih'])
  expect(names(run, 'tertahan', '')).toEqual([])
  expect(peopleShown(run, 'semua', 'nur')).toMatchObject({ slips: [], blocked: [{ name: 'Nurul' }] })
})
