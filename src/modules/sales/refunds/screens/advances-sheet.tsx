import { useState } from 'react'
import { dayFormat, rupiah } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedSheet } from '#kit/screen/detail/asked-sheet.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { listAdvances, type AdvanceRow } from '../../payments/contract.ts'
import { OpenNumber } from '../../screens/document/open-number.tsx'
import { refundCustomer } from '../contract.ts'
import { RefundSheet } from './refund-sheet.tsx'

const TITLE = 'Uang muka belum dipakai'

interface SheetProps {
  readonly customerId: string
  readonly onClose: () => void
}

/** What a customer may still use, one by one, each with the way to give it back. */
export function AdvancesSheet({ customerId, onClose }: SheetProps) {
  const asked = useAsk(listAdvances, { id: customerId })
  return (
    <AskedSheet title={TITLE} asked={asked} onClose={onClose}>
      {(rows) => (
        <Sheet open onClose={onClose} title={TITLE}>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-5">
            <p className="text-small text-muted-foreground">
              {rows.length === 0
                ? 'Semuanya sudah dipakai atau dikembalikan.'
                : 'Dipakai dari halaman invoicenya, atau dikembalikan sebagai uang.'}
            </p>
            <ul className="divide-y divide-border-subtle rounded-lg border border-border empty:hidden">
              {rows.map((row) => (
                <AdvanceOf key={row.id} row={row} />
              ))}
            </ul>
          </div>
        </Sheet>
      )}
    </AskedSheet>
  )
}

function AdvanceOf({ row }: { readonly row: AdvanceRow }) {
  const [isGiving, setGiving] = useState(false)
  const mayRefund = useMay(refundCustomer)
  const { id, version, number, source: kind, unallocated: left } = row
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3">
      <span className="flex-1 basis-40">
        <OpenNumber kind={kind} id={id} number={number} />
        <span className="block text-xs text-muted-foreground figures">
          {kind === 'payment' ? 'Pembayaran' : 'Nota kredit'} · {dayFormat(row.date as Day, 'short')}
        </span>
      </span>
      <span className="ml-auto flex items-center gap-3">
        <span className="font-medium figures">{rupiah(left)}</span>
        {mayRefund && (
          <Button size="sm" onClick={() => setGiving(true)}>
            Kembalikan
          </Button>
        )}
      </span>
      {isGiving && <RefundSheet of={{ kind, id, version, number, left }} onClose={() => setGiving(false)} />}
    </li>
  )
}
