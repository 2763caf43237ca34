import type { DayAct, Ground, Memory } from './memory.ts'

/** A new item comes with what lies of it already; goods come in, go to a site where one is lost on the way, and are counted there. */
export function storing({ on, itemId, supplierId, main, site }: Ground): DayAct[] {
  const transfer = (m: Memory) => `/api/transfer/${m.id('transfer')}`
  const count = (m: Memory) => `/api/opname/${m.id('count')}`
  const look = { as: 'on the way', path: transfer }
  const part = (m: Memory, qty: string) => ({
    ...{ version: m.version('on the way'), date: on },
    lines: [{ lineId: m.line('on the way'), qty }],
  })
  return [
    {
      name: 'new item',
      path: () => '/api/barang',
      body: () => ({
        ...{ name: 'Pasir halus', kind: 'bahan_baku', baseUnit: 'm3' },
        suppliers: [{ supplierId, price: '280000', leadDays: 2 }],
        openingOn: on,
        opening: [
          { warehouseId: main, qty: '12.5', cost: '270000' },
          { warehouseId: site, qty: '3', cost: '290000' },
        ],
      }),
    },
    {
      name: 'stock in',
      path: () => '/api/stock',
      body: () => ({ type: 'penerimaan', on, warehouseId: main, lines: [{ itemId, qty: '5', value: '200000' }] }),
    },
    {
      name: 'transfer',
      path: () => '/api/transfer',
      body: () => ({ date: on, fromWarehouseId: main, toWarehouseId: site, lines: [{ itemId, qty: '6' }] }),
    },
    { name: 'arrived', look, path: (m) => `${transfer(m)}/terima`, body: (m) => part(m, '5') },
    {
      name: 'lost',
      look,
      path: (m) => `${transfer(m)}/selisih`,
      body: (m) => ({ ...part(m, '1'), kind: 'hilang', reason: 'jatuh di jalan' }),
    },
    { name: 'count', path: () => '/api/opname', body: () => ({ date: on, warehouseId: site, isStill: true }) },
    {
      name: 'counted',
      path: (m) => `${count(m)}/hitungan`,
      body: () => ({ lines: [{ itemId, counted: '4', reason: 'kurang satu' }] }),
    },
    {
      name: 'handed in',
      look: { as: 'count', path: count },
      path: (m) => `${count(m)}/ajukan`,
      body: (m) => ({ version: m.version('count') }),
    },
  ]
}
