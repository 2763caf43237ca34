import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { letterhead } from '#kit/paper/cast.ts'
import { closePress } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { acknowledgementPaper } from './acknowledgement.ts'
import { agingReportPaper } from './aging-report.ts'
import { deliveryNotePaper } from './delivery-note.ts'
import {
  aDeliveryNote,
  anAcknowledgement,
  anAgingReport,
  anInvoice,
  aQuotation,
  aReminder,
  aStatement,
} from './examples.ts'
import { invoicePaper } from './invoice.ts'
import { aProgress } from './progress-example.ts'
import { progressPaper } from './progress-report.ts'
import { quotationPaper } from './quotation.ts'
import { reminderPaper } from './reminder.ts'
import { statementPaper } from './statement.ts'

afterAll(closePress)

const pagesOf = async (paper: Paper) => readPdf(await press(paper))
const textOf = async (paper: Paper) => (await pagesOf(paper)).map((page) => page.text).join('\n')

test('an offer that binds is the confirmation of the order', async () => {
  const binding = { isBinding: true, customerPo: 'PO/SA/7', promisedDate: '2026-12-01', number: 'ORD-2611-0042' }
  const text = await textOf(quotationPaper({ ...aQuotation(), ...binding }))
  for (const said of ['KONFIRMASI ORDER', 'ORD-2611-0042', 'PO/SA/7', '1 Desember 2026']) expect(text).toContain(said)
  for (const gone of ['PENAWARAN', 'Berlaku sampai']) expect(text).not.toContain(gone)
})

test('a tanda terima lists what is handed over, on half a sheet, with two places to sign', async () => {
  const [page, ...more] = await pagesOf(acknowledgementPaper(anAcknowledgement()))
  expect(more).toEqual([])
  for (const said of [
    'TANDA TERIMA',
    'Invoice INV-2611-0017',
    'Faktur pajak 04002600000000123',
    'Salinan PO PO/SA/2026/118',
    '57.417.525',
    'Yang menyerahkan',
    'Yang menerima',
  ])
    expect(page!.text).toContain(said)
})

test('a tanda terima keeps fifteen digits in one piece', async () => {
  const { invoice, ...rest } = anAcknowledgement()
  const text = await textOf(acknowledgementPaper({ ...rest, invoice: { ...invoice, amount: '942120311809144' } }))
  expect(text).toContain('942.120.311.809.144')
})

test('a surat tagihan names every open invoice, how late it is, and where to pay; its sum is their sum', async () => {
  const text = await textOf(reminderPaper(aReminder(3)))
  for (const said of ['SURAT TAGIHAN', 'PT Sinar Abadi', '38 hari', 'Rp22.500.003', 'Bank BCA 095 412 8800'])
    expect(text).toContain(said)
  expect(text).toContain('Dua puluh dua juta lima ratus ribu tiga rupiah')
  const pages = await pagesOf(reminderPaper(aReminder(60)))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.at(-1)!.text).toContain('Jumlah tagihan')
  expect(pages.at(-1)!.text).toMatch(/INV-26\d\d-0060/)
})

test('once everything is paid, the letter says so instead of asking', async () => {
  const text = await textOf(reminderPaper({ ...aReminder(0), total: '0' }))
  expect(text).toContain('tidak ada tagihan yang terbuka')
  expect(text).not.toMatch(/Abaikan surat ini|Terbilang|Rp0/)
})

test('the list of ages names everybody who owes, and ends with the sum', async () => {
  const pages = await pagesOf(agingReportPaper(anAgingReport(80)))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page.text).toContain('Belum tempo')
  expect(pages.at(-1)!.text).toContain('980.000.000')
})

test('where nothing was paid, the statement says a plain zero', async () => {
  const text = await textOf(statementPaper({ ...aStatement(1), creditTotal: '0' }))
  expect(text).not.toContain('(0)')
})

test('a note among the last lines goes across the table, in whole words', async () => {
  const note = { kind: 'note', text: 'Pengiriman bertahap sesuai jadwal pengecoran' } as const
  const [last] = anInvoice(1).lines
  const text = await textOf(invoicePaper({ ...anInvoice(1), lines: [...anInvoice(3).lines, note, last!] }))
  expect(text).toContain(note.text)
})

