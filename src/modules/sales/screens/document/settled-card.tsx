import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat, thousands } from '#ground/format.ts'
import { withholdingWords } from '#kit/paper/state.ts'
import { later } from '#kit/screen/client/later.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import type { InvoiceSettlement } from '../../invoices/detail.ts'
import { OpenNumber } from './open-number.tsx'

const AmendPayment = later(() => import('../../payments/screens/amend-payment.tsx').then((parts) => parts.AmendPayment))

/** What took something off the invoice, the tax held back with it, and the slips that prove that. */
export function SettledCard({ invoice }: { readonly invoice: InvoiceDetail }) {
  // What was given up has a card of its own.
  const settled = invoice.settlements.filter((each) => each.source !== 'write-off')
  if (settled.length === 0) return null
  return (
    <Card title="Pembayaran">
      <div className="grid gap-3">
        {settled.map((settlement) => (
          <Settled key={settlement.id} settlement={settlement} />
        ))}
      </div>
    </Card>
  )
}

function Settled({ settlement }: { readonly settlement: InvoiceSettlement }) {
  const [isAmending, setAmending] = useState(false)
  const mayAmend = useCan('update order') && settlement.source === 'payment' && settlement.held.length > 0
  return (
    <div className="grid gap-1">
      <p className="flex justify-between gap-3">
        <span className="min-w-0 text-muted-foreground">
          <OpenNumber
            kind={settlement.source === 'payment' ? 'payment' : 'credit-note'}
            id={settlement.sourceId}
            number={settlement.number}
          />
          <span className="block text-xs">{dayFormat(settlement.date as Day, 'short')}</span>
        </span>
        <span className="font-medium figures">{thousands(settlement.amount)}</span>
      </p>
      {settlement.held.map((tax) => (
        <p key={tax.kind} className="text-xs text-muted-foreground">
          {withholdingWords[tax.kind]} {thousands(tax.amount)} · {slipSaid(tax)}
        </p>
      ))}
      {mayAmend && (
        <Button size="sm" className="mt-1 justify-self-start" onClick={() => setAmending(true)}>
          Bukti potong
        </Button>
      )}
      {isAmending && <AmendPayment id={settlement.sourceId} onClose={() => setAmending(false)} />}
    </div>
  )
}

function slipSaid({ proofNo, files }: InvoiceSettlement['held'][number]): string {
  if (!proofNo && files === 0) return 'belum ada bukti potong'
  return [proofNo, files > 0 && `${files} berkas`].filter(Boolean).join(' · ')
}
