import ListPlus from 'lucide-react/icons/list-plus'
import { Suspense, useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { isDecimal } from '#kit/screen/form/amount.ts'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import type { LineValues } from './values.ts'

const DetailSheet = lazy(() => import('./line-detail-sheet.tsx').then((parts) => ({ default: parts.LineDetailSheet })))

/** 'Rincian baris': what a line may say beside its figures, its own wording and a discount in rupiah. */
export function LineDetails() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="sm" icon={<ListPlus />} onClick={() => setOpen(true)}>
        <span>
          Rincian<span className="max-md:hidden"> baris</span>
        </span>
      </Button>
      {isOpen && (
        <Suspense>
          <DetailSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** Under a line: its own wording, its discount in rupiah, and a tax that an order without PPN does not take. */
export function detailSaid(line: LineValues, isUntaxed: boolean): string {
  if (line.row !== 'item') return ''
  const { description, item, discount, discountAmount, taxCode } = line
  const isShare = discount !== '' && discount !== '0'
  const isOwnTax = Boolean(taxCode) && taxCode !== 'usual' && taxCode !== 'none'
  return [
    description && item && description !== item.label && `Deskripsi: ${description}`,
    !isShare && isDecimal(discountAmount) && discountAmount !== '0' && `Diskon ${rupiah(discountAmount)}`,
    isUntaxed && isOwnTax && 'Pajak baris tidak dipakai: pembelian ini tanpa PPN',
  ]
    .filter(Boolean)
    .join(' · ')
}
