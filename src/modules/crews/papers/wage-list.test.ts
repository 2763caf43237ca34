import { expect, test } from 'vitest'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { wageListPaper } from './wage-list.ts'

const line = {
  ...{ id: 'a', workerId: 'w', trade: 'Tukang batu', foremanId: null, foremanName: 'Karno', isIncomplete: false },
  ...{
    dates: 6,
    halfDays: 11,
    projects: 1,
    wages: '880000',
    overtime: '45000',
    extra: '0',
    fee: '0',
    feeCut: '0',
    correction: '0',
    corrections: [],
    piece: '150000',
    bonus: '0',
    bonusFrom: null,
  },
  ...{ tax: '5000', kasbon: '100000', retention: '0', net: '970000', open: '970000', days: [] },
}

test('everybody stands under their foreman with days, wage, cuts and what they sign for', async () => {
  const lines = [
    { ...line, name: 'Slamet', fee: '75000', feeCut: '15000' },
    { ...line, name: 'Udin', foremanName: null, halfDays: 12, net: '875000', piece: '55000' },
  ]
  const totals = { gross: '2055000', tax: '10000', kasbon: '200000', retention: '0', net: '1845000' }
  const settlement = { until: '2026-11-28', kind: 'week' as const, totals, lines }
  const basis = { letterhead, printed, state: 'posted' as const, number: 'UPAH-2611-0004', date: '2026-11-28' }
  const [page] = await readPdf(await makePdf(wageListPaper({ ...basis, settlement })))
  for (const said of [
    ...['DAFTAR TERIMA UPAH', 'UPAH-2611-0004', '28 November 2026', 'Regu Karno', 'Tanpa mandor', 'cap jempol'],
    ...[
      'Slamet',
      '5½',
      '1.150.000',
      '120.000',
      'fee mandor 75.000',
      'untuk mandor 15.000',
      '970.000',
      'Udin',
      '875.000',
      '2.130.000',
      '225.000',
      '1.845.000',
    ],
  ]) {
    expect(page?.text).toContain(said)
  }
})
