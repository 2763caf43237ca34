import { qtyFormat, thousands } from '#ground/format.ts'
import type { PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink } from '#kit/screen/document/cells.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import type { CardLine } from '#modules/warehouse/contract.ts'
import { priceSaid } from '#modules/warehouse/late-price.ts'

/** Whether billions leave no room for a column of names: who wrote it stands under the number then, as on paper. */
export const isLong = ({ balanceValue }: CardLine) => (balanceValue?.length ?? 0) > 12

/** The columns of a stock card; what goods cost for whom may see it. */
export function columnsFor(showsCost: boolean, isTight: boolean): readonly PlainColumn<CardLine>[] {
  const cost: readonly PlainColumn<CardLine>[] = [
    {
      id: 'balanceValue',
      title: 'Nilai saldo (Rp)',
      width: 120,
      align: 'right',
      isWide: true,
      figure: ({ balanceValue }) => thousands(balanceValue ?? ''),
      cell: (line) => (
        <span className="block leading-tight">
          <Money value={line.balanceValue} />
          <small className="block text-xs text-subtle-foreground">
            {line.value && line.value !== '0' && changeText(line.value)}
          </small>
        </span>
      ),
    },
  ]
  return [
    {
      id: 'on',
      title: 'Tanggal',
      width: 80,
      under: 'document',
      cell: (line) => (
        <span className="text-muted-foreground">
          <DateText value={line.on} />
        </span>
      ),
    },
    {
      id: 'document',
      title: 'Referensi',
      cell: (line) => (
        <>
          <Reference line={line} />
          <Remark line={line} by={isTight ? line.by : null} />
        </>
      ),
    },
    {
      id: 'in',
      title: 'Masuk',
      width: 72,
      align: 'right',
      isWide: true,
      figure: (line) => line.in && qtyFormat(line.in),
      cell: (line) => <Moved value={line.in} />,
    },
    {
      id: 'out',
      title: 'Keluar',
      width: 72,
      align: 'right',
      isWide: true,
      figure: (line) => line.out && qtyFormat(line.out),
      cell: (line) => <Moved value={line.out} />,
    },
    {
      id: 'balance',
      title: 'Saldo',
      width: 88,
      align: 'right',
      figure: (line) => qtyFormat(line.balance),
      cell: (line) => (
        <b className="font-medium">
          <Qty value={line.balance} />
          <small className="block text-xs font-normal text-subtle-foreground md:hidden">
            {line.in ? `+${qtyFormat(line.in)}` : line.out && `−${qtyFormat(line.out)}`}
          </small>
        </b>
      ),
    },
    ...(showsCost ? cost : []),
    ...(isTight ? [] : [who]),
  ]
}

const who: PlainColumn<CardLine> = {
  id: 'by',
  title: 'Oleh',
  width: 120,
  isWide: true,
  cell: (line) => (line.by ? <span className="block text-small/4 text-muted-foreground">{line.by}</span> : <Nothing />),
}

/** What is unusual about a move, and who wrote it where no column says so, under its number. */
function Remark({ line, by }: { readonly line: CardLine; readonly by: string | null }) {
  const said = [
    line.isReversal && 'dibatalkan',
    ...(line.isPriceOnly ? priceSaid(line) : []),
    line.isBackdated && 'tanggal mundur',
    by,
  ].filter(Boolean)
  if (said.length === 0) return null
  return (
    <small
      className={`block truncate text-xs ${line.isReversal ? 'text-danger' : 'text-subtle-foreground'}`}
      title={
        line.isBackdated ? 'Dicatat setelah harinya lewat; dinilai memakai harga rata-rata saat dicatat.' : undefined
      }
    >
      {said.join(' · ')}
    </small>
  )
}

function Reference({ line }: { readonly line: CardLine }) {
  const number = line.document.number ?? '—'
  if (!line.document.to) return <b className="font-semibold code">{number}</b>
  const [to = '', query] = line.document.to.split('?')
  return (
    <Go to={to} search={Object.fromEntries(new URLSearchParams(query))} className={numberLink}>
      {number}
    </Go>
  )
}

/** What a move added to the value, or took off: neither is a fault. */
function changeText(value: string): string {
  return value.startsWith('-') ? `−${thousands(value.slice(1))}` : `+${thousands(value)}`
}

function Moved({ value }: { readonly value: string | null }) {
  return value === null ? null : <Qty value={value} />
}
