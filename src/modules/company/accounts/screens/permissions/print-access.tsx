import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { askFile } from '#kit/screen/client/ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { printPdf } from '#kit/screen/paper/print.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { openAccessPaper, type AccessPaperKind } from '#modules/company/access-papers/contract.ts'

/** Prints the part that is open: the matrix, the people, or who changed what. */
export function PrintAccess({ kind }: { readonly kind: AccessPaperKind | undefined }) {
  const [isBusy, setBusy] = useState(false)
  const mayPrint = useCan(openAccessPaper.permission)
  if (!mayPrint || !kind) return null
  const print = async () => {
    setBusy(true)
    try {
      printPdf((await askFile(openAccessPaper, { kind })).file)
    } catch {
      // The toast of the refused request has said why.
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<Printer />} isBusy={isBusy} busyText="Menyiapkan…" onClick={() => void print()}>
      <span className="max-md:sr-only">Cetak</span>
    </Button>
  )
}
