import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { Customer } from '#modules/parties/contract.ts'
import { postOpeningReceivable } from '../../invoices/contract.ts'

/** What a customer owed before the books began: typed with the customer, booked once, then locked. */
export function OpeningBalance({ customer }: { readonly customer: Customer }) {
  const mayBook = useCan(postOpeningReceivable.permission)
  const book = useAct(postOpeningReceivable, { say: 'Saldo awal piutang dibukukan.' })
  const { openingBalance, openingDate } = customer
  if (!openingBalance || openingBalance === '0' || customer.isOpeningPosted || !mayBook) return null
  const on = (openingDate ?? today()) as Day
  return (
    <Card title="Saldo awal belum dibukukan">
      <p className="text-small text-muted-foreground">
        {rupiah(openingBalance)} per {dayFormat(on, 'short')}. Setelah dibukukan, saldo ini masuk piutang dan tidak bisa
        diubah.
      </p>
      {book.refusal && (
        <p role="alert" className="mt-2 text-small font-medium text-danger">
          {book.refusal.message}
        </p>
      )}
      <Button
        wide
        className="mt-4"
        isBusy={book.isBusy}
        onClick={() =>
          void book.now({ id: customer.id, date: on, dueDate: null, amount: openingBalance, reference: '', notes: '' })
        }
      >
        Bukukan saldo awal
      </Button>
    </Card>
  )
}
