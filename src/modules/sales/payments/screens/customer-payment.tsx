import Banknote from 'lucide-react/icons/banknote'
import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { recordPayment } from '../contract.ts'

const PaymentSheet = later(() => import('./payment-sheet.tsx').then((parts) => parts.PaymentSheet))

/** Opens the sheet for money of a customer. */
export function CustomerPayment({ customerId }: { readonly customerId: string }) {
  const [isOpen, setOpen] = useState(false)
  const mayPay = useMay(recordPayment)
  if (!mayPay) return null
  return (
    <>
      <Button icon={<Banknote />} onClick={() => setOpen(true)}>
        <span className="max-md:sr-only">Catat pembayaran</span>
      </Button>
      {isOpen && <PaymentSheet customerId={customerId} onClose={() => setOpen(false)} />}
    </>
  )
}
