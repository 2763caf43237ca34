import { expect, test } from 'vitest'
import type { Paper } from '#kit/paper/paper.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { collectedOnPaper } from './collected.ts'
import { aReturnNote, aTermin } from './examples.ts'
import { invoicePaper } from './invoice.ts'
import { returnNotePaper } from './return-note.ts'

// The line breaks of a page say nothing.
const textOf = async (paper: Paper) =>
  (await readPdf(await press(paper))).map((page) => page.text.replace(/\s+/g, ' ')).join(' ')

test('an invoice to BUMN shows its PPN, and asks in figures and words for what is paid without it', async () => {
  const termin = aTermin()
  const owed = '225000000'
  const text = await textOf(
    invoicePaper({
      ...termin,
      totals: { ...termin.totals, total: owed },
      due: owed,
      collected: collectedOnPaper('bumn', '24750000'),
      withholding: null,
    }),
  )
  for (const said of [
    'Total termasuk PPN',
    '249.750.000',
    'PPN dipungut pelanggan',
    '(24.750.000)',
    'Rp225.000.000',
    'Dua ratus dua puluh lima juta rupiah',
    'PPN Rp24.750.000 dipungut dan disetor sendiri oleh BUMN (kode transaksi 03), tidak ditransfer.',
  ]) {
    expect(text).toContain(said)
  }
})

test('a nota retur of such an invoice credits the price', async () => {
  const note = aReturnNote()
  const text = await textOf(returnNotePaper({ ...note, collected: collectedOnPaper('bendahara', '11000') }))
  expect(text).toContain('(11.000)')
  expect(await textOf(returnNotePaper(note))).not.toContain('dipungut')
})
