import { can } from '#kit/screen/client/ability.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { whenColumns } from '#kit/screen/list/audit-columns.tsx'
import type { ListColumn } from '#kit/screen/list/column.ts'
import type { ItemRow } from '../../contract.ts'
import { seesPurchases } from '../../rights.ts'
import type { ItemView } from '../item-view.ts'
import { MinStockCell, PriceCell } from './inline-cells.tsx'
import { kindWord, Plain, Thumb } from './item-cells.tsx'
import { ItemStatus, StockState } from './status.tsx'

const photo: ListColumn<ItemRow> = {
  id: 'photoId',
  title: 'Foto',
  width: 48,
  priority: 8,
  cell: (row) => <Thumb row={row} />,
}
const kind: ListColumn<ItemRow> = {
  id: 'kind',
  title: 'Jenis',
  width: 96,
  priority: 8,
  isSpare: true,
  cell: (row) => <Plain text={kindWord(row.kind)} />,
}
const sellPrice: ListColumn<ItemRow> = {
  id: 'sellPrice',
  title: 'Harga jual (Rp)',
  width: 112,
  align: 'right',
  priority: 7.2,
  cell: (row) => <PriceCell row={row} of="sell" />,
}
const rabPrice: ListColumn<ItemRow> = {
  id: 'rabPrice',
  title: 'Harga RAB (Rp)',
  width: 120,
  align: 'right',
  priority: 6,
  cell: (row) => <PriceCell row={row} of="rab" />,
}

const basic: readonly ListColumn<ItemRow>[] = [
  {
    id: 'code',
    title: 'Kode',
    width: 88,
    sort: 'up',
    priority: 5,
    card: 'subtitle',
    cell: (row) => <span className="code text-muted-foreground">{row.code}</span>,
  },
  { id: 'name', title: 'Nama', sort: 'up', priority: 1, isMain: true, card: 'title', cell: (row) => row.name },
  {
    id: 'category',
    title: 'Kategori',
    width: 92,
    sort: 'up',
    priority: 7,
    card: 'subtitle',
    cell: (row) => <Plain text={row.category} />,
    onCard: (row) => row.category,
  },
  {
    id: 'baseUnit',
    title: 'Satuan',
    width: 64,
    // What lies in stock says its unit too.
    priority: 9,
    cell: (row) => <Plain text={row.baseUnit} />,
  },
  {
    id: 'lastPrice',
    title: 'Beli terakhir (Rp)',
    width: 120,
    align: 'right',
    sort: 'down',
    priority: 3,
    card: 'amount',
    cell: (row) => <Money value={row.lastPrice} />,
    onCard: (row) => (row.lastPrice ? <Money value={row.lastPrice} rp /> : null),
  },
]

const last: readonly ListColumn<ItemRow>[] = [
  {
    id: 'supplierName',
    title: 'Supplier utama',
    width: 112,
    priority: 7.1,
    card: 'meta',
    cell: (row) => <Plain text={row.supplierName} />,
    onCard: (row) => row.supplierName,
  },
  {
    id: 'houseNames',
    title: 'Rumah produksi',
    width: 136,
    priority: 9.2,
    isSpare: true,
    cell: (row) => <Plain text={row.houseNames ?? null} />,
  },
  {
    id: 'onHand',
    title: 'Stok total',
    width: 92,
    align: 'right',
    sort: 'down',
    priority: 2,
    card: 'remainder',
    cell: (row) => (row.kind === 'jasa' ? <Plain text="" /> : <Qty value={row.onHand} unit={row.baseUnit} />),
    onCard: (row) => (row.kind === 'jasa' ? null : <Qty value={row.onHand} unit={row.baseUnit} />),
  },
  {
    id: 'minStock',
    title: 'Stok min',
    width: 92,
    align: 'right',
    priority: 7.5,
    cell: (row) => <MinStockCell row={row} />,
  },
  {
    id: 'stockState',
    title: 'Status stok',
    width: 96,
    priority: 4,
    cell: (row) => <StockState state={row.stockState} />,
  },
  {
    id: 'status',
    title: 'Status',
    width: 84,
    priority: 4.5,
    card: 'status',
    cell: (row) => <ItemStatus row={row} />,
    onCard: (row) =>
      row.status === 'aktif' && !row.isArchived ? <StockState state={row.stockState} /> : <ItemStatus row={row} />,
  },
  ...whenColumns<ItemRow>(),
]

const spare = (column: ListColumn<ItemRow>): ListColumn<ItemRow> => ({ ...column, isSpare: true })

/** The columns of a view; what was paid only for whoever may know. */
export function itemColumns(view: ItemView): readonly ListColumn<ItemRow>[] {
  const isRaw = view.of === 'bahan-baku'
  const tail = last.map((column) => {
    const isHidden = isRaw ? ['supplierName', 'status'] : ['minStock', 'stockState']
    return isHidden.includes(column.id) ? spare(column) : column
  })
  const all = isRaw
    ? [...basic, rabPrice, spare(sellPrice), ...tail]
    : [photo, ...basic, kind, sellPrice, spare(rabPrice), ...tail]
  const hidden = [
    ...(seesPurchases.some(can) ? [] : ['lastPrice']),
    ...(can('view rumah-produksi') ? [] : ['houseNames']),
  ]
  return all.filter((column) => !hidden.includes(column.id))
}
