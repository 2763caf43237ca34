import { lineAmount, price } from '#ground/price.ts'
import { money, sum } from '#ground/money.ts'
import { percent } from '#ground/percent.ts'
import { quantity } from '#ground/quantity.ts'
import { ppn } from '#modules/company/tax/rules.ts'
import type { AgingReportData } from '#kit/paper/aging-report.ts'
import type { ItemLine, PaperLine, PaperTotals, Party } from '#kit/paper/document.ts'
import { letterhead, printed } from '#kit/paper/cast.ts'
import type {
  AcknowledgementData,
  DeliveryNoteData,
  InvoiceData,
  QuotationData,
  ReceiptData,
  ReminderData,
  ReturnNoteData,
  StatementData,
} from './data.ts'

/** The small cast of the paper tests: PT Wira Bangun Persada sells building material to PT Sinar Abadi. */
export const customer: Party = {
  name: 'PT Sinar Abadi',
  address: 'Jl. Pajajaran No. 12, Baranangsiang\nKota Bogor 16143',
  npwp: '0210987654321000',
  contact: null,
  phone: null,
}

const shipTo: Party = {
  name: 'Ruko Cibinong Blok C',
  address: 'Jl. Raya Jakarta–Bogor Km 46, Cibinong',
  npwp: null,
  contact: 'Bapak Yusuf',
  phone: '+6281322001177',
}

const GOODS = [
  ['Semen Portland 50 kg', '200', 'zak', '68000', null],
  ['Besi beton ulir D13 × 12 m', '150', 'btg', '142500', '2'],
  ['Pasir cor Cimangkok', '24', 'm³', '315000', null],
  ['Jasa pengecoran lantai 2', '186', 'm²', '45000', null],
  ['Ongkos kirim', '1', 'ls', '1250000', null],
] as const

/** As many priced lines as asked, the goods above over and over. */
export function someLines(count: number): ItemLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [description, qty, unit, each, discount] = GOODS[index % GOODS.length] ?? GOODS[0]
    const gross = lineAmount(quantity(qty), price(each))
    const amount = discount ? money((gross * (100n - BigInt(discount))) / 100n) : gross
    const said = discount ? { percent: discount } : null
    return { kind: 'item', description, detail: null, qty, unit, price: each, discount: said, amount }
  })
}

/** The totals of lines with PPN of 12 % on 11/12. */
export function totalsOf(lines: readonly PaperLine[]): PaperTotals {
  const subtotal = sum(lines.map((line) => (line.kind === 'item' ? money(String(line.amount)) : money(0))))
  const rate = { rate: percent('12'), baseNum: 11n, baseDen: 12n }
  const block = ppn({ base: subtotal, mode: 'exclusive', isPkp: true, rate })
  const tax = { rate: '12', baseNum: '11', baseDen: '12', base: subtotal, taxedBase: block.dpp, tax: block.ppn }
  return { subtotal, discount: '0', shipping: '0', taxes: [tax], pricesIncludeTax: false, total: block.total }
}

const basis = { letterhead, printed, state: 'posted', date: '2026-11-21' } as const

export function anInvoice(count = 5): InvoiceData {
  const lines = someLines(count)
  const totals = totalsOf(lines)
  const advance = money(17_225_258)
  const isLarge = BigInt(totals.total) > advance
  return {
    ...basis,
    kind: 'sale',
    progress: null,
    number: 'INV-2611-0017',
    orderNumber: 'ORD-2611-0042',
    customerPo: 'PO/SA/2026/118',
    dueDate: '2026-12-21',
    taxInvoiceNumber: null,
    customer,
    shipTo,
    lines,
    totals,
    downPayment: null,
    retention: null,
    collected: null,
    settlements: isLarge ? [{ label: 'Uang muka INV-2611-0014', amount: advance }] : [],
    due: isLarge ? money(BigInt(totals.total) - advance) : totals.total,
    withholding: null,
    needsMeterai: false,
    note: 'Pembayaran dianggap sah setelah dana diterima di rekening kami. Cantumkan nomor invoice pada berita transfer.',
  }
}

