import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { voidPayment, type RunPage } from '../../runs/contract.ts'

type Payment = RunPage['payments'][number]

/** What was paid of a run, and the way to take a payment back. */
export function RunPayments({ payments }: { readonly payments: readonly Payment[] }) {
  const [asking, setAsking] = useState<Payment>()
  const mayVoid = useMay(voidPayment)
  const undo = useAct(voidPayment, { say: 'Pembayaran dibatalkan.', onDone: () => setAsking(undefined) })
  return (
    <Card title="Pembayaran" flush className="overflow-hidden">
      <PlainTable
        label="pembayaran gaji"
        rows={payments}
        keyOf={(row) => row.id}
        columns={[
          { id: 'date', title: 'Tanggal', width: 128, cell: (row) => <DateText value={row.paidOn} /> },
          {
            id: 'account',
            title: 'Dari',
            cell: (row) => (
              <>
                {row.account} {row.isVoid && <Badge tone="danger">Dibatalkan</Badge>}
                <small className="block text-xs text-muted-foreground">{`${row.people} orang · ${row.by}`}</small>
              </>
            ),
          },
          {
            id: 'amount',
            title: 'Jumlah (Rp)',
            width: 140,
            align: 'right',
            needs: 'view gaji',
            cell: (row) => <Money value={row.amount} />,
          },
          {
            id: 'undo',
            title: 'Batalkan',
            isQuiet: true,
            width: 112,
            cell: (row) =>
              mayVoid &&
              !row.isVoid && (
                <Button variant="ghost" size="sm" onClick={() => setAsking(row)}>
                  Batalkan
                </Button>
              ),
          },
        ]}
      />
      {asking && (
        <Confirm
          isDanger
          asksReason
          title="Batalkan pembayaran ini?"
          text="Gaji yang dibayar dengannya kembali belum dibayar; jurnal pembaliknya dicatat hari ini."
          act="Batalkan pembayaran"
          doing={undo}
          onConfirm={(reason) => void undo.now({ id: asking.id, reason })}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Card>
  )
}
