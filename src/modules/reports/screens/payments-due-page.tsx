import type { ReactNode } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { paymentsDue, type DueItem, type DueWeek, type PaymentsDue } from '../due/contract.ts'
import { Figures } from './taxes/figures.tsx'

/** What is to be paid in the next weeks, and what is left of cash and bank after each. */
export function PaymentsDuePage({ above }: { readonly above: ReactNode }) {
  const asked = useAsk(paymentsDue, {})
  return (
    <Page title="Akan dibayar">
      {above}
      <AskedCard asked={asked} title="Akan dibayar" rows={8}>
        {(data) => <Due data={data} />}
      </AskedCard>
    </Page>
  )
}

function Due({ data }: { readonly data: PaymentsDue }) {
  const lowest = data.weeks.reduce((least, { after }) => (BigInt(after) < BigInt(least) ? after : least), data.balance)
  return (
    <div className="grid gap-4">
      <Figures
        rows={[
          ['Kas dan bank sekarang', data.balance],
          ['Paling rendah nanti', lowest],
        ]}
      />
      <Card
        title="Per minggu"
        heading="section"
        help="Yang sudah lewat jatuh tempo masuk minggu pertama. Sisa menghitung invoice yang dibayar tepat waktu."
        flush
      >
        <PlainTable
          label="per minggu"
          rows={data.weeks}
          keyOf={({ from }) => from}
          columns={[
            { id: 'week', title: 'Minggu', cell: (week) => weekSaid(week) },
            { ...sum('bills', 'Tagihan'), cell: (week) => <Money value={week.bills} /> },
            { ...sum('wages', 'Gaji & upah'), cell: (week) => <Money value={week.wages} /> },
            { ...sum('taxes', 'Pajak & BPJS'), cell: (week) => <Money value={week.taxes} /> },
            { ...sum('receipts', 'Masuk'), cell: (week) => <Money value={week.receipts} /> },
            { id: 'after', title: 'Sisa', width: 140, align: 'right', cell: (week) => <Money value={week.after} /> },
          ]}
        />
      </Card>
      <Items items={data.items} />
    </div>
  )
}

const sum = (id: string, title: string) => ({ id, title, width: 130, align: 'right', isWide: true }) as const

function weekSaid({ from, to }: DueWeek): string {
  const begin = dayFormat(from as Day, 'short')
  return to === null ? `Mulai ${begin}` : `${begin} – ${dayFormat(to as Day, 'short')}`
}

function Items({ items }: { readonly items: readonly DueItem[] }) {
  return (
    <Card
      title="Yang harus dibayar"
      heading="section"
      help={items.length === 0 ? 'Tidak ada tagihan, gaji, atau pajak yang terbuka.' : undefined}
      flush
    >
      {items.length > 0 && (
        <PlainTable
          label="yang harus dibayar"
          rows={items}
          keyOf={(item) => `${item.kind}${item.id}`}
          columns={[
            { id: 'due', title: 'Jatuh tempo', width: 120, cell: (item) => dayFormat(item.due as Day, 'short') },
            {
              ...{ id: 'number', title: 'Nomor', width: 170 },
              cell: (item) => (
                <Go to={item.to} className={numberLink}>
                  {item.number}
                </Go>
              ),
            },
            { id: 'party', title: 'Kepada', isWide: true, cell: (item) => item.party },
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
