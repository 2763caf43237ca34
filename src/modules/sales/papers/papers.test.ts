import { afterAll, expect, test } from 'vitest'
import { closePress, makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { letterhead, printed } from '#kit/paper/cast.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { deliveryNotePaper } from './delivery-note.ts'
import { aDeliveryNote, anInvoice, aReceipt, aReturnNote, aStatement, aTermin } from './examples.ts'
import { invoicePaper } from './invoice.ts'
import { receiptPaper } from './receipt.ts'
import { returnNotePaper } from './return-note.ts'
import { statementPaper } from './statement.ts'

afterAll(closePress)

const pagesOf = async (paper: Paper) => readPdf(await press(paper))
const textOf = async (paper: Paper) => (await pagesOf(paper)).map((page) => page.text).join('\n')

test('an invoice of five lines is one A4 page that says everything a customer needs to pay', async () => {
  const [page, ...more] = await pagesOf(invoicePaper(anInvoice(5)))
  expect(more).toEqual([])
  expect(page!.width).toBeCloseTo(595.28, 1)
  expect(page!.height).toBeCloseTo(841.89, 1)
  for (const said of [
    'PT WIRA BANGUN PERSADA',
    'NPWP 0312 4567 8901 2000',
    'INV-2611-0017',
    '21 November 2026',
    '21 Desember 2026',
    'PO/SA/2026/118',
    'PT Sinar Abadi',
    'Besi beton ulir D13 × 12 m',
    '24 m³',
    '20.947.500',
    'DPP nilai lain (11/12)',
    '47.416.875',
    'PPN 12%',
    '5.690.025',
    '57.417.525',
    '(17.225.258)',
    'Sisa tagihan',
    'Rp40.192.267',
    'Empat puluh juta seratus sembilan puluh dua ribu dua ratus enam puluh tujuh rupiah',
    'Bank BCA 095 412 8800',
    'Bogor, 21 November 2026',
    'Rina Marlina',
    'ORD-2611-0042 · dicetak 21 Nov 2026 14.05 oleh Siti Nurjanah',
    'Halaman 1 dari 1',
  ]) {
    expect(page!.text).toContain(said)
  }
})

test.each([1, 5, 11, 12, 13, 14, 30, 31, 32, 120])(
  'the totals of an invoice of %i lines share their page with the last two lines',
  async (count) => {
    const pages = await pagesOf(invoicePaper(anInvoice(count)))
    const last = pages.at(-1)!.text
    expect(last).toMatch(/Sisa tagihan|Total tagihan/)
    expect(last).toContain('Terbilang')
    expect(last).toContain('Rina Marlina')
    for (const number of [count - 1, count].filter((each) => each > 0)) {
      expect(last).toMatch(new RegExp(`(?:^|[^\\d.,])${number} ?(?:Semen|Besi|Pasir|Jasa|Ongkos)`))
    }
    pages.forEach((page, index) => {
      expect(page.text).toMatch(/No\. ?Uraian ?Qty ?Harga \(Rp\)/)
      expect(page.text).toContain(`Halaman ${index + 1} dari ${pages.length}`)
      if (index > 0) expect(page.text).toContain('INVOICE INV-2611-0017')
    })
  },
)

test('a termin takes the advance and the retention off before PPN, and mentions the PPh that is withheld', async () => {
  const text = await textOf(invoicePaper(aTermin()))
  for (const said of [
    'Pekerjaan struktur',
    'Uang muka INV-2609-0003',
    '(60.000.000)',
    'Retensi 5%',
    '(15.000.000)',
    'Dasar pengenaan pajak',
    '225.000.000',
    '24.750.000',
    'Rp249.750.000',
    'PPh final 1,75% yang dipotong: Rp3.937.500. Jumlah yang ditransfer: Rp245.812.500.',
  ]) {
    expect(text).toContain(said)
  }
})

test('an invoice of goods and services mentions each PPh that is withheld', async () => {
  const taxes = [
    { label: 'PPh 23 2%', amount: '80000' },
    { label: 'PPh 22 1,5%', amount: '90000' },
  ]
  const text = await textOf(invoicePaper({ ...aTermin(), withholding: { taxes, payable: '10930000' } }))
  expect(text).toContain(
    'PPh 23 2% yang dipotong: Rp80.000. PPh 22 1,5% yang dipotong: Rp90.000. Jumlah yang ditransfer: Rp10.930.000.',
  )
})

test('a seller who is no PKP shows no PPN', async () => {
  const { totals, ...invoice } = anInvoice(1)
  const text = await textOf(
    invoicePaper({ ...invoice, totals: { ...totals, taxes: [], total: totals.subtotal }, due: totals.subtotal }),
  )
  expect(text).not.toMatch(/PPN|DPP/)
})

test.each([
  ['draft', 'DRAF'],
  ['paid', 'LUNAS'],
  ['void', 'BATAL'],
] as const)('an invoice that is %s is watermarked %s', async (state, word) => {
  const posted = await textOf(invoicePaper({ ...anInvoice(1), number: 'X' }))
  expect(posted).not.toContain(word)
  expect(await textOf(invoicePaper({ ...anInvoice(1), number: 'X', state }))).toContain(word)
})

test.each(['A4', 'A5', 'continuous'] as const)(
  'a surat jalan on %s says who carries it, how it is packed, and when it left and came',
  async (size) => {
    const note = aDeliveryNote(2, size)
    const told = {
      ...note,
      expedition: 'Dakota Cargo',
      arrivedAt: '2026-11-21T03:05:00Z',
      lines: note.lines.map((line) => ({ ...line, coli: '17' })),
    }
    const read = (await textOf(deliveryNotePaper(told))).replaceAll(/\s+/g, ' ')
    for (const said of ['Dakota Cargo', '21 Nov 2026 07.30 WIB', '21 Nov 2026 10.05 WIB', 'Koli', '17'])
      expect(read).toContain(said)
    const plain = await textOf(deliveryNotePaper(note))
    for (const word of ['Ekspedisi', 'Jam tiba', 'Koli']) expect(plain).not.toContain(word)
  },
)

test('a reprint is marked SALINAN on every page', async () => {
  const pages = await pagesOf(invoicePaper({ ...anInvoice(30), printed: { ...printed, isReprint: true } }))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) expect(page.text).toContain('SALINAN')
})

