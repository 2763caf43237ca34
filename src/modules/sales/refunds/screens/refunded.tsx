import { useState } from 'react'
import { dayFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { NumberButton } from '../../screens/document/number-button.tsx'
import type { Refund } from '../contract.ts'
import type { Holding } from './refund-sheet.tsx'
import { SeeRefund } from './seen-refund.ts'

const RefundSheet = later(() => import('./refund-sheet.tsx').then((parts) => parts.RefundSheet))

interface RefundedProps {
  readonly of: Holding
  readonly refunds: readonly Refund[]
  readonly mayRefund: boolean
}

/** What is left of a payment or a credit note and may go back, and what went back of it. */
export function Refunded({ of, refunds, mayRefund }: RefundedProps) {
  if (!mayRefund && refunds.length === 0) return null
  return (
    <section aria-label="Pengembalian uang" className="divide-y divide-border-subtle rounded-lg border border-border">
      {mayRefund && <Left of={of} />}
      {refunds.length > 0 && (
        <ul className="divide-y divide-border-subtle">
          {refunds.map((refund) => (
            <GivenBack key={refund.id} refund={refund} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Left({ of }: Pick<RefundedProps, 'of'>) {
  const [isGiving, setGiving] = useState(false)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <p className="flex-1">
        Belum dipakai <b className="font-semibold figures">{rupiah(of.left)}</b>
      </p>
      <Button size="sm" onClick={() => setGiving(true)}>
        Kembalikan ke pelanggan
      </Button>
      {isGiving && <RefundSheet of={of} onClose={() => setGiving(false)} />}
    </div>
  )
}

function GivenBack({ refund }: { readonly refund: Refund }) {
  const isVoid = refund.state === 'void'
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <NumberButton id={refund.id} number={refund.number} Seen={SeeRefund} />
          {isVoid && <Badge tone="neutral">Dibatalkan</Badge>}
        </span>
        <span className="block text-xs text-muted-foreground figures wrap-anywhere">
          Dikembalikan {dayFormat(refund.date as Day, 'short')} · {refund.reason}
        </span>
      </span>
      <span className={cx('font-medium figures', isVoid && 'text-muted-foreground line-through')}>
        {thousands(refund.amount)}
      </span>
    </li>
  )
}
