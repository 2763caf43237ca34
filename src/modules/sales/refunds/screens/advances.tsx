import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { listAdvances } from '../../payments/contract.ts'

const AdvancesSheet = later(() => import('./advances-sheet.tsx').then((parts) => parts.AdvancesSheet))

interface AdvancesProps {
  readonly customerId: string
  readonly amount: string
}

/** What a customer may still use; opens what it is of, each with the way to give it back. */
export function Advances({ customerId, amount }: AdvancesProps) {
  const [isOpen, setOpen] = useState(false)
  const maySee = useMay(listAdvances)
  if (!maySee || amount === '0') return <Money value={amount} rp />
  return (
    <>
      <button
        type="button"
        className="for-thumb rounded-sm text-primary hover:underline"
        aria-label={`Uang muka ${rupiah(amount)}: lihat asalnya`}
        onClick={() => setOpen(true)}
      >
        {rupiah(amount)}
      </button>
      {isOpen && <AdvancesSheet customerId={customerId} onClose={() => setOpen(false)} />}
    </>
  )
}
