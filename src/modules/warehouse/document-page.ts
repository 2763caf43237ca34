/** What is known of the document behind a move. */
export interface MoveSource {
  readonly kind: string
  readonly documentId: string
  readonly warehouseId: string
  readonly orderId: string | null
  readonly purchaseId: string | null
  readonly transferId: string | null
  readonly madeById: string | null
  readonly houseId: string | null
  readonly originalId: string | null
}

/** Tells where the document behind a move can be read; null when it has no page of its own. */
export function pageOf(move: MoveSource): string | null {
  if (move.orderId) return `/order/detail/${move.orderId}`
  if (move.purchaseId) return `/pembelian-barang/detail/${move.purchaseId}`
  if (move.madeById) return `/rumah-produksi/detail/${move.houseId}?spk=${move.madeById}`
  const own = `/gudang/detail/${move.warehouseId}`
  if (move.transferId) return `${own}?transfer=${move.transferId}`
  if (move.kind.startsWith('stock-document')) return `${own}?dokumen=${move.originalId ?? move.documentId}`
  if (move.kind === 'stock-transfer') return `${own}?transfer=${move.documentId}`
  return move.kind === 'stock-count' ? `${own}?opname=${move.documentId}` : null
}
