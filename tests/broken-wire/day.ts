/** What earlier acts of the day were answered, by the name of the act. */
export type Memory = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** An act of the day, as a browser sends it. */
export interface DayAct {
  readonly name: string
  readonly path: (m: Memory) => string
  readonly body: (m: Memory) => object
  /** Reads a document under this name before the act, for its version or its lines. */
  readonly look?: readonly [name: string, path: (m: Memory) => string]
}

/** Who and what the day begins with. */
export interface Ground {
  readonly customerId: string
  readonly supplierId: string
  readonly itemId: string
  readonly madeId: string
  readonly main: string
  readonly site: string
}

const id = (m: Memory, name: string) => String(m[name]?.['id'])
const version = (m: Memory, name: string) => Number(m[name]?.['version'])
const line = (m: Memory, name: string, at = 0) => String((m[name]?.['lines'] as { id: string }[] | undefined)?.[at]?.id)

/** One day of a company, act by act: it sells, buys, carries, counts and makes, and takes one of each back. */
export function aDay(on: string, ground: Ground): DayAct[] {
  const { customerId, supplierId, itemId, madeId, main, site } = ground
  const goods = (qty: string, price: string) => [{ itemId, qty, price }]
  const act = (name: string, path: string | ((m: Memory) => string), body: DayAct['body'] | object): DayAct => ({
    name,
    path: typeof path === 'string' ? () => path : path,
    body: typeof body === 'function' ? (body as DayAct['body']) : () => body,
  })
  const after = (look: readonly [string, (m: Memory) => string], then: DayAct): DayAct => ({ ...then, look })
  const undone = (name: string, of: string, at: (m: Memory) => string): DayAct =>
    after(
      [of, at],
      act(
        name,
        (m) => `${at(m)}/batal`,
        (m: Memory) => ({ version: version(m, of), reason: 'salah catat' }),
      ),
    )
  const order = (m: Memory) => `/api/order/${id(m, 'order')}`
  const bought = (m: Memory) => `/api/pembelian-barang/${id(m, 'purchase')}`
  const work = (m: Memory) => `/api/spk/${id(m, 'work')}`

  return [
    act('customer', '/api/pelanggan', {
      type: 'badan_usaha',
      name: 'PT Baru',
      openingBalance: '250000',
      openingDate: on,
    }),
    act('order', '/api/order', {
      customerId,
      date: on,
      confirm: true,
      lines: goods('4', '50000'),
      downPaymentPercent: '10',
    }),
    act('advance invoice', (m) => `${order(m)}/invoice`, { kind: 'down_payment', date: on, percent: '10' }),
    act('sent', (m) => `${order(m)}/surat-jalan`, { date: on }),
    act('invoice', (m) => `${order(m)}/invoice`, { date: on, withholding: [{ kind: 'pph22', rate: '1.5' }] }),
    act('paid', (m) => `${order(m)}/pembayaran`, { date: on }),
    after(
      ['sent', (m) => `/api/surat-jalan/${id(m, 'sent')}`],
      act(
        'came back',
        (m) => `/api/surat-jalan/${id(m, 'sent')}/retur`,
        (m: Memory) => ({
          date: on,
          reason: 'pecah',
          lines: [{ deliveryLineId: line(m, 'sent'), qty: '1' }],
        }),
      ),
    ),
    undone('payment undone', 'paid', (m) => `/api/pembayaran/${id(m, 'paid')}`),
    act('request', '/api/pembelian-barang/permintaan', {
      date: on,
      neededBy: on,
      warehouseId: main,
      submit: true,
      lines: [{ itemId, qty: '5' }],
    }),
    act('purchase', '/api/pembelian-barang', {
      supplierId,
      date: on,
      warehouseId: main,
      submit: true,
      lines: goods('10', '40000'),
    }),
    act('advance', (m) => `${bought(m)}/uang-muka`, { date: on, amount: '100000', method: 'tunai' }),
    after(
      ['ordered', bought],
      act(
        'received',
        (m) => `${bought(m)}/penerimaan`,
        (m: Memory) => ({
          date: on,
          post: true,
          lines: [{ orderLineId: line(m, 'ordered'), qtyReceived: '8', qtyRejected: '1', rejectReason: 'basah' }],
        }),
      ),
    ),
    after(
      ['receipt', (m) => `/api/pembelian-barang/penerimaan/${id(m, 'received')}`],
      act('bill', '/api/tagihan-pembelian', (m: Memory) => ({
        supplierId,
        supplierInvoiceNo: 'INV/77',
        date: on,
        lines: [{ receiptLineId: line(m, 'receipt'), price: '39900' }],
        post: true,
      })),
    ),
    act('bill paid', '/api/pembayaran-supplier', (m: Memory) => ({
      supplierId,
      date: on,
      amount: '150000',
      method: 'tunai',
      allocations: [{ billId: id(m, 'bill'), amount: '150000' }],
    })),
    act('sent back', '/api/retur-beli', (m: Memory) => ({
      date: on,
      reason: 'retak',
      wantsReplacement: false,
      lines: [{ receiptLineId: line(m, 'receipt'), qty: '2' }],
    })),
    act('cash purchase', '/api/nota-toko', {
      supplierId,
      date: on,
      warehouseId: main,
      lines: goods('3', '41000'),
      method: 'tunai',
    }),
    act('stock in', '/api/stock', {
      type: 'penerimaan',
      on,
      warehouseId: main,
      lines: [{ itemId, qty: '5', value: '200000' }],
    }),
    act('transfer', '/api/transfer', {
      date: on,
      fromWarehouseId: main,
      toWarehouseId: site,
      lines: [{ itemId, qty: '6' }],
    }),
    after(
      ['on the way', (m) => `/api/transfer/${id(m, 'transfer')}`],
      act(
        'arrived',
        (m) => `/api/transfer/${id(m, 'transfer')}/terima`,
        (m: Memory) => ({
          version: version(m, 'on the way'),
          date: on,
          lines: [{ lineId: line(m, 'on the way'), qty: '5' }],
        }),
      ),
    ),
    after(
      ['on the way', (m) => `/api/transfer/${id(m, 'transfer')}`],
      act(
        'lost',
        (m) => `/api/transfer/${id(m, 'transfer')}/selisih`,
        (m: Memory) => ({
          version: version(m, 'on the way'),
          date: on,
          kind: 'hilang',
          reason: 'jatuh di jalan',
          lines: [{ lineId: line(m, 'on the way'), qty: '1' }],
        }),
      ),
    ),
    act('count', '/api/opname', { date: on, warehouseId: site, isStill: true }),
    act('counted', (m) => `/api/opname/${id(m, 'count')}/hitungan`, {
      lines: [{ itemId, counted: '4', reason: 'kurang satu' }],
    }),
    after(
      ['counting', (m) => `/api/opname/${id(m, 'count')}`],
      act(
        'handed in',
        (m) => `/api/opname/${id(m, 'count')}/ajukan`,
        (m: Memory) => ({ version: version(m, 'counting') }),
      ),
    ),
    act('house', '/api/rumah-produksi', { name: 'Workshop Uji' }),
    act('recipe', '/api/resep', {
      itemId: madeId,
      validFrom: on,
      outputQty: '1',
      pieceRate: '5000',
      lines: [{ itemId, qty: '2', unit: 'zak' }],
    }),
    act('work', '/api/spk', (m: Memory) => ({ houseId: id(m, 'house'), itemId: madeId, plannedQty: '2', date: on })),
    undone('supplier payment undone', 'bill paid', (m) => `/api/pembayaran-supplier/${id(m, 'bill paid')}`),
    after(
      ['spk', work],
      act(
        'planned',
        (m) => `${work(m)}/rencanakan`,
        (m: Memory) => ({ version: version(m, 'spk') }),
      ),
    ),
    after(
      ['spk', work],
      act(
        'begun',
        (m) => `${work(m)}/mulai`,
        (m: Memory) => ({ version: version(m, 'spk') }),
      ),
    ),
    after(
      ['spk', work],
      act(
        'wages',
        (m) => `${work(m)}/upah`,
        (m: Memory) => ({
          version: version(m, 'spk'),
          date: on,
          rows: [{ workerName: 'Asep', qty: '2' }],
        }),
      ),
    ),
    after(
      ['spk', work],
      act(
        'made',
        (m) => `${work(m)}/hasil`,
        (m: Memory) => ({
          version: version(m, 'spk'),
          date: on,
          good: '2',
          second: '0',
          reject: '0',
          withoutMaterial: true,
          finish: true,
          reason: 'bahan dari pelanggan',
        }),
      ),
    ),
  ]
}
