import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { openPayment } from '../../payments/contract.ts'

const sheets = {
  payment: later(() => import('../acts/see-payment.tsx').then((parts) => parts.SeePayment)),
  return: later(() => import('../acts/see-return.tsx').then((parts) => parts.SeeReturn)),
  'credit-note': later(() => import('../acts/see-credit-note.tsx').then((parts) => parts.SeeCreditNote)),
  opening: later(() => import('../acts/see-opening.tsx').then((parts) => parts.SeeOpening)),
}

interface OpenNumberProps {
  readonly kind: keyof typeof sheets
  readonly id: string
  readonly number: string | null
}

/** The number of a payment, a return, a credit note or an opening balance: opens it at the side, with its photos and papers. */
export function OpenNumber({ kind, id, number }: OpenNumberProps) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  // A search leads to the page of the order, with one of its papers open.
  const isNamed = search['dokumen'] === id
  const [isOpen, setOpen] = useState(isNamed)
  const close = () => {
    setOpen(false)
    if (isNamed) void navigate({ to: '.', search: { ...search, dokumen: undefined } as never, replace: true })
  }
  const maySee = useCan(openPayment.permission)
  const Seen = sheets[kind]
  if (!maySee) return <span className="code font-semibold">{number}</span>
  return (
    <>
      <button type="button" className={numberLink} onClick={() => setOpen(true)}>
        {number}
      </button>
      {isOpen && <Seen id={id} onClose={close} />}
    </>
  )
}
