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
  goods: 'Pengambilan',
}

/** 'Besi, kayu' or 'Subkon, listrik': what one buys there. That trades are of material needs no saying. */
export function supplyWords({ kind, trade }: { readonly kind: readonly string[]; readonly trade: readonly string[] }) {
  const words: Readonly<Record<string, string>> = supplierKinds
  const isPlain = trade.length > 0 && kind.length === 1 && kind[0] === 'material'
  const text = [...(isPlain ? [] : kind.map((each) => words[each] ?? each)), ...trade].join(', ').toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
