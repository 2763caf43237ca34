import { zBool, zOptionalText, zOrNull, zPercent, zPositiveQuantity, zPrice } from '#kit/http/shapes.ts'
import type { ImportColumn } from '#kit/import/importer.ts'
import * as z from 'zod/mini'

const optional = { isNeeded: false } as const

/**
 * What a file tells of one line of an order, bought or sold alike: how much, at what price, and what is said beside it.
 * @param priceAlike other heads the price goes by, 'harga beli' of a purchase
 */
export function lineColumns(priceAlike: readonly string[]): readonly ImportColumn[] {
  return [
    { key: 'description', label: 'Uraian', kind: 'text', ...optional, alike: ['deskripsi', 'spesifikasi'] },
    { key: 'qty', label: 'Jumlah', kind: 'quantity', isNeeded: true, alike: ['qty', 'kuantitas', 'banyak', 'volume'] },
    { key: 'unit', label: 'Satuan', kind: 'text', ...optional, alike: ['unit', 'uom'] },
    { key: 'price', label: 'Harga satuan', kind: 'price', ...optional, alike: ['harga', '@', ...priceAlike] },
    { key: 'discountPercent', label: 'Diskon %', kind: 'percent', ...optional, alike: ['diskon', 'potongan', 'disc'] },
    {
      key: 'priceIncludesTax',
      label: 'Harga termasuk PPN',
      kind: 'flag',
      ...optional,
      alike: ['termasuk ppn', 'include ppn', 'inc ppn'],
    },
    { key: 'notes', label: 'Catatan', kind: 'text', ...optional, alike: ['keterangan', 'ket'] },
  ]
}

/** The shapes of those columns. */
export const lineShapes = {
  description: zOptionalText(500),
  qty: zPositiveQuantity,
  unit: zOptionalText(20),
  price: z.optional(zPrice),
  discountPercent: zOrNull(zPercent),
  priceIncludesTax: z._default(zBool, false),
  notes: zOptionalText(2000),
}

/** What the rows of one order say beside it, each thing once. */
export function notesOf(rows: readonly { readonly notes: string | null }[]): string | null {
  return [...new Set(rows.flatMap((row) => row.notes ?? []))].join('\n') || null
}
