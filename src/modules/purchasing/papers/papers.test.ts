import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { dressed, picturesIn } from '#kit/paper/cast.ts'
import { closePress, makePdf } from '#kit/paper/make-pdf.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { press } from '#kit/paper/press.ts'
import { readPdf } from '#kit/paper/read-pdf.ts'
import { cashVoucherPaper } from '#kit/paper/voucher/cash-voucher.ts'
import {
  aHandover,
  aGoodsReceipt,
  anOrder,
  aPayableCard,
  aPriceRequest,
  aPurchaseReturn,
  aRequest,
  aVoucher,
} from './examples.ts'
import { goodsReceiptPaper } from './goods-receipt.ts'
import { payableCardPaper } from './payable-card.ts'
import { priceListPaper } from './price-list.ts'
import { priceRequestPaper } from './price-request.ts'
import { purchaseOrderPaper } from './purchase-order.ts'
import { purchaseRequestPaper } from './purchase-request.ts'
import { purchaseReturnPaper } from './purchase-return.ts'
import { serviceHandoverPaper } from './service-handover.ts'

afterAll(closePress)

const pagesOf = async (paper: Paper) => readPdf(await press(paper))
const textOf = async (paper: Paper) => (await pagesOf(paper)).map((page) => page.text).join('\n')

test('a PO is one page that says what, for how much in words and figures, where to, when and on which terms', async () => {
  const [page, ...more] = await pagesOf(purchaseOrderPaper(anOrder()))
  expect(more).toEqual([])
  for (const said of [
    'PESANAN PEMBELIAN',
    'PO-2611-0031',
    '25 November 2026',
    '30 hari',
    'Toko Sinar',
    'u.p. Bapak Hendra',
    'Kirim ke',
    'Gudang Tajur',
    '36.575.000',
    'Rp36.575.000',
    'Tiga puluh enam juta lima ratus tujuh puluh lima ribu rupiah',
    'Cantumkan nomor PO',
    'Disetujui supplier',
    'Bogor, 21 November 2026',
  ]) {
    expect(page!.text).toContain(said)
  }
})

test.each([
  ['PO', anOrder, purchaseOrderPaper],
  ['retur', aPurchaseReturn, purchaseReturnPaper],
] as const)('a %s bears head, stamp and signature of the company once it is issued', async (_name, a, of) => {
  const picture = await sharp({ create: { width: 300, height: 120, channels: 3, background: '#236' } })
    .png()
    .toBuffer()
  const layOut = of as unknown as typeof purchaseOrderPaper
  const data = a() as never as ReturnType<typeof anOrder>
  const letterhead = dressed(data.letterhead, { head: picture, drawn: picture })
  const pictures = async (state: 'draft' | 'posted' | 'void') =>
    picturesIn(await press(layOut({ ...data, state, letterhead })))
  expect(picturesIn(await press(layOut(data)))).toBe(0)
  expect([await pictures('draft'), await pictures('posted'), await pictures('void')]).toEqual([1, 3, 1])
})

test('a PO with terms as long as a contract runs over pages and loses none', async () => {
  const terms = Array.from({ length: 60 }, (_, index) => `Pasal ${index + 1}. ${'Ketentuan panjang. '.repeat(8)}`)
  const pages = await pagesOf(purchaseOrderPaper({ ...anOrder(), terms }))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.at(-1)!.text).toContain('Pasal 60')
})

test.each([1, 12, 30, 90])('the total of a PO of %i lines stands with its last line', async (count) => {
  const last = (await pagesOf(purchaseOrderPaper(anOrder(count)))).at(-1)!.text
  expect(last).toContain('Terbilang')
  expect(last).toMatch(new RegExp(`(?:^|[^\\d.,])${count} ?(?:Semen|Pasir|Besi)`))
})

test('a bukti terima barang tells good from turned away, with the reason, and shows no price', async () => {
  const text = await textOf(goodsReceiptPaper(aGoodsReceipt()))
  for (const said of ['BTB-2611-0018', 'SJ/TS/881', 'Ditolak', '96', 'Kantong pecah', 'F 8123 AB', 'Penerima'])
    expect(text).toContain(said)
  expect(text).not.toMatch(/Rp|Harga|Jumlah|\d\.\d{3}\b/)
})

test('services are handed over on a berita acara that both sides sign, without a price', async () => {
  const [page, ...more] = await pagesOf(serviceHandoverPaper(aHandover()))
  expect(more).toEqual([])
  const said = [
    'BERITA ACARA SERAH TERIMA',
    'BAST-2611-0004',
    'PO-2611-0031',
    'Ujang Suryana',
    'Nat dirapikan',
    '12 November 2026',
    'Pasang keramik',
    '48,5',
    'Pelaksana',
  ]
  for (const each of [...said, 'Toko Sinar', 'Yang menyerahkan', 'Yang menerima']) expect(page!.text).toContain(each)
  expect(page!.text).not.toContain('Rp')
})

