import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { FileButton } from '#kit/screen/paper/file-button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { useMay } from '#kit/screen/client/use-can.ts'
import { downloadPaymentRun, listPaymentRuns } from '../../payments/many-contract.ts'

/** What was paid in one go lately, with the file for the bank. */
export function PaymentRunsCard() {
  const { data: runs = [] } = useAsk(listPaymentRuns, {})
  if (runs.length === 0) return null
  return (
    <Card
      title="Dibayar sekaligus"
      heading="section"
      help="Berkas bank memuat yang ditransfer dan belum dibatalkan."
      flush
    >
      <PlainTable
        label="dibayar sekaligus"
        rows={runs}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'date',
            title: 'Tanggal',
            width: 120,
            under: 'what',
            cell: (run) => <DateText value={run.date} style="short" />,
          },
          {
            ...{ id: 'what', title: 'Dari' },
            cell: (run) => `${run.cashAccountName} · ${run.payments} pembayaran · ${run.by}`,
          },
          {
            ...{ id: 'amount', title: 'Jumlah', width: 150, align: 'right', under: 'what' },
            cell: (run) => <Money value={run.amount} />,
          },
          {
            ...{ id: 'file', title: 'Berkas bank', isQuiet: true, width: 150, align: 'right' },
            cell: (run) =>
              run.hasFile && (
                <FileButton endpoint={downloadPaymentRun} input={{ id: run.id, format: 'csv' }} label="Berkas bank" />
              ),
          },
        ]}
      />
    </Card>
  )
}

/** The same above the list of payments, for who may pay. */
export function PaymentRunsOfPayer() {
  const may = useMay(downloadPaymentRun)
  return may ? (
    <div className="mb-4 empty:hidden">
      <PaymentRunsCard />
    </div>
  ) : null
}
