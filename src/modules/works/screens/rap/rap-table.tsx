import { qtyFormat, thousands } from '#ground/format.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { RowToggle, useClosed } from '#kit/screen/detail/row-toggle.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { costHeads } from '#modules/projects/contract.ts'
import type { Rap, RapLine, RapMargin } from '../../rap/contract.ts'

/** With more work items than these, they stand closed at first. */
const MANY = 40

type Row =
  | { readonly item: RapMargin; readonly line?: undefined }
  | { readonly line: RapLine; readonly item?: undefined }

/** A cost plan beside the bill: what each work item sells for, may cost and leaves, and the lines under it. */
export function RapTable({ rap }: { readonly rap: Rap }) {
  const shown = rap.margins.filter((item) => item.planned !== '0' || item.sold !== '0')
  const [closed, toggle] = useClosed(() => (shown.length > MANY ? shown.map((item) => item.code) : []))
  const known = new Set(shown.map((item) => item.code))
  const lines = Map.groupBy(rap.lines, (line) => (known.has(line.code) ? line.code : ''))
  const rows = shown.flatMap((item): Row[] => [
    { item },
    ...(closed.has(item.code) ? [] : (lines.get(item.code) ?? []).map((line) => ({ line }))),
  ])
  return (
    <PlainTable
      label="RAP"
      columns={columnsWith(closed, toggle, (code) => lines.has(code))}
      rows={rows}
      keyOf={(row) => row.line?.id ?? `item ${row.item?.code ?? ''}`}
      foot={<Foot rap={rap} />}
    />
  )
}

function columnsWith(
  closed: ReadonlySet<string>,
  toggle: (code: string) => void,
  hasLines: (code: string) => boolean,
): readonly PlainColumn<Row>[] {
  return [
    {
      id: 'number',
      title: 'No.',
      width: 88,
      cell: ({ item }) =>
        item && (
          <span className="flex items-center gap-1 font-semibold">
            {hasLines(item.code) && (
              <RowToggle
                name={`${item.code} ${item.name}`}
                isClosed={closed.has(item.code)}
                onToggle={() => toggle(item.code)}
              />
            )}
            {item.code}
          </span>
        ),
    },
    {
      id: 'name',
      title: 'Uraian',
      cell: ({ item, line }) =>
        line ? (
          <span className="block py-1">
            <span className="block truncate" title={line.description}>
              {line.description}
            </span>
            <span className="block truncate text-xs text-muted-foreground figures">
              {`${costHeads[line.head]}, ${qtyFormat(line.qty)} ${line.unit} × ${thousands(line.unitCost)}`}
            </span>
          </span>
        ) : (
          <span className="block truncate font-semibold" title={item.name}>
            {item.name}
          </span>
        ),
    },
    {
      id: 'planned',
      title: 'RAP (Rp)',
      width: 124,
      align: 'right',
      cell: ({ item, line }) => (
        <span className={item ? 'font-semibold' : ''}>
          <Money value={item?.planned ?? line?.amount ?? null} />
        </span>
      ),
      figure: ({ item, line }) => item?.planned ?? line?.amount,
    },
    {
      id: 'sold',
      title: 'RAB (Rp)',
      width: 124,
      align: 'right',
      isWide: true,
      cell: ({ item }) => item && <Money value={item.sold} />,
      figure: ({ item }) => item?.sold,
    },
    {
      id: 'margin',
      title: 'Margin (%)',
      width: 88,
      align: 'right',
      isWide: true,
      cell: ({ item }) => item && <Margin value={item.margin} />,
    },
  ]
}

/** A margin in percent; a loss in red. */
export function Margin({ value }: { readonly value: string | null }) {
  if (value === null) return null
  return <span className={cx('figures', value.startsWith('-') && 'text-danger')}>{percentWords(value)}</span>
}

/** Writes a percent of one decimal the Indonesian way, with a true minus: '-1.5' is '−1,5'. */
export function percentWords(value: string): string {
  return value.replace('.', ',').replace('-', '−')
}

function Foot({ rap }: { readonly rap: Rap }) {
  return (
    <tfoot>
      <tr className="font-semibold [&>*]:border-t [&>*]:border-border [&>*]:bg-row-hover">
        <td className="h-10 max-md:hidden" />
        <td className="h-10 px-2 max-md:pl-5 max-md:pr-2" colSpan={1}>
          Jumlah
        </td>
        <td className="px-2 text-right max-md:pr-5" colSpan={1}>
          <Money value={rap.whole.planned} />
        </td>
        <td className="px-2 text-right max-md:hidden">
          <Money value={rap.whole.sold} />
        </td>
        <td className="pr-5 pl-2 text-right max-md:hidden">
          <Margin value={rap.whole.margin} />
        </td>
      </tr>
    </tfoot>
  )
}
