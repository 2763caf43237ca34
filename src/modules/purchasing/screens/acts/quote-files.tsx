import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import type { QuoteDetail } from '../../quotes/contract.ts'

interface QuoteFilesProps {
  readonly quote: QuoteDetail
  readonly onClose: () => void
}

/** The papers of a supplier's quote, beside the comparison; also of one that became an order. */
export function QuoteFiles({ quote, onClose }: QuoteFilesProps) {
  const mayChange = useCan('update pembelian-barang')
  return (
    <Sheet open onClose={onClose} title={`Penawaran ${quote.supplierName}`}>
      <div className="p-5">
        <Attachments subject="penawaran" ownerId={quote.id} canChange={mayChange} title="Berkas penawaran" />
      </div>
    </Sheet>
  )
}
