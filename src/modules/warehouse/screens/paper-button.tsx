import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { askFile } from '#kit/screen/client/ask.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { printPdf } from '#kit/screen/paper/print.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { openWarehousePaper, type WarehousePaperKind } from '#modules/warehouse/papers/contract.ts'

interface PaperButtonProps {
  readonly kind: WarehousePaperKind
  readonly id: string
  readonly label?: string
  readonly until?: string
}

/** Prints a paper of the warehouse as it is now. */
export function PaperButton({ kind, id, label = 'Cetak', until }: PaperButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    try {
      const paper = await askFile(openWarehousePaper, { kind, id, ...(until && { until }) })
      printPdf(paper.file)
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      notify(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon={<Printer />} isBusy={isBusy} busyText="Menyiapkan…" onClick={() => void print()}>
      <span className="max-md:sr-only">{label}</span>
    </Button>
  )
}