test.each([
  ['A4', 5, 3, 595.28],
  ['A4', 30, 6, 595.28],
  ['A5', 5, 3, 419.53],
  ['continuous', 5, 3, 684],
] as const)(
  'a surat jalan on %s of %i lines is three labelled sheets without a price',
  async (size, count, pages, width) => {
    const read = await pagesOf(deliveryNotePaper(aDeliveryNote(count, size)))
    expect(read).toHaveLength(pages)
    read.forEach((page, index) => {
      const perCopy = pages / 3
      const copy = Math.floor(index / perCopy)
      expect(page.width).toBeCloseTo(width, 1)
      expect(page.text).toContain(['Lembar 1 – Penerima', 'Lembar 2 – Arsip', 'Lembar 3 – Sopir'][copy])
      expect(page.text).toContain(`Halaman ${(index % perCopy) + 1} dari ${perCopy}`)
      expect(page.text).not.toMatch(/Rp|Harga|Jumlah|PPN|\d\.\d{3}\b/)
    })
    const whole = read.map((page) => page.text).join(' ')
    for (const said of ['SJ-2611-0031', 'F 8123 AB', 'Asep Hidayat', 'Gudang Tajur', 'Pengirim', 'Sopir', 'Penerima']) {
      expect(whole.split(said).length - 1).toBeGreaterThanOrEqual(3)
    }
  },
)

test.each([
  ['5000000', false],
  ['5000001', true],
])('a kwitansi of Rp%s has a place for a meterai: %s', async (amount, isStamped) => {
  const [page, ...more] = await pagesOf(receiptPaper(aReceipt(amount)))
  expect(more).toEqual([])
  expect(page!.text.includes('Meterai')).toBe(isStamped)
  expect(page!.text).toContain('Lima juta')
})

