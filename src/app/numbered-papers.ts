/** Every kind of paper that bears a number, by its series. */
export const numberedPapers = [
  { doc: 'ORD', name: 'Order' },
  { doc: 'SJ', name: 'Surat jalan' },
  { doc: 'INV', name: 'Invoice' },
  { doc: 'KM', name: 'Penerimaan pembayaran' },
  { doc: 'RT', name: 'Retur penjualan' },
  { doc: 'NK', name: 'Nota kredit' },
  { doc: 'PR', name: 'Permintaan pembelian' },
  { doc: 'PO', name: 'Pesanan pembelian' },
  { doc: 'BTB', name: 'Bukti terima barang' },
  { doc: 'BIL', name: 'Tagihan supplier' },
  { doc: 'BKK', name: 'Bukti kas keluar' },
  { doc: 'RB', name: 'Retur pembelian' },
  { doc: 'ST', name: 'Mutasi stok' },
  { doc: 'TRF', name: 'Transfer antar gudang' },
  { doc: 'OPN', name: 'Stock opname' },
  { doc: 'SPK', name: 'SPK produksi' },
] as const
