export { vatClosingOfMonth } from './vat/close-vat.ts'
