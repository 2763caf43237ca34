import { money, sum } from '#ground/money.ts'
import { KeyFacts } from '#kit/screen/detail/facts.tsx'
import { DateText, InstantText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import type { CountDetail } from '#modules/warehouse/opname/contract.ts'

/** How far the count is and what it comes to. */
export function CountFacts({ count }: { readonly count: CountDetail }) {
  const counted = count.lines.filter((line) => line.counted !== null)
  const different = counted.filter((line) => line.difference !== undefined && line.difference !== '0')
  const values = counted.flatMap((line) => (line.value === undefined || line.isReversed ? [] : [money(line.value)]))
  const isTold = count.state === 'review' || count.state === 'posted'
  return (
    <KeyFacts
      lead={
        isTold && values.length > 0
          ? { label: 'Nilai selisih', value: <Money value={String(sum(values))} rp /> }
          : { label: 'Sudah dihitung', value: `${counted.length} dari ${count.lines.length}` }
      }
      rows={[
        [
          'Gudang',
          <NameLink key="g" to={`/gudang/detail/${count.warehouseId}`}>
            {count.warehouseName}
          </NameLink>,
        ],
        ['Tanggal', <DateText key="t" value={count.date} />],
        ...(isTold ? ([['Barang berselisih', different.length]] as const) : []),
        ['Barang dibekukan', count.isStill ? 'Ya' : 'Tidak'],
        ['Hitung buta', count.isBlind ? 'Ya' : 'Tidak'],
        ['Dimulai', <InstantText key="m" value={count.startedAt} />],
        ['Diajukan oleh', count.submittedBy],
        ['Disetujui oleh', count.approvedBy],
        ['Catatan', count.notes],
        ...(count.voidReason ? ([['Alasan batal', count.voidReason]] as const) : []),
      ]}
    />
  )
}
