import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/day-format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { voidWagePayment, type SettlementPage } from '../../settlements/contract.ts'

/** What was paid of these wages, and taking a payment back. */
export function PaymentsCard({ page }: { readonly page: SettlementPage }) {
  const [asking, setAsking] = useState<string>()
  const mayVoid = useMay(voidWagePayment)
  const takeBack = useAct(voidWagePayment, { say: 'Pembayaran dibatalkan.', onDone: () => setAsking(undefined) })
  if (page.payments.length === 0) return null
  return (
    <Card title="Pembayaran" flush>
      <ul>
        {page.payments.map(({ id, paidOn, account, people, amount, isVoid, by }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 border-t border-border-subtle px-5 py-2">
            <span className="min-w-0 flex-1">
              <span className="block">{`${dayFormat(paidOn as Day, 'dense')} · ${account}`}</span>
              <span className="text-xs text-muted-foreground">
                {`${people} orang, ${by}${isVoid ? ' · dibatalkan' : ''}`}
              </span>
            </span>
            <Money value={amount} className={isVoid ? 'line-through' : ''} />
            {!isVoid && mayVoid && (
              <Button size="xs" variant="ghost" onClick={() => setAsking(id)}>
                Batalkan
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asking !== undefined && (
        <Confirm
          title="Batalkan pembayaran ini?"
          text="Jurnalnya dibalik, dan upahnya kembali belum diambil."
          act="Batalkan pembayaran"
          isDanger
          asksReason
          doing={takeBack}
          onConfirm={(reason) => void takeBack.now({ id: asking, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  )
}
