import { thousands } from '#ground/format.ts'
import type { PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper } from '#kit/paper/frame.ts'
import type { Paper, TableCell } from '#kit/paper/paper.ts'
import type { ItemRow } from '#modules/catalog/contract.ts'

/** Items with today's prices, category by category. */
export interface PriceListData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly of: 'bahan-baku' | 'produk' | undefined
  readonly rows: readonly ItemRow[]
  /** What was paid is told to who may know. */
  readonly hasPaid: boolean
  /** More items than are listed. */
  readonly isCut: boolean
}

const TITLES = { 'bahan-baku': 'DAFTAR HARGA BAHAN', produk: 'DAFTAR HARGA PRODUK' } as const

/** Daftar harga: what each item costs, is reckoned with and is sold for, per base unit. */
export function priceListPaper(data: PriceListData): Paper {
  const prices = data.hasPaid ? ['Beli terakhir (Rp)', 'RAB (Rp)', 'Jual (Rp)'] : ['RAB (Rp)', 'Jual (Rp)']
  const width = 3 + prices.length
  const groups = [...Map.groupBy(data.rows, (row) => row.category ?? 'Tanpa kategori')]
  return {
    ...framed(data, {
      title: data.of ? TITLES[data.of] : 'DAFTAR HARGA',
      size: 'A4',
      facts: [
        ['Per tanggal', onPaper(data.date)],
        ['Jumlah', `${data.rows.length} barang`],
      ],
      parties: [],
    }),
    lines: {
      columns: [
        { title: 'Kode', width: 62 },
        { title: 'Nama dan spesifikasi', width: '*' },
        { title: 'Satuan', width: 44 },
        ...prices.map((title) => ({ title, width: 84, align: 'right' as const })),
      ],
      rows: groups.flatMap(([category, rows]) => [heading(category, width), ...rows.map((row) => lineOf(row, data))]),
    },
    closing: data.isCut ? [{ text: 'Daftar dipotong; saring daftarnya untuk mencetak sisanya.', style: 'label' }] : [],
  }
}

function heading(category: string, width: number): TableCell[] {
  return [{ text: category, style: 'strong', colSpan: width }, ...Array.from({ length: width - 1 }, () => '')]
}

function lineOf(row: ItemRow, { hasPaid }: PriceListData): TableCell[] {
  const name = [row.name, row.brand].filter(Boolean).join(' · ')
  const amounts = hasPaid ? [row.lastPrice, row.rabPrice, row.sellPrice] : [row.rabPrice, row.sellPrice]
  return [row.code, name, row.baseUnit, ...amounts.map((amount) => (amount ? thousands(amount) : '–'))]
}
