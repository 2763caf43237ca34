import type { PurchaseLineDetail } from './detail.ts'

/** Whether a line is work that nobody receives into stock: it is handed over with a berita acara. */
export function isService({ row, itemId, itemKind }: Pick<PurchaseLineDetail, 'row' | 'itemId' | 'itemKind'>): boolean {
  return row === 'item' && (itemId === null || itemKind === 'jasa')
}