test('a heading goes to the next page with the line it stands over', async () => {
  const heading = { kind: 'section', text: 'Pekerjaan atap' } as const
  for (let count = 9; count < 16; count += 1) {
    const lines = [...anInvoice(count).lines, heading, ...anInvoice(2).lines]
    const pages = await pagesOf(invoicePaper({ ...anInvoice(1), lines }))
    const withHeading = pages.find(({ text }) => text.includes(heading.text))!
    expect(withHeading.text.split(heading.text)[1]).toContain('Semen Portland')
  }
})

test('two lines that do not fit above the totals leave one of them under the head', async () => {
  const { letterhead: usual } = aQuotation()
  const accounts = Array.from({ length: 9 }, () => usual.bankAccounts[0]!)
  const data = { ...anInvoice(2), letterhead: { ...usual, bankAccounts: accounts } }
  const [first, second] = await pagesOf(invoicePaper(data))
  expect(first!.text).toContain('Semen Portland')
  expect(first!.text).not.toContain('Besi beton')
  expect(second!.text).toContain('Besi beton')
  expect(second!.text).toContain('Sisa tagihan')
})

test('an issuer without a city signs with the day alone', async () => {
  const text = await textOf(invoicePaper({ ...anInvoice(1), letterhead: { ...letterhead, city: '' } }))
  expect(text).toContain('21 November 2026')
  expect(text).not.toContain(', 21 November 2026')
})

test('amounts of twelve digits stay in one piece, and so does a long unit', async () => {
  const most = '123456789012'
  const ages = { notDue: most, upTo30: most, upTo60: '0', upTo90: most, over90: most, total: '493827156048' }
  const aging = agingReportPaper({ ...anAgingReport(1), rows: [{ name: 'PT Sinar Abadi', ...ages }], totals: ages })
  const words = [...(await textOf(aging)).split(' ')]
  expect(words.filter((word) => word.startsWith('123.456.789.012'))).toHaveLength(8)
  const statement = aStatement(2)
  const rows = statement.rows.map((row) => ({ ...row, debit: most, credit: most }))
  expect((await textOf(statementPaper({ ...statement, rows }))).split('123.456.789.012')).toHaveLength(5)
  const note = aDeliveryNote(1, 'A5')
  const sj = deliveryNotePaper({ ...note, lines: note.lines.map((line) => ({ ...line, unit: 'bungkusan' })) })
  expect(await textOf(sj)).toContain('bungkusan')
})

test('a place is said without what kind of place it is', async () => {
  const inTown = { ...letterhead, city: 'Kota Bogor, Jawa Barat' }
  const text = await textOf(invoicePaper({ ...anInvoice(1), letterhead: inTown }))
  expect(text).toContain('Bogor, 21 November 2026')
  expect(text).not.toContain('Kota Bogor, 21 November')
})

test('a kabar order tells how far each line is, what is open and where to pay, and shows what was sent', async () => {
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#885533' } })
    .jpeg()
    .toBuffer()
  const pages = await pagesOf(progressPaper(aProgress([photo, photo, photo])))
  const text = pages.map((page) => page.text).join('\n')
  for (const said of [
    'KABAR ORDER',
    'PO PO/SA/7',
    'Semen Portland 50 kg',
    'INV-2609-0001',
    'Bank BCA 095 412 8800',
    'SJ-2611-0009',
  ])
    expect(text).toContain(said)
  expect(text.match(/ORD-2611-0042/g)).toHaveLength(1)
  expect(text).toMatch(/120\s+80\s+40\s+zak/)

  const many = { ...aProgress([photo]), invoices: aReminder(90).rows }
  const long = await pagesOf(progressPaper(many))
  expect(long.length).toBeGreaterThan(2)
  expect(long.map((page) => page.text).join('\n')).toMatch(/INV-26\d\d-0090/)
  const none = await textOf(progressPaper({ ...aProgress(), lines: [], invoices: [], total: '0' }))
  for (const said of ['Saat ini tidak ada order yang berjalan', 'Tidak ada tagihan yang terbuka'])
    expect(none).toContain(said)
})
