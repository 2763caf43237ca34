/** Who may look at items: whoever works with any of what they are used for. */
export const itemViewers = ['view bahan-baku', 'view pembelian-barang', 'view order', 'view stock'] as const

/** Who may change them. */
export const itemKeepers = ['update bahan-baku', 'update pembelian-barang'] as const
