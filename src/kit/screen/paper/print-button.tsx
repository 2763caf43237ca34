import Printer from 'lucide-react/icons/printer'
import { useState, type ReactNode } from 'react'
import { Button } from '../ui/button.tsx'

interface PrintButtonProps {
  /** Prints, and is done when the paper has come or was refused. */
  readonly print: () => Promise<unknown>
  readonly children?: ReactNode
}

/** Prints a paper as it is now. */
export function PrintButton({ print, children = 'Cetak' }: PrintButtonProps) {
  const [isBusy, setBusy] = useState(false)
  const now = () => {
    setBusy(true)
    void print().finally(() => setBusy(false))
  }
  return (
    <Button icon={<Printer />} isBusy={isBusy} busyText="Menyiapkan…" onClick={now}>
      {children}
    </Button>
  )
}
