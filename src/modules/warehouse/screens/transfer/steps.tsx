import { dayFormat, qtyFormat } from '#ground/format.ts'
import { day } from '#ground/day.ts'
import { StatusStepper } from '#kit/screen/detail/status-stepper.tsx'
import type { TransferDetail } from '#modules/warehouse/transfers/contract.ts'

/** Draft, on the way, received. */
export function TransferSteps({ transfer }: { readonly transfer: TransferDetail }) {
  const { status } = transfer
  const open = transfer.lines.filter((line) => line.open !== '0')
  const first = open[0]
  // How many before what: a phone cuts off the end.
  const left = first
    ? `${qtyFormat(first.open)} ${first.unit}${open.length > 1 ? ' dan lainnya' : ''} · ${first.itemName}`
    : ''
  return (
    <StatusStepper
      steps={[
        {
          label: 'Draf',
          note: dayFormat(day(transfer.date), 'short'),
          state: status === 'draft' ? 'now' : 'done',
        },
        {
          label: 'Dikirim',
          note: status === 'draft' ? undefined : `dari ${transfer.fromName}`,
          state: status === 'draft' ? 'ahead' : status === 'sent' ? 'now' : 'done',
        },
        {
          label: status === 'partial' ? 'Diterima sebagian' : 'Diterima',
          note: status === 'partial' ? `sisa ${left}` : status === 'received' ? `di ${transfer.toName}` : undefined,
          state: status === 'received' ? 'done' : status === 'partial' ? 'now' : 'ahead',
        },
      ]}
    />
  )
}
