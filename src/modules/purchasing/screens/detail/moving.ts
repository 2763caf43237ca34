import { qtyFormat } from '#ground/format.ts'
import type { LeftoverOffer } from '../../requests/detail.ts'

/** How a leftover is carried to where it is wanted: as much as is lacking, or whatever somebody counts themselves. */
export function movingOf({ warehouseId, itemId, suggested }: LeftoverOffer, to: string) {
  const search = { jenis: 'transfer', gudang: warehouseId, ke: to, stok: itemId }
  // Nothing is lacking beside the other offers, or this one counts in another unit.
  if (suggested === '0') return { label: 'Pindahkan', search }
  return { label: `Pindahkan ${qtyFormat(suggested)}`, search: { ...search, jumlah: suggested } }
}
