const purchase = (kind: string, id: string) => `/pembelian-barang/?tab=pembelian&jenis=${kind}&dokumen=${id}`

/** Where the document of a line of the journal is opened, as far as its page is known by its id. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  'cash-entry': (id) => `/laporan-keuangan/detail/${id}`,
  'cash-entry.tiba': (id) => `/laporan-keuangan/detail/${id}`,
  'manual-journal': (id) => `/laporan-keuangan/detail/${id}?jenis=jurnal`,
  'manual-journal.balik': (id) => `/laporan-keuangan/detail/${id}?jenis=jurnal`,
  giro: () => '/laporan-keuangan/?view=giro',
  kasbon: (id) => `/slip-gaji/detail/${id}?jenis=kasbon`,
  'wage-settlement': (id) => `/absensi/?tab=pekerja&bagian=bayar&upah=${id}`,
  'payroll-run': (id) => `/slip-gaji/?perhitungan=${id}`,
  invoice: (id) => `/order/?jenis=invoice&dokumen=${id}`,
  payment: (id) => `/order/?jenis=pembayaran&dokumen=${id}`,
  'goods-receipt': (id) => purchase('penerimaan', id),
  'purchase-bill': (id) => purchase('tagihan', id),
  'purchase-payment': (id) => purchase('pembayaran', id),
  'purchase-return': (id) => purchase('retur', id),
}

/** Tells the page of a document by its kind in the books; undefined where it has none. */
export function documentPage(kind: string, id: string): string | undefined {
  return PAGES[kind]?.(id)
}
