import { blockSupplier, suppliers, unblockSupplier } from '../suppliers/contract.ts'
import { supplierKinds } from '../suppliers/supplier.record.ts'
import type { PartyDoors } from './party-detail/party-acts.tsx'

/** How the shared parts call suppliers. */
export const supplierDoors: PartyDoors = {
  base: '/supplier',
  noun: 'supplier',
  block: blockSupplier,
  unblock: unblockSupplier,
  archive: suppliers.archive,
  restore: suppliers.restore,
  remove: suppliers.remove,
  blockText: 'Pembelian dan penerimaan baru ditahan. Pembayaran tetap bisa dicatat.',
}

/** 'Material, besi, kayu': what one buys there. */
export function supplyWords(supplier: { readonly kind: readonly string[]; readonly trade: readonly string[] }): string {
  const words: Readonly<Record<string, string>> = supplierKinds
  return [...supplier.kind.map((kind) => words[kind] ?? kind), ...supplier.trade].join(', ')
}
