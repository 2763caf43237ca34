import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { startPaymentRun } from '../../payments/many-contract.ts'
import { PayBillsSheet, type TickedBill } from './pay-bills-sheet.tsx'

interface PayBillsButtonProps {
  readonly bills: readonly TickedBill[]
  readonly onPaid: () => void
}

/** Pays the bills that are ticked in a list; its sum is what leaves the bank, without the PPh that is held back. */
export function PayBillsButton({ bills, onPaid }: PayBillsButtonProps) {
  const [isPaying, setPaying] = useState(false)
  const start = useStart(bills)
  const leaves = start.data && !start.isOld ? `, ${rupiah(start.data.amount)}` : ''
  return (
    <>
      <Button size="sm" variant="filled" onClick={() => setPaying(true)}>
        {`Bayar ${bills.length} tagihan${leaves}`}
      </Button>
      {isPaying && (
        <PayBillsSheet
          bills={bills}
          start={start}
          onClose={() => setPaying(false)}
          onPaid={() => {
            setPaying(false)
            onPaid()
          }}
        />
      )}
    </>
  )
}

/** The sheet that pays bills, open at once. */
export function PayBillsNow({ bills, onPaid, onClose }: PayBillsButtonProps & { readonly onClose: () => void }) {
  const start = useStart(bills)
  return (
    <PayBillsSheet
      bills={bills}
      start={start}
      onClose={onClose}
      onPaid={() => {
        onClose()
        onPaid()
      }}
    />
  )
}

const useStart = (bills: readonly TickedBill[]) =>
  useAsk(startPaymentRun, { billIds: bills.map(({ id }) => id) }, { keep: true, isQuiet: true })
