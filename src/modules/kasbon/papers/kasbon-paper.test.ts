import { expect, test } from 'vitest'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { makePdf } from '#kit/paper/make-pdf.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { kasbonPaper } from './kasbon-paper.ts'

test('who borrows signs for the sum in words, the days on which it is cut, and their yes to it', async () => {
  const due = { id: null, taken: '0', state: 'due' as const }
  const kasbon = {
    ...{ name: 'Slamet Widodo', code: 'PKJ-0004', purpose: 'Biaya sekolah', amount: '1000001' },
    instalments: [
      { ...due, dueOn: '2026-11-28', amount: '500001' },
      { ...due, dueOn: '2026-12-05', amount: '500000' },
    ],
  }
  const basis = { letterhead, printed, state: 'posted' as const, number: 'KSB-2611-0003', date: '2026-11-23' }
  const [page] = await readPdf(await makePdf(kasbonPaper({ ...basis, kasbon })))
  for (const said of [
    ...['SURAT KASBON', 'KSB-2611-0003', 'Slamet Widodo', 'PKJ-0004', 'Biaya sekolah', '28 November 2026'],
    ...['500.001', '5 Desember 2026', 'Rp1.000.001', 'satu juta satu rupiah', 'menyetujui pemotongannya'],
  ]) {
    expect(page?.text.replace(/\s+/g, ' ')).toContain(said)
  }
})
