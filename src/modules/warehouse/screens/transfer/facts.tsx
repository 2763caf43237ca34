import { money, sum } from '#ground/money.ts'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { DateText, InstantText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { useIsPhone } from '#kit/screen/grid/use-is-phone.ts'
import { NameLink } from '#kit/screen/shell/go.tsx'
import type { TransferDetail } from '#modules/warehouse/transfers/contract.ts'

/** What one wants to know of a transfer at a glance. */
export function TransferFacts({ transfer }: { readonly transfer: TransferDetail }) {
  const values = transfer.lines.flatMap((line) => (line.value === undefined ? [] : [money(line.value)]))
  const isPhone = useIsPhone()
  const rows: readonly Fact[] = [
    [
      'Dari',
      <NameLink key="d" to={`/gudang/detail/${transfer.fromId}`}>
        {transfer.fromName}
      </NameLink>,
    ],
    [
      'Ke',
      <NameLink key="k" to={`/gudang/detail/${transfer.toId}`}>
        {transfer.toName}
      </NameLink>,
    ],
    ['Tanggal', <DateText key="t" value={transfer.date} />],
    ['Dikirim oleh', transfer.sentBy],
    ['Dikirim pada', transfer.sentAt && <InstantText key="p" value={transfer.sentAt} />],
    ['Sopir', transfer.driverName],
    ['No. polisi', transfer.vehiclePlate],
    ['Referensi', transfer.reference],
    ['Diminta oleh', transfer.requestedBy],
    ['Catatan', transfer.notes],
    ...(transfer.voidReason ? ([['Alasan batal', transfer.voidReason]] as const) : []),
  ]
  return (
    <KeyFacts
      lead={
        values.length > 0 && transfer.status !== 'draft'
          ? { label: 'Nilai barang', value: <Money value={String(sum(values))} rp /> }
          : undefined
      }
      // On a phone the goods come first: what nobody wrote down takes no line of their way.
      rows={isPhone ? rows.filter(([, value]) => Boolean(value)) : rows}
    />
  )
}
