/** How money may come or go. */
export const payMethods = ['tunai', 'transfer', 'giro', 'cek', 'qris', 'kartu', 'lainnya'] as const
export type PayMethod = (typeof payMethods)[number]

/** How money came or went, in the screen's words. */
export const payMethodWords: Readonly<Record<PayMethod, string>> = {
  transfer: 'Transfer bank',
  tunai: 'Tunai',
  giro: 'Giro',
  cek: 'Cek',
  qris: 'QRIS',
  kartu: 'Kartu',
  lainnya: 'Lainnya',
}
