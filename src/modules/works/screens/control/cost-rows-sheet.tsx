import { money, sum } from '#ground/money.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import type { CostHead } from '#modules/projects/contract.ts'
import { controlRows, type CostRow } from '../../control/contract.ts'

/** Which rows are asked for: of a work item, of a head, of both, or of the whole project. */
export interface RowsWanted {
  readonly kind: 'actual' | 'committed'
  readonly title: string
  /** The figure that is opened, as the table tells it. */
  readonly amount: string
  readonly isItem?: boolean
  readonly workItemId?: string | null
  readonly isHead?: boolean
  readonly head?: CostHead | null
}

interface CostRowsSheetProps {
  readonly projectId: string
  /** As of this day; absent: now. */
  readonly on: string | undefined
  readonly wanted: RowsWanted
  readonly onClose: () => void
}

/** The rows behind a figure of cost control. */
export function CostRowsSheet({ projectId, on, wanted, onClose }: CostRowsSheetProps) {
  const asked = useAsk(controlRows, { id: projectId, ...(on && { on }) })
  const what = wanted.kind === 'actual' ? 'Realisasi' : 'Komitmen'
  return (
    <Sheet open onClose={onClose} title={`${what} ${wanted.title}`} width="w-180">
      <AskedCard asked={asked}>
        {(rows) => (
          <PlainTable
            label={what}
            columns={columns}
            rows={rows.filter((row) => isWanted(row, wanted))}
            keyOf={(row) => row.id}
            foot={<Foot rows={rows.filter((row) => isWanted(row, wanted))} amount={wanted.amount} />}
          />
        )}
      </AskedCard>
    </Sheet>
  )
}

function isWanted(row: CostRow, wanted: RowsWanted): boolean {
  if (row.kind !== wanted.kind) return false
  if (wanted.isItem && row.workItemId !== wanted.workItemId) return false
  return !wanted.isHead || row.head === wanted.head
}

// Only the newest rows of a project are read: what the figure tells beyond them is older.
function Foot({ rows, amount }: { readonly rows: readonly CostRow[]; readonly amount: string }) {
  const older = money(amount) - sum(rows.map((row) => money(row.amount)))
  return (
    <tfoot>
      {older !== 0n && <FootRow word="Baris yang lebih lama" value={String(older)} />}
      <FootRow word="Jumlah" value={amount} isSum />
    </tfoot>
  )
}

function FootRow({ word, value, isSum }: { readonly word: string; readonly value: string; readonly isSum?: boolean }) {
  return (
    <tr className={cx('[&>*]:h-10 [&>*]:border-t [&>*]:border-border', isSum && 'font-semibold [&>*]:bg-row-hover')}>
      <td className="max-md:hidden" />
      <td className="px-2 max-md:pl-5" colSpan={2}>
        {word}
      </td>
      <td className="pr-5 pl-2 text-right">
        <Money value={value} />
      </td>
    </tr>
  )
}

const columns: readonly PlainColumn<CostRow>[] = [
  { id: 'date', title: 'Tanggal', width: 112, isWide: true, cell: (row) => <OnDay day={row.date} /> },
  {
    id: 'number',
    title: 'Nomor',
    width: 152,
    cell: (row) =>
      row.href ? (
        <Go to={row.href} className={numberLink}>
          {row.number}
        </Go>
      ) : (
        <span className="code">{row.number}</span>
      ),
  },
  { id: 'text', title: 'Keterangan', cell: (row) => <span className="block truncate">{row.text}</span> },
  { id: 'amount', title: 'Jumlah (Rp)', width: 136, align: 'right', cell: (row) => <Money value={row.amount} /> },
]
