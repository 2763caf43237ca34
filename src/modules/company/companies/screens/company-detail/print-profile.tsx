import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { askFile } from '#kit/screen/client/ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { printPdf } from '#kit/screen/paper/print.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { openProfilePaper } from '#modules/company/companies/papers/contract.ts'

/** Prints the profile of the company. */
export function PrintProfile({ companyId }: { readonly companyId: string }) {
  const [isBusy, setBusy] = useState(false)
  if (!useCan(openProfilePaper.permission)) return null
  const print = async () => {
    setBusy(true)
    try {
      printPdf((await askFile(openProfilePaper, { id: companyId })).file)
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
