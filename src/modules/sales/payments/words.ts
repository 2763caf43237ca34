/** How money may come. */
export const paymentMethods = ['tunai', 'transfer', 'giro', 'cek', 'qris', 'kartu', 'lainnya'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How money came, in the screen's words. */
export const paymentMethodWords: Readonly<Record<PaymentMethod, string>> = {
  transfer: 'Transfer bank',
  tunai: 'Tunai',
  giro: 'Giro',
  cek: 'Cek',
  qris: 'QRIS',
  kartu: 'Kartu',
  lainnya: 'Lainnya',
}
