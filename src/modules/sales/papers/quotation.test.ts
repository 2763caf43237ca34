import { expect, test } from 'vitest'
import type { Paper } from '#kit/paper/paper.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { aQuotation } from './examples.ts'
import { quotationPaper } from './quotation.ts'

const pagesOf = async (paper: Paper) => readPdf(await press(paper))
const textOf = async (paper: Paper) => (await pagesOf(paper)).map((page) => page.text).join('\n')

test('a penawaran says until when it holds, on what terms, and has a place to agree', async () => {
  const text = await textOf(quotationPaper(aQuotation(2)))
  for (const said of [
    'PENAWARAN',
    '5 Desember 2026',
    'Harga franco lokasi proyek',
    'Disetujui oleh',
    'u.p. Ibu Dewi',
  ]) {
    expect(text).toContain(said)
  }
})

test('a penawaran says how it is paid and where the goods go, as far as that is agreed', async () => {
  const bare = await textOf(
    quotationPaper({ ...aQuotation(2), agreed: { termDays: 0, advance: null, retention: null } }),
  )
  expect(bare).toMatch(/Termin ?Tunai/)
  for (const gone of ['Uang muka', 'Retensi', 'Dikirim ke']) expect(bare).not.toContain(gone)
  const { customer } = aQuotation()
  const shipTo = { ...customer, address: 'Jl. Raya Cibinong Km 46' }
  const agreed = { termDays: 30, advance: { amount: '5000000' }, retention: '5' }
  const full = await textOf(quotationPaper({ ...aQuotation(2), shipTo, agreed }))
  expect(full).toMatch(/Termin ?30 hari/)
  expect(full).toMatch(/Uang muka ?Rp5\.000\.000/)
  expect(full).toMatch(/Retensi ?5%/)
  for (const said of ['Dikirim ke', 'Jl. Raya Cibinong Km 46']) expect(full).toContain(said)
})

test('terms that somebody numbered are not numbered once more', async () => {
  // The press writes its own number after the words.
  const read = async (...terms: string[]) => textOf(quotationPaper({ ...aQuotation(2), terms }))
  const typed = await read('1. Harga berlaku 14 hari', '2) Belum termasuk ongkos', '- Barang tidak ditukar')
  expect(typed).toMatch(/1\. Harga berlaku 14 hari ?2\) Belum termasuk ongkos ?- Barang tidak ditukar ?Disetujui/)
  expect(await read('Harga berlaku 14 hari', '50.000 per rit')).toMatch(/hari ?1\. ?50\.000 per rit ?2\./)
})

test('a penawaran with terms as long as a contract runs over pages', async () => {
  const terms = Array.from({ length: 60 }, (_, index) => `Pasal ${index + 1}. ${'Ketentuan panjang. '.repeat(8)}`)
  const pages = await pagesOf(quotationPaper({ ...aQuotation(2), terms }))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.at(-1)!.text).toContain('Pasal 60')
})
