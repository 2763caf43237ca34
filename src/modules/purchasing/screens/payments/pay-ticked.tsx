import { useState } from 'react'
import { BulkAct } from '#kit/screen/list/bulk-bar.tsx'
import type { Selection } from '#kit/screen/list/selection.ts'
import type { BillRow } from '../../bills/contract.ts'
import { PayBillsNow } from './pay-bills-button.tsx'

/** Pays the ticked bills in one go; absent while none of them is open. */
export function PayTicked({ selection, rows }: { readonly selection: Selection; readonly rows: readonly BillRow[] }) {
  const [isPaying, setPaying] = useState(false)
  const open = rows.filter((row) => selection.has(row.id) && (row.status === 'unpaid' || row.status === 'partial'))
  if (open.length === 0) return null
  const bills = open.map(({ id, label, supplierName, openDue }) => ({
    id,
    number: label,
    party: supplierName,
    amount: openDue,
  }))
  return (
    <>
      <BulkAct onClick={() => setPaying(true)}>{`Bayar ${open.length} tagihan`}</BulkAct>
      {isPaying && <PayBillsNow bills={bills} onClose={() => setPaying(false)} onPaid={selection.clear} />}
    </>
  )
}
