import type { CSSProperties, ReactNode } from 'react'
import { minus, money, plus } from '#ground/money.ts'
import { percent, percentText } from '#ground/percent.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { RowToggle, useClosed } from '#kit/screen/detail/row-toggle.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { Rab, RabRow } from '../../rab/contract.ts'

const INDENT = 16
/** With more rows than these, only the top groups stand open at first. */
const MANY = 300

/** The tree of a version: groups open and close, the foot tells the sum and the price of the contract. */
export function RabTable({ rab }: { readonly rab: Rab }) {
  const [closed, toggle] = useClosed(() => closedAtFirst(rab.rows))
  return (
    <PlainTable
      label="RAB"
      columns={columnsWith(closed, toggle).filter(({ id }) => rab.total !== null || !priced.has(id))}
      rows={openRows(rab.rows, closed)}
      keyOf={(row) => row.id}
      foot={rab.total !== null && rab.rounding !== null && <Foot total={rab.total} rounding={rab.rounding} />}
    />
  )
}

const priced = new Set(['price', 'amount'])

function closedAtFirst(rows: readonly RabRow[]): string[] {
  return rows.length > MANY ? rows.filter((row) => row.isGroup).map((row) => row.id) : []
}

// What stands under a closed group comes after it and deeper.
function openRows(rows: readonly RabRow[], closed: ReadonlySet<string>): RabRow[] {
  let above: number | undefined
  return rows.filter((row) => {
    if (above !== undefined && row.level > above) return false
    above = closed.has(row.id) ? row.level : undefined
    return true
  })
}

function columnsWith(closed: ReadonlySet<string>, toggle: (id: string) => void): readonly PlainColumn<RabRow>[] {
  const heavy = (row: RabRow, cell: ReactNode) => <span className={row.isGroup ? 'font-semibold' : ''}>{cell}</span>
  return [
    {
      id: 'number',
      title: 'No.',
      width: 104,
      cell: (row) => (
        <span
          style={{ '--indent': `${row.level * INDENT}px` } as CSSProperties}
          className={cx('flex items-center gap-1 md:pl-(--indent)', row.isGroup && 'font-semibold')}
        >
          {row.isGroup && (
            <RowToggle
              name={`${row.number} ${row.name}`}
              isClosed={closed.has(row.id)}
              onToggle={() => toggle(row.id)}
            />
          )}
          {row.number}
        </span>
      ),
    },
    {
      id: 'name',
      title: 'Uraian pekerjaan',
      cell: (row) => (
        <span className={cx('block truncate whitespace-pre-line', row.isGroup && 'font-semibold')} title={row.name}>
          {row.name}
        </span>
      ),
    },
    {
      id: 'volume',
      title: 'Volume',
      width: 96,
      align: 'right',
      isWide: true,
      cell: (row) => !row.isGroup && <Qty value={row.volume} />,
    },
    { id: 'unit', title: 'Sat.', width: 56, isWide: true, cell: (row) => row.unit },
    {
      id: 'price',
      title: 'Harga (Rp)',
      width: 112,
      align: 'right',
      isWide: true,
      cell: (row) => !row.isGroup && <Money value={row.unitPrice} />,
    },
    {
      id: 'amount',
      title: 'Jumlah (Rp)',
      width: 136,
      align: 'right',
      cell: (row) => heavy(row, <Money value={row.amount} />),
      figure: (row) => row.amount,
    },
    {
      id: 'weight',
      title: 'Bobot (%)',
      width: 88,
      align: 'right',
      isWide: true,
      cell: (row) => <span className="text-muted-foreground figures">{weightText(row.weight)}</span>,
    },
  ]
}

/** Writes a weight with its four decimals: '13,8389'. */
export function weightText(weight: string): string {
  const [whole = '0', fraction = ''] = percentText(percent(weight)).split('.')
  return `${whole},${fraction.padEnd(4, '0')}`
}

function Foot({ total, rounding }: { readonly total: string; readonly rounding: string }) {
  const contract = plus(money(total), money(rounding))
  const isRounded = minus(contract, money(total)) !== 0n
  return (
    <tfoot>
      <FootRow label="Jumlah harga pekerjaan" value={total} isStrong={!isRounded} />
      {isRounded && <FootRow label="Pembulatan" value={rounding} />}
      {isRounded && <FootRow label="Nilai kontrak sebelum PPN" value={String(contract)} isStrong />}
    </tfoot>
  )
}

function FootRow({ label, value, isStrong }: { label: string; value: string; isStrong?: boolean }) {
  return (
    <tr className={cx('[&>*]:border-t [&>*]:border-border [&>*]:bg-row-hover', isStrong && 'font-semibold')}>
      <td className="h-10" />
      <td className="h-10 px-2" colSpan={1}>
        {label}
      </td>
      <td className="max-md:hidden" colSpan={3} />
      <td className="px-2 text-right max-md:pr-5" colSpan={1}>
        <Money value={value} />
      </td>
      <td className="max-md:hidden" />
    </tr>
  )
}
