import type { PlaceWords } from '../party-form/contact-sections.tsx'

export const contactHelp = 'Orang yang dihubungi untuk pesanan, pengiriman, dan tagihan.'

/** How the places of a supplier are called in its form. */
export const supplierPlaces: PlaceWords = {
  main: 'Alamat supplier',
  other: 'Alamat ambil',
  same: 'Barang diambil dari alamat yang sama',
  example: 'Gudang Cibitung, quarry Rumpin',
}
