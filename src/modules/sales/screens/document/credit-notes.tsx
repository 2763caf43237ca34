import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { InvoiceDetail } from '../../invoices/contract.ts'
import { OpenNumber } from './open-number.tsx'
import { usePrintMarked } from './print-marked.ts'

/** What was taken back of the invoice, also where it was paid and the credit is an advance. */
export function CreditNotes({ invoice }: { readonly invoice: InvoiceDetail }) {
  const print = usePrintMarked()
  if (invoice.creditNotes.length === 0) return null
  return (
    <Card title="Nota kredit">
      <div className="grid gap-4">
        {invoice.creditNotes.map((note) => (
          <div key={note.id} className="grid gap-1">
            <p className="flex justify-between gap-3">
              <span className="min-w-0 text-muted-foreground">
                <OpenNumber kind="credit-note" id={note.id} number={note.number} />
                <span className="block text-xs">{dayFormat(note.date as Day, 'short')}</span>
              </span>
              <span className="font-medium figures">{rupiah(note.total)}</span>
            </p>
            <p className="text-small wrap-anywhere text-muted-foreground">{note.reason}</p>
            <Button size="sm" className="mt-1 justify-self-start" onClick={() => void print('nota-retur', note.id)}>
              Cetak nota retur
            </Button>
          </div>
        ))}
      </div>
    </Card>
  )
}