/** A termin of a project: progress of 300 million less advance and retention, PPh withheld by the customer. */
export function aTermin(): InvoiceData {
  const line: ItemLine = {
    kind: 'item',
    description: 'Termin 1, progres 30%',
    detail: 'Kontrak 014/SPK/IX/2026, pembangunan ruko Cibinong Blok C',
    qty: '1',
    unit: 'ls',
    price: '300000000',
    discount: null,
    amount: '300000000',
  }
  const tax = {
    rate: '12',
    baseNum: '11',
    baseDen: '12',
    base: '225000000',
    taxedBase: '206250000',
    tax: '24750000',
  }
  return {
    ...anInvoice(1),
    lines: [
      { kind: 'section', text: 'Pekerjaan struktur' },
      line,
      { kind: 'note', text: 'Sesuai berita acara opname 3.' },
    ],
    totals: {
      subtotal: '300000000',
      discount: '0',
      shipping: '0',
      taxes: [tax],
      pricesIncludeTax: false,
      total: '249750000',
    },
    collected: null,
    downPayment: { label: 'Uang muka INV-2609-0003', amount: '60000000' },
    retention: { percent: '5', amount: '15000000' },
    settlements: [],
    due: '249750000',
    withholding: { taxes: [{ label: 'PPh final 1,75%', amount: '3937500' }], payable: '245812500' },
  }
}

export function aQuotation(count = 5): QuotationData {
  const lines = someLines(count)
  return {
    ...basis,
    number: 'PNW-2611-0009',
    customer: { ...customer, contact: 'Ibu Dewi' },
    shipTo: null,
    agreed: { termDays: 30, advance: { percent: '30' }, retention: null },
    isBinding: false,
    subject: 'Material lantai 2',
    customerPo: null,
    promisedDate: null,
    validUntil: '2026-12-05',
    opening: 'Dengan hormat, bersama ini kami sampaikan penawaran harga untuk kebutuhan berikut.',
    lines,
    totals: totalsOf(lines),
    terms: ['Harga franco lokasi proyek di Cibinong.', 'Pembayaran 30 hari setelah barang diterima.'],
  }
}

export function aDeliveryNote(count = 5, size: DeliveryNoteData['size'] = 'A4'): DeliveryNoteData {
  return {
    ...basis,
    size,
    number: 'SJ-2611-0031',
    orderNumber: 'ORD-2611-0042',
    customerPo: 'PO/SA/2026/118',
    sentFrom: { name: 'Gudang Tajur', address: 'Jl. Raya Tajur No. 88, Bogor' },
    recipient: shipTo,
    vehiclePlate: 'F 8123 AB',
    driver: { name: 'Asep Hidayat', phone: '+6281299887766' },
    expedition: null,
    departedAt: '2026-11-21T00:30:00Z',
    arrivedAt: null,
    lines: someLines(count).map(({ description, qty, unit }, index) => ({
      code: `BRG-${String(index + 1).padStart(4, '0')}`,
      name: description,
      qty,
      unit,
      coli: null,
      note: index === 1 ? 'Ikat per 25 batang' : null,
      rejected: null,
    })),
    note: 'Hubungi Bapak Yusuf sebelum tiba; akses truk lewat gerbang belakang.',
    received: null,
    signed: null,
    signAt: 'https://mandor.contoh.co.id/d/AZ3kq8vXcQmHs0oN2bTfJwY7hKx4uLrEgDpVi1aSnMzCtB6yW5eRjA',
  }
}

export function aReceipt(amount = '40192267'): ReceiptData {
  return {
    ...basis,
    number: 'BYR-2611-0020',
    receivedFrom: 'PT Sinar Abadi',
    amount,
    purpose: 'Pelunasan invoice INV-2611-0017 atas material lantai 2, ruko Cibinong Blok C',
    method: 'Transfer BCA',
    allocations: [{ number: 'INV-2611-0017', amount }],
    advance: '0',
    withheld: null,
  }
}

