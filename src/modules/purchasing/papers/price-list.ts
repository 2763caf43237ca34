import { qtyFormat, thousands } from '#ground/format.ts'
import type { On, Party, PaperBasis } from '#kit/paper/document.ts'
import { framed, onPaper, partyBlock } from '#kit/paper/frame.ts'
import type { Paper } from '#kit/paper/paper.ts'
import { roomFor } from '#kit/paper/room.ts'

/** What a supplier asks for its goods, as it was told. */
export interface PriceListData extends Omit<PaperBasis, 'number' | 'state'> {
  readonly supplier: Party
  readonly rows: readonly PriceListLine[]
}

interface PriceListLine {
  readonly code: string
  readonly name: string
  readonly unit: string
  readonly minQty: string
  readonly from: On
  readonly price: string
}

/** The daftar harga of a supplier: what holds on the day it is printed, and what comes after. */
export function priceListPaper(data: PriceListData): Paper {
  const { rows } = data
  const hasMinimum = rows.some((row) => row.minQty !== '0')
  const width = (least: number, of: (row: PriceListLine) => string) => roomFor(least, rows.map(of))
  return {
    ...framed(data, {
      title: 'DAFTAR HARGA',
      size: 'A4',
      facts: [
        ['Per tanggal', onPaper(data.date)],
        ['Barang', String(new Set(rows.map((row) => row.name)).size)],
      ],
      parties: [partyBlock('Supplier', data.supplier)],
    }),
    lines: {
      columns: [
        { title: 'No.', width: 18 },
        { title: 'Kode', width: width(56, (row) => row.code) },
        { title: 'Nama barang', width: '*' },
        ...(hasMinimum
          ? [{ title: 'Mulai', width: width(44, (row) => qtyFormat(row.minQty)), align: 'right' as const }]
          : []),
        { title: 'Satuan', width: 44 },
        { title: 'Berlaku dari', width: 66 },
        { title: 'Harga (Rp)', width: width(64, (row) => thousands(row.price)), align: 'right' },
      ],
      rows: rows.map((row, index) => [
        String(index + 1),
        row.code,
        row.name,
        ...(hasMinimum ? [row.minQty === '0' ? '' : qtyFormat(row.minQty)] : []),
        row.unit,
        onPaper(row.from, 'short'),
        thousands(row.price),
      ]),
    },
    closing: rows.length > 0 ? [] : ['Belum ada harga yang berlaku atau akan berlaku.'],
  }
}
