import { expect, test } from 'vitest'
import type { ProjectBilling } from '../../billing/contract.ts'
import type { ProjectControl } from '../../control/contract.ts'
import type { ProjectSchedule } from '../../schedule/contract.ts'
import { figuresOf } from './figures.ts'

const schedule = (actual: string, deviation: string) =>
  ({
    holds: {},
    weeks: [
      { actual, deviation },
      { actual: null, deviation: null },
    ],
  }) as unknown as ProjectSchedule
const control = (actual: string) => ({ actual, budget: '867000000', basis: 'rap' }) as ProjectControl
const billing = (isHidden = false) =>
  ({
    isHidden,
    pct: '12.3456',
    contract: {
      total: '1188621300',
      termins: [
        { state: 'paid', total: '237724260' },
        { state: 'overdue', total: '176073750' },
        { state: 'ready', total: '500000000' },
        { state: 'held', total: '59431065' },
      ],
    },
  }) as unknown as ProjectBilling
const running = { daysLeft: 123, endDate: '2027-04-02' }

test('a project is told by progress, cost, contract and days left', () => {
  const told = { schedule: schedule('69.4321', '-30.15'), billing: billing(), control: control('706582500') }
  expect(figuresOf(running, told)).toEqual([
    { word: 'Progres fisik', value: '69,4%', note: '30,2 poin lebih lambat', tone: 'bad' },
    { word: 'Realisasi biaya', value: 'Rp707 jt', note: '81,5% dari RAP Rp867 jt', tone: undefined },
    { word: 'Nilai kontrak', value: 'Rp1,19 M', note: 'tertagih Rp414 jt, dengan PPN' },
    { word: 'Sisa waktu', value: '123 hari', note: 'selesai 2 Apr 2027' },
  ])
})

test.each([
  ['4.04', '4 poin lebih cepat'],
  ['0.04', 'sesuai rencana'],
  ['-0.04', 'sesuai rencana'],
])('a deviation of %s points is said as %s', (deviation, note) => {
  const [figure] = figuresOf(running, { schedule: schedule('50', deviation), billing: undefined, control: undefined })
  expect(figure).toMatchObject({ note })
})

test('what a person may not see is left out; what is not known yet is a dash', () => {
  const none = { schedule: undefined, billing: billing(true), control: undefined }
  expect(figuresOf({ daysLeft: null, endDate: null }, none)).toEqual([
    { word: 'Progres fisik', value: '12,3%', note: 'belum ada jadwal' },
    { word: 'Sisa waktu', value: '—', note: 'tanggal selesai belum diisi' },
  ])
  const unsigned = { ...billing(), contract: null }
  expect(figuresOf(running, { ...none, billing: unsigned })[1]).toEqual({
    ...{ word: 'Nilai kontrak', value: '—', note: 'belum ditandatangani' },
  })
  expect(figuresOf(running, { ...none, control: control('900000000') })[1]).toMatchObject({ tone: 'bad' })
})
