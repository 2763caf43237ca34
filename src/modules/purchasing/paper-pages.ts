/** The papers of purchasing that open beside their list, as its address names the list. */
export type PaperKind = 'penerimaan' | 'tagihan' | 'pembayaran' | 'retur'

/** Where a paper is seen: open beside the list of its kind. */
export function paperPage(kind: PaperKind, id: string): string {
  return `/pembelian-barang/?tab=pembelian&jenis=${kind}&dokumen=${id}`
}