export function aReturnNote(): ReturnNoteData {
  const lines = someLines(2).map((line) => ({ ...line, detail: 'Kemasan sobek saat tiba' }))
  return {
    ...basis,
    number: 'RTR-2611-0002',
    invoiceNumber: 'INV-2611-0017',
    taxInvoiceNumber: '04002600000000123',
    customer,
    lines,
    totals: totalsOf(lines),
    downPayment: '0',
    retention: '0',
    collected: null,
    reason: 'Barang rusak dalam pengiriman, diganti pada surat jalan berikutnya.',
  }
}

export function aStatement(count = 6): StatementData {
  let balance = 12_500_000n
  const rows = Array.from({ length: count }, (_, index) => {
    const isInvoice = index % 2 === 0
    const amount = BigInt(3_000_000 + index * 125_500)
    balance += isInvoice ? amount : -amount
    return {
      date: `2026-11-${String((index % 28) + 1).padStart(2, '0')}`,
      number: `${isInvoice ? 'INV' : 'BYR'}-2611-${String(index + 1).padStart(4, '0')}`,
      description: isInvoice ? 'Invoice penjualan' : 'Transfer BCA',
      debit: isInvoice ? String(amount) : '0',
      credit: isInvoice ? '0' : String(amount),
      balance: String(balance),
    }
  })
  const total = (side: 'debit' | 'credit') => sum(rows.map((row) => money(row[side])))
  return {
    letterhead,
    printed,
    date: '2026-11-30',
    customer,
    from: '2026-11-01',
    to: '2026-11-30',
    opening: '12500000',
    rows,
    unlisted: 0,
    debitTotal: total('debit'),
    creditTotal: total('credit'),
    closing: String(balance),
    aging: { notDue: '8500000', upTo30: '3000000', upTo60: '0', upTo90: '750000', over90: '0' },
  }
}

export function anAcknowledgement(): AcknowledgementData {
  return {
    ...basis,
    number: 'INV-2611-0017',
    customer,
    orderNumber: 'ORD-2611-0042',
    invoice: {
      number: 'INV-2611-0017',
      date: '2026-11-21',
      dueDate: '2026-12-21',
      amount: '57417525',
      taxInvoiceNumber: '04002600000000123',
      customerPo: 'PO/SA/2026/118',
    },
  }
}

export function aReminder(count = 3): ReminderData {
  const rows = Array.from({ length: count }, (_, at) => ({
    number: `INV-26${String(9 + (at % 3)).padStart(2, '0')}-${String(at + 1).padStart(4, '0')}`,
    date: '2026-09-14',
    dueDate: at === 0 ? '2026-10-14' : '2026-12-01',
    daysLate: at === 0 ? 38 : 0,
    total: String(12_500_000 + at),
    open: String(7_500_000 + at),
  }))
  const total = sum(rows.map((row) => money(row.open)))
  return { letterhead, printed, date: '2026-11-21', customer, rows, total }
}

export function anAgingReport(count = 3): AgingReportData {
  const rows = Array.from({ length: count }, (_, at) => ({
    name: `PT Pelanggan ${at + 1}`,
    ...{ notDue: '8500000', upTo30: '3000000', upTo60: '0', upTo90: '750000', over90: '0', total: '12250000' },
  }))
  const of = (key: 'notDue' | 'upTo30' | 'upTo60' | 'upTo90' | 'over90' | 'total') =>
    sum(rows.map((row) => money(row[key])))
  const totals = {
    ...{ notDue: of('notDue'), upTo30: of('upTo30'), upTo60: of('upTo60') },
    ...{ upTo90: of('upTo90'), over90: of('over90'), total: of('total') },
  }
  return { letterhead, printed, date: '2026-11-30', rows, totals }
}
