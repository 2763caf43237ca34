import { useState } from 'react'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { tick } from '#kit/screen/ui/check-box.tsx'
import { PayBillsButton } from '#modules/purchasing/screens/face.tsx'
import type { DueItem } from '../../due/contract.ts'

/** What is to be paid; bills are ticked by who may pay them, and paid in one go. */
export function DueItems({ items }: { readonly items: readonly DueItem[] }) {
  const mayPay = useCan('update pembelian-barang')
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = items.filter(({ kind, id }) => kind === 'bill' && ticked.has(id))
  const turn = (id: string) =>
    setTicked((before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]))
  const box: PlainColumn<DueItem> = {
    ...{ id: 'tick', title: 'Pilih', isQuiet: true, width: 56 },
    cell: ({ kind, id, number }) =>
      kind === 'bill' && (
        <label className="flex min-h-11 min-w-11 items-center justify-center md:min-h-8">
          <input
            type="checkbox"
            className={tick}
            aria-label={`Bayar ${number}`}
            checked={ticked.has(id)}
            onChange={() => turn(id)}
          />
        </label>
      ),
  }
  return (
    <Card
      title="Yang harus dibayar"
      heading="section"
      help={items.length === 0 ? 'Tidak ada tagihan, gaji, atau pajak yang terbuka.' : undefined}
      aside={chosen.length > 0 && <PayBillsButton bills={chosen} onPaid={() => setTicked(new Set())} />}
      flush
    >
      {items.length > 0 && (
        <PlainTable
          label="yang harus dibayar"
          rows={items}
          keyOf={(item) => `${item.kind}${item.id}`}
          columns={[
            ...(mayPay ? [box] : []),
            {
              id: 'due',
              title: 'Jatuh tempo',
              width: 120,
              under: 'number',
              cell: (item) => <DateText value={item.due} style="short" />,
            },
            {
              ...{ id: 'number', title: 'Nomor', width: 170 },
              cell: (item) => (
                <Go to={item.to} className={numberLink}>
                  {item.number}
                </Go>
              ),
            },
            { id: 'party', title: 'Kepada', under: 'number', cell: (item) => item.party },
            {
              id: 'amount',
              title: 'Jumlah',
              width: 150,
              align: 'right',
              cell: (item) => <Money value={item.amount} />,
            },
          ]}
        />
      )}
    </Card>
  )
}
