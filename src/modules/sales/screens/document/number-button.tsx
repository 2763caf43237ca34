import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState, type ComponentType } from 'react'
import { useMay } from '#kit/screen/client/use-can.ts'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { openPayment } from '../../payments/contract.ts'

interface NumberButtonProps {
  readonly id: string
  readonly number: string | null
  /** What opens at the side. */
  readonly Seen: ComponentType<{ readonly id: string; readonly onClose: () => void }>
}

/** A number that opens its paper at the side; plain text for who may not see it. */
export function NumberButton({ id, number, Seen }: NumberButtonProps) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  // A search leads to the page of the order, with one of its papers open.
  const isNamed = search['dokumen'] === id
  const [isOpen, setOpen] = useState(isNamed)
  const close = () => {
    setOpen(false)
    if (isNamed) void navigate({ to: '.', search: { ...search, dokumen: undefined } as never, replace: true })
  }
  const maySee = useMay(openPayment)
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
