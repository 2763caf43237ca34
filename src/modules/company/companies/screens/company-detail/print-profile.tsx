import { useMay } from '#kit/screen/client/use-can.ts'
import { PrintButton } from '#kit/screen/paper/print-button.tsx'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { openProfilePaper } from '#modules/company/companies/papers/contract.ts'

/** Prints the profile of the company. */
export function PrintProfile({ companyId }: { readonly companyId: string }) {
  if (!useMay(openProfilePaper)) return null
  return (
    <PrintButton print={() => printPaper(openProfilePaper, { id: companyId })}>
      <span className="max-md:sr-only">Cetak</span>
    </PrintButton>
  )
}
