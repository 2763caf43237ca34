import { ask, askFile } from '#kit/screen/client/ask.ts'
import { printPdf } from '#kit/screen/paper/print.ts'
import { markPurchasePrinted, openPurchasePaper, type PurchasePaperKind } from '../../papers/contract.ts'

/** Prints a paper of purchasing, and remembers it: the next copy says so. */
export async function printPurchase(kind: PurchasePaperKind, id: string): Promise<void> {
  const { file } = await askFile(openPurchasePaper, { kind, id })
  printPdf(file)
  await ask(markPurchasePrinted, { kind, id }, { isQuiet: true })
}
