export { pettyCashAccounts } from './boxes/store.ts'
export { assetsToWriteOff } from './assets/verbs.ts'
export { monthsToRepeat } from './recurring/verbs.ts'
export { vatClosingOfMonth } from './vat/close-vat.ts'
