import { ask } from '#kit/screen/client/ask.ts'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { markPurchasePrinted, openPurchasePaper, type PurchasePaperKind } from '../../papers/contract.ts'

/** Prints a paper of purchasing, and remembers it: the next copy says so. */
export async function printPurchase(kind: PurchasePaperKind, id: string): Promise<void> {
  if (await printPaper(openPurchasePaper, { kind, id })) await ask(markPurchasePrinted, { kind, id }, { isQuiet: true })
}