test('a supplier is asked for prices on one page, with room for its answers', async () => {
  const [page, ...more] = await pagesOf(priceRequestPaper(aPriceRequest()))
  expect(more).toEqual([])
  const said = ['PERMINTAAN PENAWARAN', 'PR-2611-0009', '28 November 2026', 'Gudang Tajur', 'Harga satuan', 'Jumlah']
  for (const each of [...said, 'Semen Portland 50 kg', 'Bagian pembelian']) expect(page!.text).toContain(each)
  for (const kept of ['Asep Hidayat', 'Pengecoran', 'dikirim pagi']) expect(page!.text).not.toContain(kept)
})

test('a permintaan names who asks, until when and who agreed, and no price', async () => {
  const text = await textOf(purchaseRequestPaper(aRequest()))
  for (const said of [
    'PR-2611-0009',
    '28 November 2026',
    'Asep Hidayat',
    'Disetujui oleh Rina Marlina',
    'Gudang Tajur',
  ])
    expect(text).toContain(said)
  expect(text).not.toMatch(/Rp|Harga/)
})

test('a retur names receipt, bill and why', async () => {
  const text = await textOf(purchaseReturnPaper(aPurchaseReturn()))
  for (const said of [
    'RETUR PEMBELIAN',
    'BTB-2611-0018',
    'BIL-2611-0011',
    'Semen mengeras',
    'Nilai retur',
    'Tiga belas juta',
  ])
    expect(text).toContain(said)
})

test('a retur of billed goods says the PPN that comes off the debt with them', async () => {
  const { totals, ...rest } = aPurchaseReturn()
  const text = await textOf(purchaseReturnPaper({ ...rest, totals: { ...totals, total: '14985000' }, ppn: '1485000' }))
  for (const said of ['PPN', '1.485.000', 'Rp14.985.000', 'Empat belas juta']) expect(text).toContain(said)
})

test('beside a sum of fifteen digits the places to sign of a voucher stay level', async () => {
  const text = await textOf(cashVoucherPaper({ ...aVoucher(), amount: '500000000000000' }))
  expect(text).toContain('Rp500.000.000.000.000')
  expect(text).not.toMatch(/, \d{1,2} Nov \d{4}/)
})

test('what came stays inside the sheet however large it is, and the reason goes under the name', async () => {
  const [came] = aGoodsReceipt().lines
  const line = { ...came!, received: '12345678.5', accepted: '12345678.5', rejected: '1234567.5', reason: 'Bengkok' }
  const paper = goodsReceiptPaper({ ...aGoodsReceipt(), lines: [line] })
  const widths = (paper.lines?.columns ?? []).map(({ width }) => (typeof width === 'number' ? width : 130))
  expect(widths.reduce((sum, width) => sum + width + 9, -9)).toBeLessThanOrEqual(595.28 - 2 * 39)
  const text = await textOf(paper)
  for (const said of ['12.345.678,5', '1.234.567,5', 'Ditolak: Bengkok']) expect(text).toContain(said)
})

test('a bukti kas keluar says the sum in words, each bill, and the PPh that was held back', async () => {
  const pages = await pagesOf(cashVoucherPaper(aVoucher()))
  expect(pages).toHaveLength(1)
  for (const said of [
    'BUKTI KAS KELUAR',
    'Toko Sinar',
    'Tiga puluh enam juta seratus delapan puluh enam ribu rupiah',
    'BIL-2611-0011 (nota TS-1182) Rp16.449.500',
    'PPh 22 dipotong Rp551.563',
    'Penerima uang',
  ])
    expect(pages[0]!.text).toContain(said)
  // A day in full would take two lines there, and its place to sign would stand lower than the others.
  expect(pages[0]!.text).toMatch(/, \d{1,2} (Jan|Feb|Mar|Apr|Mei|Jun|Jul|Agu|Sep|Okt|Nov|Des) \d{4}/)
})

test('a payment of many bills lists them in a table with the PPh of each', async () => {
  const [bill] = aVoucher().bills
  const bills = Array.from({ length: 40 }, (_, index) => ({ ...bill!, number: `BIL-2611-${100 + index}` }))
  const pages = await pagesOf(cashVoucherPaper({ ...aVoucher(), bills }))
  expect(pages.length).toBeGreaterThan(1)
  for (const said of ['BIL-2611-139', '250.500', 'Rp36.186.000', 'Penerima uang'])
    expect(pages.at(-1)!.text).toContain(said)
})

test('a payment without bills is an advance: no table, still one page', async () => {
  const pages = await pagesOf(cashVoucherPaper({ ...aVoucher(), bills: [], withheld: [], purpose: 'Uang muka' }))
  expect(pages).toHaveLength(1)
  expect(pages[0]!.text).not.toContain('Dilunasi')
})

test('a kartu hutang shows every balance and how old it is', async () => {
  const pages = await pagesOf(payableCardPaper(aPayableCard(60)))
  expect(pages.length).toBeGreaterThan(1)
  for (const said of ['Saldo akhir', 'Umur hutang', '8.500.000', 'Rp60.500.000']) {
    expect(pages.at(-1)!.text).toContain(said)
  }
})

