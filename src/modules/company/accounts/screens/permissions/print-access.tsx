import { useMay } from '#kit/screen/client/use-can.ts'
import { PrintButton } from '#kit/screen/paper/print-button.tsx'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { openAccessPaper, type AccessPaperKind } from '#modules/company/access-papers/contract.ts'

/** Prints the part that is open: the matrix, the people, or who changed what. */
export function PrintAccess({ kind }: { readonly kind: AccessPaperKind | undefined }) {
  const mayPrint = useMay(openAccessPaper)
  if (!mayPrint || !kind) return null
  return <PrintButton print={() => printPaper(openAccessPaper, { kind })} />
}
