import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'

interface OpeningCardProps {
  /** 'piutang' or 'hutang'. */
  readonly account: string
  readonly amount: string
  readonly on: string
  readonly isBusy: boolean
  readonly refusal: string | undefined
  readonly onBook: () => void
}

/** What stood open before the books began: typed with the party, booked once, then locked. */
export function OpeningCard({ account, amount, on, isBusy, refusal, onBook }: OpeningCardProps) {
  return (
    <Card title="Saldo awal belum dibukukan">
      <p className="text-small text-muted-foreground">
        {rupiah(amount)} per {dayFormat(on as Day, 'short')}. Setelah dibukukan, saldo ini masuk {account} dan tidak
        bisa diubah.
      </p>
      {refusal && (
        <p role="alert" className="mt-2 text-small font-medium text-danger">
          {refusal}
        </p>
      )}
      <Button wide className="mt-4" isBusy={isBusy} onClick={onBook}>
        Bukukan saldo awal
      </Button>
    </Card>
  )
}
