import { useState } from 'react'
import { rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { startPaymentRun } from '../../payments/many-contract.ts'
import { PayBillsSheet, type TickedBill } from './pay-bills-sheet.tsx'

/** Pays the bills that are ticked in a list; its sum is what leaves the bank, without the PPh that is held back. */
export function PayBillsButton({
  bills,
  onPaid,
}: {
  readonly bills: readonly TickedBill[]
  readonly onPaid: () => void
}) {
  const [isPaying, setPaying] = useState(false)
  const asked = { billIds: bills.map(({ id }) => id) }
  const start = useAsk(startPaymentRun, asked, { keep: true, isQuiet: true })
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
