import Scale from 'lucide-react/icons/scale'
import { Suspense, useState } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'

const ValuationSheet = lazy(() => import('./valuation-sheet.tsx').then((parts) => ({ default: parts.ValuationSheet })))

/** What all stock was worth on a day; for who may see cost. */
export function ValuationButton() {
  const [isOpen, setOpen] = useState(false)
  const seesCost = useCan('view biaya')
  if (!seesCost) return null
  return (
    <>
      <Button variant="ghost" icon={<Scale />} onClick={() => setOpen(true)}>
        Nilai persediaan
      </Button>
      {isOpen && (
        <Suspense>
          <ValuationSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
