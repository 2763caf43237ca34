import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'

interface StockFilesProps {
  readonly of: 'mutasi-stok' | 'transfer-stok' | 'opname'
  readonly id: string
}

/** Photos and papers of a stock document. */
export function StockFiles({ of, id }: StockFilesProps) {
  const canChange = useCan(['create stock', 'update stock'])
  return <Attachments subject={of} ownerId={id} canChange={canChange} />
}
