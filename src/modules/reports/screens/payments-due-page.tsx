import type { ReactNode } from 'react'
import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { PaymentRunsCard } from '#modules/purchasing/screens/face.tsx'
import { paymentsDue, type DueWeek, type PaymentsDue } from '../due/contract.ts'
import { DueItems } from './due/due-items.tsx'
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
  const mayPay = useCan('update pembelian-barang')
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
      <DueItems items={data.items} />
      {mayPay && <PaymentRunsCard />}
    </div>
  )
}

const sum = (id: string, title: string) => ({ id, title, width: 130, align: 'right', isWide: true }) as const

function weekSaid({ from, to }: DueWeek): string {
  const begin = dayFormat(from as Day, 'short')
  return to === null ? `Mulai ${begin}` : `${begin} – ${dayFormat(to as Day, 'short')}`
}
