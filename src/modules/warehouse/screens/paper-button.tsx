import { PrintButton } from '#kit/screen/paper/print-button.tsx'
import { printPaper } from '#kit/screen/paper/print-paper.ts'
import { openWarehousePaper, type WarehousePaperKind } from '#modules/warehouse/papers/contract.ts'

interface PaperButtonProps {
  readonly kind: WarehousePaperKind
  readonly id: string
  readonly label?: string
  readonly until?: string
}

/** Prints a paper of the warehouse as it is now. */
export function PaperButton({ kind, id, label = 'Cetak', until }: PaperButtonProps) {
  return (
    <PrintButton print={() => printPaper(openWarehousePaper, { kind, id, ...(until && { until }) })}>
      <span className="max-md:sr-only">{label}</span>
    </PrintButton>
  )
}
