/** Where the document of a line of the journal is opened, as far as its page is known by its id. */
const PAGES: Readonly<Record<string, (id: string) => string>> = {
  'cash-entry': (id) => `/laporan-keuangan/detail/${id}`,
  'cash-entry.tiba': (id) => `/laporan-keuangan/detail/${id}`,
  'manual-journal': (id) => `/laporan-keuangan/detail/${id}?jenis=jurnal`,
  'manual-journal.balik': (id) => `/laporan-keuangan/detail/${id}?jenis=jurnal`,
  kasbon: (id) => `/slip-gaji/detail/${id}?jenis=kasbon`,
  payment: (id) => `/order/?jenis=pembayaran&dokumen=${id}`,
  'purchase-payment': (id) => `/pembelian-barang/?jenis=pembayaran&dokumen=${id}`,
}

/** Tells the page of a document by its kind in the books; undefined where it has none. */
export function documentPage(kind: string, id: string): string | undefined {
  return PAGES[kind]?.(id)
}
