/** Income tax that we hold back from a supplier and pay to the state. */
export const pphKinds = ['pph21', 'pph22', 'pph23', 'pph-final'] as const
export type PphKind = (typeof pphKinds)[number]

/** The taxes in the screen's words. */
export const pphWords: Readonly<Record<PphKind, string>> = {
  pph21: 'PPh 21',
  pph22: 'PPh 22',
  pph23: 'PPh 23',
  'pph-final': 'PPh 4(2) final',
}

export const payMethods = ['tunai', 'transfer', 'giro', 'cek', 'qris', 'kartu', 'lainnya'] as const
export type PayMethod = (typeof payMethods)[number]

/** How money left, in the screen's words. */
export const payMethodWords: Readonly<Record<PayMethod, string>> = {
  transfer: 'Transfer bank',
  tunai: 'Tunai',
  giro: 'Giro',
  cek: 'Cek',
  qris: 'QRIS',
  kartu: 'Kartu',
  lainnya: 'Lainnya',
}

/** What an advance that names no order is paid for. */
export const advanceBuys = ['jasa', 'barang'] as const
export type AdvanceBuys = (typeof advanceBuys)[number]
