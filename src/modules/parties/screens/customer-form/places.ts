import type { PlaceWords } from '../party-form/contact-sections.tsx'

export const contactHelp = 'Orang yang dihubungi untuk order, pengiriman, dan tagihan.'

/** How the places of a customer are called in its form. */
export const customerPlaces: PlaceWords = {
  main: 'Alamat penagihan',
  other: 'Alamat kirim',
  same: 'Alamat kirim sama',
  example: 'Gudang Sentul, proyek Ruko Blok C',
}
