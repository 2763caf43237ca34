import { money, sum } from '#ground/money.ts'
import { lineAmount, price } from '#ground/price.ts'
import { quantity } from '#ground/quantity.ts'
import { letterhead, printed } from '#kit/paper/cast.ts'
import type { CashVoucherData } from '#kit/paper/voucher/data.ts'
import type { ItemLine, PaperTotals, Party } from '#kit/paper/document.ts'
import type {
  HandoverData,
  OrderPaperData,
  PayableCardData,
  PriceRequestData,
  PurchaseReturnData,
  ReceiptPaperData,
  RequestPaperData,
} from './data.ts'

/** PT Wira Bangun Persada buys from Toko Sinar. */
export const supplier: Party = {
  name: 'Toko Sinar',
  address: 'Jl. Raya Tajur No. 21\nKota Bogor 16134',
  npwp: '0210987654321000',
  contact: 'Bapak Hendra',
  phone: '+622518312345',
}

const GOODS = [
  ['Semen Portland 50 kg', '200', 'zak', '65000'],
  ['Pasir cor Cimangkok', '2', 'rit', '1850000'],
  ['Besi beton ulir D13 × 12 m', '150', 'btg', '132500'],
] as const

export function someLines(count: number): ItemLine[] {
  return Array.from({ length: count }, (_, index) => {
    const [description, qty, unit, each] = GOODS[index % GOODS.length] ?? GOODS[0]
    const amount = lineAmount(quantity(qty), price(each))
    return { kind: 'item', description, detail: null, qty, unit, price: each, discount: null, amount }
  })
}

function totalsOf(lines: readonly ItemLine[]): PaperTotals {
  const subtotal = sum(lines.map((line) => money(String(line.amount))))
  const total = subtotal
  return { subtotal, discount: '0', shipping: '0', taxes: [], pricesIncludeTax: false, total }
}

const basis = { letterhead, printed, state: 'posted', date: '2026-11-21' } as const

export function aRequest(count = 3): RequestPaperData {
  return {
    ...basis,
    number: 'PR-2611-0009',
    requester: 'Asep Hidayat',
    neededBy: '2026-11-28',
    destination: 'Gudang Tajur',
    lines: someLines(count).map(({ description: name, qty, unit }, index) => ({
      code: `BB-00${index}`,
      name,
      qty,
      unit,
      reason: 'Pengecoran lantai 2',
    })),
    note: 'Semen dikirim pagi.',
    approvals: [{ by: 'Rina Marlina', on: '2026-11-21' }],
  }
}

export function aHandover(): HandoverData {
  return {
    ...basis,
    number: 'BAST-2611-0004',
    orderNumber: 'PO-2611-0031',
    orderedOn: '2026-11-12',
    place: 'Gudang Tajur',
    supplier,
    handedBy: 'Ujang Suryana',
    receivedBy: 'Asep Hidayat',
    lines: [{ name: 'Pasang keramik lantai 60 × 60', qty: '48.5', unit: 'm2', note: 'Lantai 2' }],
    note: 'Nat dirapikan minggu depan.',
  }
}

export function aPriceRequest(count = 3): PriceRequestData {
  const { lines, number, neededBy } = aRequest(count)
  return {
    ...basis,
    number,
    neededBy,
    destination: 'Gudang Tajur',
    lines: lines.map(({ code, name, qty, unit }) => ({ code, name, qty, unit })),
  }
}

export function anOrder(count = 3): OrderPaperData {
  const lines = someLines(count)
  return {
    ...basis,
    number: 'PO-2611-0031',
    supplier,
    shipTo: { name: 'Gudang Tajur', address: 'Jl. Raya Tajur No. 88', npwp: null, contact: null, phone: null },
    expected: '2026-11-25',
    termDays: 30,
    requestNumber: 'PR-2611-0009',
    quoteNumber: null,
    lines,
    totals: totalsOf(lines),
    terms: ['Barang rusak atau kurang diganti supplier.', 'Cantumkan nomor PO pada surat jalan dan nota.'],
  }
}

export function aGoodsReceipt(count = 3): ReceiptPaperData {
  return {
    ...basis,
    number: 'BTB-2611-0018',
    orderNumber: 'PO-2611-0031',
    supplier,
    warehouse: 'Gudang Tajur',
    supplierNote: 'SJ/TS/881',
    vehiclePlate: 'F 8123 AB',
    receivedBy: 'Asep Hidayat',
    lines: someLines(count).map(({ description: name, unit }, index) => ({
      code: null,
      name,
      unit,
      received: '100',
      accepted: index === 0 ? '96' : '100',
      rejected: index === 0 ? '4' : '0',
      reason: index === 0 ? 'Kantong pecah' : null,
    })),
    note: null,
  }
}

export function aPurchaseReturn(): PurchaseReturnData {
  const lines = someLines(1)
  return {
    ...basis,
    number: 'RB-2611-0002',
    orderNumber: 'PO-2611-0031',
    receiptNumber: 'BTB-2611-0018',
    billNumber: 'BIL-2611-0011',
    wantsReplacement: true,
    supplier,
    lines,
    totals: totalsOf(lines),
    ppn: '0',
    reason: 'Semen mengeras.',
  }
}

export function aVoucher(): CashVoucherData {
  return {
    ...basis,
    number: 'BKK-2611-0014',
    paidTo: 'Toko Sinar',
    amount: '36186000',
    purpose: 'Pembayaran 2 tagihan',
    account: 'Bank BCA',
    method: 'Transfer',
    reference: 'TRX 88120',
    bills: [
      {
        number: 'BIL-2611-0011',
        supplierNumber: 'TS-1182',
        date: '2026-11-05',
        settled: '16700000',
        withheld: '250500',
        paid: '16449500',
      },
      {
        number: 'BIL-2611-0012',
        supplierNumber: null,
        date: '2026-11-09',
        settled: '20037563',
        withheld: '301063',
        paid: '19736500',
      },
    ],
    withheld: [{ label: 'PPh 22', amount: '551563' }],
    advance: null,
    fee: '2500',
  }
}

export function aPayableCard(count = 3): PayableCardData {
  const rows = Array.from({ length: count }, (_, index) => ({
    date: '2026-11-05',
    number: `BIL-2611-${index}`,
    description: 'Tagihan PO-2611-0031',
    billed: '1000000',
    paid: '0',
    balance: String(500_000 + (index + 1) * 1_000_000),
  }))
  return {
    letterhead,
    printed,
    date: '2026-11-21',
    supplier,
    from: '2026-11-01',
    to: '2026-11-30',
    opening: '500000',
    rows,
    billedTotal: String(count * 1_000_000),
    paidTotal: '0',
    closing: String(500_000 + count * 1_000_000),
    aging: { notDue: '1000000', upTo30: '0', upTo60: '8500000', upTo90: '0', over90: '0' },
    advance: '0',
  }
}
