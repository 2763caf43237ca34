/** Who may look at items: whoever works with any of what they are used for. */
export const itemViewers = ['view bahan-baku', 'view pembelian-barang', 'view order', 'view stock'] as const

/** Who may change them. */
export const itemKeepers = ['update bahan-baku', 'update pembelian-barang'] as const

/** Who may make a new one, also in place. */
export const itemMakers = ['create bahan-baku', 'create pembelian-barang', 'create order'] as const

/** Who may know what was paid: cost itself, and whoever works in purchasing. */
export const seesPurchases = ['view biaya', 'view pembelian-barang'] as const
