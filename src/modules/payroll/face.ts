export { coretaxXml } from './recap/coretax-xml.ts'
export { pph21LawOn } from './tax/law.ts'
export { tellWorkerTax, type WorkerMonth, type WorkerPaid } from './recap/worker-tax.ts'
