import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { OpeningCard } from '#kit/screen/document/opening-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import type { Customer } from '#modules/parties/contract.ts'
import { postOpeningReceivable } from '../../invoices/contract.ts'

/** What a customer owed before the books began, until it is booked. */
export function OpeningBalance({ customer }: { readonly customer: Customer }) {
  const mayBook = useMay(postOpeningReceivable)
  const book = useAct(postOpeningReceivable, { say: 'Saldo awal piutang dibukukan.' })
  const { openingBalance: amount, openingDate, id } = customer
  if (!amount || amount === '0' || customer.isOpeningPosted || !mayBook) return null
  const date = openingDate ?? today()
  return (
    <OpeningCard
      account="piutang"
      amount={amount}
      on={date}
      isBusy={book.isBusy}
      refusal={book.refusal?.message}
      onBook={() => void book.now({ id, date, dueDate: null, amount, reference: '', notes: '' })}
    />
  )
}
