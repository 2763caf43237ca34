import type { PaymentMethod } from './contract.ts'

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
