import { blockCustomer, customers, unblockCustomer } from '#modules/parties/contract.ts'
import type { PartyDoors } from './party-detail/party-acts.tsx'

/** How the shared parts call customers. */
export const customerDoors: PartyDoors = {
  base: '/pelanggan',
  noun: 'pelanggan',
  block: blockCustomer,
  unblock: unblockCustomer,
  archive: customers.archive,
  restore: customers.restore,
  remove: customers.remove,
  blockText: 'Order dan pengiriman baru ditahan. Pembayaran tetap bisa dicatat.',
  goods: 'Pengiriman',
}
