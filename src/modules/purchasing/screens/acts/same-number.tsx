import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useDeferredValue } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useFieldError, useValue } from '#kit/screen/form/form-context.ts'
import { findDuplicates } from '../../bills/contract.ts'
import { BillLink } from './bill-link.tsx'

interface SameNumberProps {
  readonly supplierId: string
  /** The bill itself, when it is kept already. */
  readonly billId?: string | undefined
}

/** Under the number of the supplier's paper: whether it was booked already. Once that was refused, the way to it alone. */
export function SameNumber({ supplierId, billId = '' }: SameNumberProps) {
  const typed = useDeferredValue(useValue<string>('supplierInvoiceNo').trim())
  const date = useValue<string>('supplierInvoiceDate')
  const refused = useFieldError('supplierInvoiceNo')
  const { data } = useAsk(
    findDuplicates,
    { supplierId, supplierInvoiceNo: typed, date: date || null, files: [], billId: billId || null },
    { when: typed.length > 1, keep: true, isQuiet: true },
  )
  if (typed.length < 2 || !data?.sameNumber) return null
  return (
    <p className="mt-1.5 text-xs font-medium text-danger">
      {!refused && (
        <>
          Nomor ini sudah dicatat: {data.sameNumber.number}, {dayFormat(data.sameNumber.date as Day, 'short')}.{' '}
        </>
      )}
      <BillLink id={data.sameNumber.billId} said={refused && data.sameNumber.number} />
    </p>
  )
}
