import { payMethodWords } from '#ground/pay-method.ts'
import { thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { OnDay, StatusCell } from '#kit/screen/document/cells.tsx'
import { orderPayments, type SupplierPaymentRow } from '../../payments/contract.ts'
import { orderReturns, type PurchaseReturnRow } from '../../returns/contract.ts'
import { denseDay, OnPhone, OpenNumber, Told, VOID } from './document-tables.tsx'
import type { Opening } from './opening.ts'
import { PaymentMenu, ReturnMenu } from './row-menus.tsx'

interface OfOrderProps {
  readonly id: string
  readonly onOpen: (opening: Opening) => void
}

/** What the bills of the order were paid with, and its down payments. */
export function PaymentsTable({ id, onOpen }: OfOrderProps) {
  const asked = useAsk(orderPayments, { id })
  const columns: readonly PlainColumn<SupplierPaymentRow>[] = [
    {
      id: 'number',
      title: 'Nomor',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <OpenNumber label={row.label} onOpen={() => onOpen({ what: 'see-payment', id: row.id })} />
          <small className="block truncate text-xs text-muted-foreground">
            {row.cashAccountName} · {payMethodWords[row.method]}
          </small>
          <OnPhone>
            {denseDay(row.date)} · {paymentSaid(row).text}
          </OnPhone>
        </span>
      ),
    },
    { id: 'date', title: 'Tanggal', width: 80, isWide: true, cell: (row) => <OnDay day={row.date} /> },
    {
      id: 'withheld',
      title: 'PPh (Rp)',
      width: 96,
      align: 'right',
      isWide: true,
      cell: (row) => thousands(row.withheldTotal),
    },
    { id: 'amount', title: 'Dibayar (Rp)', width: 120, align: 'right', cell: (row) => thousands(row.amount) },
    {
      id: 'state',
      title: 'Status',
      width: 132,
      isWide: true,
      cell: (row) => <StatusCell {...paymentSaid(row)} />,
    },
    {
      id: 'menu',
      title: 'Tindakan',
      isQuiet: true,
      width: 60,
      align: 'right',
      cell: (row) => <PaymentMenu payment={row} />,
    },
  ]
  return (
    <Told asked={asked} none="Belum ada pembayaran.">
      {(rows) => <PlainTable label="Pembayaran" columns={columns} rows={rows} keyOf={(row) => row.id} />}
    </Told>
  )
}

function paymentSaid(row: SupplierPaymentRow) {
  if (row.state === 'void') return VOID
  return row.unallocated === '0'
    ? { text: 'Dibayar', tone: 'success' as const }
    : { text: 'Uang muka', tone: 'info' as const }
}

/** Goods that went back. */
export function ReturnsTable({ id, onOpen }: OfOrderProps) {
  const asked = useAsk(orderReturns, { id })
  const columns: readonly PlainColumn<PurchaseReturnRow>[] = [
    {
      id: 'number',
      title: 'Nomor',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <OpenNumber label={row.label} onOpen={() => onOpen({ what: 'see-return', id: row.id })} />
          {row.state === 'void' && <small className="block text-xs text-muted-foreground">{VOID.text}</small>}
          <OnPhone>
            {denseDay(row.date)} · {row.reason}
          </OnPhone>
        </span>
      ),
    },
    { id: 'date', title: 'Tanggal', width: 72, isWide: true, cell: (row) => <OnDay day={row.date} /> },
    {
      id: 'reason',
      title: 'Alasan',
      width: 168,
      isWide: true,
      cell: (row) => (
        <span className="block truncate" title={row.reason}>
          {row.reason}
        </span>
      ),
    },
    { id: 'value', title: 'Nilai (Rp)', width: 108, align: 'right', cell: (row) => thousands(row.value) },
    {
      id: 'total',
      title: 'Potong hutang (Rp)',
      width: 140,
      align: 'right',
      isWide: true,
      cell: (row) => thousands(row.total),
    },
    {
      id: 'menu',
      title: 'Tindakan',
      isQuiet: true,
      width: 60,
      align: 'right',
      cell: (row) => <ReturnMenu made={row} />,
    },
  ]
  return (
    <Told asked={asked} none="Belum ada retur.">
      {(rows) => <PlainTable label="Retur" columns={columns} rows={rows} keyOf={(row) => row.id} />}
    </Told>
  )
}
