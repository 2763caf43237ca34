export { pettyCashAccounts } from './boxes/store.ts'
export { vatClosingOfMonth } from './vat/close-vat.ts'
