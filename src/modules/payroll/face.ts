export { pph21LawOn } from './tax/law.ts'
