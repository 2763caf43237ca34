import { askFile } from '#kit/screen/client/ask.ts'
import { printPdf } from '#kit/screen/paper/print.ts'
import { openPurchasePaper, type PurchasePaperKind } from '../../papers/contract.ts'

/** Prints a paper of purchasing. */
export async function printPurchase(kind: PurchasePaperKind, id: string): Promise<void> {
  const { file } = await askFile(openPurchasePaper, { kind, id })
  printPdf(file)
}