test('a kwitansi tells which part of the money is for what, an advance too', async () => {
  const read = async (given: object) =>
    (await textOf(receiptPaper({ ...aReceipt('10000000'), ...given }))).replaceAll('\u00a0', ' ')
  const allocations = [{ number: 'INV-2611-0017', amount: '9426555' }]
  expect(await read({ allocations, advance: '573445' })).toContain('INV-2611-0017 Rp9.426.555 · Uang muka Rp573.445')
  expect(await read({ allocations: [], advance: '10000000', purpose: 'Uang muka pelanggan' })).not.toContain(
    'Uang muka Rp',
  )
  expect(await read({ allocations, advance: '0' })).not.toContain('Uang muka')
})

test('a nota retur names the invoice, the faktur and why', async () => {
  const text = await textOf(returnNotePaper(aReturnNote()))
  for (const said of ['NOTA RETUR', 'INV-2611-0017', '04002600000000123', 'Kemasan sobek', 'Nilai retur', 'Alasan']) {
    expect(text).toContain(said)
  }
})

test('a rekening koran shows every balance and how old it is', async () => {
  const pages = await pagesOf(statementPaper(aStatement(60)))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]!.text).toContain('Saldo awal')
  for (const said of ['Saldo akhir', 'Umur piutang', '31–60 hari', '8.500.000']) {
    expect(pages.at(-1)!.text).toContain(said)
  }
})

test('a rekening koran of a period with too many rows says how many do not stand on it', async () => {
  const text = await textOf(statementPaper({ ...aStatement(2), unlisted: 1312 }))
  expect(text).toContain('1.312 baris lagi tidak dimuat')
  expect(await textOf(statementPaper(aStatement(2)))).not.toContain('tidak dimuat')
})

test('a rekening koran says that more was paid than billed, in parentheses like its column', async () => {
  const text = await textOf(statementPaper({ ...aStatement(2), closing: '-573445' }))
  expect(text).toContain('Saldo akhir (uang muka)')
  expect(text.split('(Rp573.445)')).toHaveLength(3)
  expect(await textOf(statementPaper(aStatement(2)))).not.toContain('uang muka')
})

test('equal data gives equal bytes, in this thread and in the other', async () => {
  const [one, two, other] = [
    await press(invoicePaper(anInvoice(5))),
    await press(invoicePaper(anInvoice(5))),
    await makePdf(invoicePaper(anInvoice(5))),
  ]
  expect(one.equals(two)).toBe(true)
  expect(one.equals(other)).toBe(true)
})

test('names in other scripts and stray signs are drawn, written out or dropped', async () => {
  const receivedFrom = 'Şahin Łódź Ω Юрий Nguyễn ≥ 5 🙂 漢'
  const text = await textOf(receiptPaper({ ...aReceipt(), receivedFrom }))
  expect(text.replace(/\s+/g, ' ')).toContain('Şahin Łódź Ω Юрий Nguyễn >= 5 ?')
})

test('a footer of the company stands above the print stamp', async () => {
  const footer = 'PT Wira Bangun Persada terdaftar pada LPJK'
  expect(await textOf(invoicePaper({ ...anInvoice(1), letterhead: { ...letterhead, footer } }))).toContain(footer)
})

test('nothing is lost however long a remark, a list of payments or a code is', async () => {
  const remark = `${'Catatan panjang sekali. '.repeat(80)}Selesai.`
  const settlements = Array.from({ length: 60 }, (_, index) => ({ label: `Pembayaran ${index}`, amount: '1000' }))
  const code = `KODE${'X1'.repeat(40)}UJUNG`
  const invoice = await pagesOf(
    invoicePaper({ ...anInvoice(3), note: remark, settlements, customerPo: code, orderNumber: code }),
  )
  const text = invoice.map((page) => page.text).join(' ')
  for (const said of ['Selesai.', '60 pembayaran dan kredit', '(60.000)', 'Rina Marlina']) expect(text).toContain(said)
  expect(text.replace(/\s/g, '')).toContain(code)

  const note = await textOf(deliveryNotePaper({ ...aDeliveryNote(3, 'A5'), note: remark }))
  expect(note).toContain('Selesai.')

  const allocations = Array.from({ length: 80 }, (_, index) => ({ number: `INV-2611-${1000 + index}`, amount: '1000' }))
  const receipt = await textOf(receiptPaper({ ...aReceipt(), purpose: remark, allocations }))
  for (const said of ['Selesai.', 'INV-2611-1079', 'Meterai', 'Rina Marlina']) expect(receipt).toContain(said)
})