test('a daftar harga without prices says that there are none', async () => {
  const { letterhead, printed, date, supplier } = aPayableCard()
  const text = await textOf(priceListPaper({ letterhead, printed, date, supplier, rows: [] }))
  expect(text).toContain('Belum ada harga yang berlaku')
})

test('a kartu hutang says how much of the balance is money that no bill used yet', async () => {
  const card = { ...aPayableCard(1), closing: '-513777' as const, advance: '1500000' as const }
  const text = await textOf(payableCardPaper(card))
  expect(text).toMatch(/Tagihan terbuka\s+986\.223/)
  expect(text).toMatch(/Uang muka belum dipakai\s+\(1\.500\.000\)/)
  expect(await textOf(payableCardPaper(aPayableCard(1)))).not.toContain('Uang muka belum dipakai')
})

test.each([
  ['draft', 'DRAF'],
  ['void', 'BATAL'],
] as const)('a paper that is %s is watermarked %s', async (state, word) => {
  for (const paper of [
    purchaseOrderPaper({ ...anOrder(), state }),
    goodsReceiptPaper({ ...aGoodsReceipt(), state }),
    purchaseRequestPaper({ ...aRequest(), state }),
    cashVoucherPaper({ ...aVoucher(), state }),
    purchaseReturnPaper({ ...aPurchaseReturn(), state }),
  ])
    expect(await textOf(paper)).toContain(word)
})

test('large quantities and long codes stand whole on a permintaan and a bukti terima', async () => {
  const qty = '123456.789'
  const [asked] = aRequest().lines
  const [came] = aGoodsReceipt().lines
  const request = { ...aRequest(), lines: [{ ...asked!, qty, code: 'BRG-2026-000123456' }] }
  const receipt = {
    ...aGoodsReceipt(),
    lines: [{ ...came!, received: qty, accepted: qty, code: 'BRG-2026-000123456' }],
  }
  for (const text of [await textOf(purchaseRequestPaper(request)), await textOf(goodsReceiptPaper(receipt))])
    for (const said of ['123.456,789', 'BRG-2026-000123456']) expect(text).toContain(said)
})

test('nothing is lost however long a remark is', async () => {
  const remark = `${'Catatan panjang sekali. '.repeat(80)}Selesai.`
  expect(await textOf(goodsReceiptPaper({ ...aGoodsReceipt(), note: remark }))).toContain('Selesai.')
  expect(await textOf(purchaseRequestPaper({ ...aRequest(), note: remark }))).toContain('Selesai.')
  expect(await textOf(purchaseReturnPaper({ ...aPurchaseReturn(), reason: remark }))).toContain('Selesai.')
  expect(await textOf(cashVoucherPaper({ ...aVoucher(), purpose: remark }))).toContain('Selesai.')
})

test('equal data gives equal bytes, in this thread and in the other', async () => {
  const here = await press(purchaseOrderPaper(anOrder()))
  expect(here.equals(await makePdf(purchaseOrderPaper(anOrder())))).toBe(true)
})

const longName = 'PT Bangun Karya Cipta Nusantara Sejahtera Abadi Makmur Sentosa'

test.each([
  ['short names', {}],
  ['a long supplier', { paidTo: longName, purpose: `Pembayaran 3 tagihan ${longName}` }],
  ['a long account', { account: 'Bank Central Asia Cabang Pembantu Tajur', method: 'Transfer antarbank RTGS' }],
  ['a long reference', { reference: 'TRX/RTGS/2026/11/23/0088120009912/PEMBAYARAN' }],
  ['a sum of twelve digits', { amount: '123456789012' }],
  ['somebody of many names', { printed: { ...aVoucher().printed, by: 'Siti Nurhaliza Kusumawardhani Prameswari' } }],
  ['a long letterhead', { letterhead: { ...aVoucher().letterhead, name: longName } }],
])('a voucher for three bills stands on one sheet: %s', async (_, given) => {
  const [first, second] = aVoucher().bills
  const third = { ...first!, number: 'BIL-2611-0013', supplierNumber: 'INV/2026/XI/0000123456/SINAR-ABADI-MAKMUR' }
  for (const bills of [[first!], [first!, second!], [first!, second!, third]]) {
    expect(await pagesOf(cashVoucherPaper({ ...aVoucher(), ...given, bills }))).toHaveLength(1)
  }
})

test('a kartu hutang tells a long reference whole, and its lines stay low', async () => {
  const card = aPayableCard(4)
  const description = 'Pembayaran transfer · TRX/RTGS/2026/11/0088120009912 · termasuk PPh dipotong'
  const rows = card.rows.map((row) => ({ ...row, description, billed: '0', paid: '98765432', balance: '9876543210' }))
  const pages = await pagesOf(payableCardPaper({ ...card, rows }))
  expect(pages).toHaveLength(1)
  expect(pages[0]!.text.replaceAll(/\s+/g, '')).toContain('TRX/RTGS/2026/11/0088120009912')
})
