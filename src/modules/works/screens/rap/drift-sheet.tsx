import { percentFormat, rupiah } from '#ground/format.ts'
import { oneDecimal } from '#ground/percent.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { DRIFT_WARNED, type DriftRow, type PriceDrift } from '../../drift/contract.ts'

interface DriftSheetProps {
  readonly drift: PriceDrift
  readonly onClose: () => void
}

/** Harga beli sekarang: what each material costs now beside its plan. */
export function DriftSheet({ drift, onClose }: DriftSheetProps) {
  return (
    <Sheet open onClose={onClose} title="Harga beli dibanding RAP" width="w-180">
      <p className="px-5 pb-3 text-small text-muted-foreground">
        {`Harga beli terakhir dibanding harga rata-rata di RAP; merah bila naik ${DRIFT_WARNED}% atau lebih. Dampak dihitung dari sisa yang belum dipakai.`}
      </p>
      <PlainTable
        label="Harga bahan"
        columns={columns}
        rows={drift.rows}
        keyOf={(row) => row.itemId}
        foot={
          <tfoot>
            <tr className="font-semibold [&>*]:h-10 [&>*]:border-t [&>*]:border-border [&>*]:bg-row-hover">
              <td className="px-5">Jumlah</td>
              <td className="max-md:hidden" colSpan={2} />
              <td />
              <td className="pr-5 pl-2 text-right">
                <Money value={drift.effect} />
              </td>
            </tr>
          </tfoot>
        }
      />
    </Sheet>
  )
}

const columns: readonly PlainColumn<DriftRow>[] = [
  {
    id: 'name',
    title: 'Bahan',
    cell: (row) => (
      <span className="block py-1">
        <span className="block truncate" title={row.name}>
          {row.name}
        </span>
        <span className="block text-xs text-muted-foreground">
          {'dibeli '}
          <DateText value={row.on} />
        </span>
      </span>
    ),
  },
  {
    id: 'planned',
    title: 'RAP (Rp)',
    width: 108,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.planned} />,
  },
  {
    id: 'last',
    title: 'Beli (Rp)',
    width: 108,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.last} />,
  },
  {
    ...{ id: 'change', title: 'Naik', width: 88, align: 'right' },
    cell: (row) => (
      <span className={row.isWarned ? 'font-semibold text-danger' : ''}>{percentFormat(oneDecimal(row.change))}</span>
    ),
  },
  {
    ...{ id: 'effect', title: 'Dampak (Rp)', width: 124, align: 'right' },
    cell: (row) => (
      <span title={`${rupiah(row.effect)} untuk sisa ${row.unit}`}>
        <Money value={row.effect} />
      </span>
    ),
    figure: (row) => row.effect,
  },
]
