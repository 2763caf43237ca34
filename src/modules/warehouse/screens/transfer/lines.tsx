import { qtyFormat } from '#ground/format.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import type { TransferDetail, TransferLine } from '#modules/warehouse/transfers/contract.ts'

const name: PlainColumn<TransferLine> = {
  id: 'item',
  title: 'Barang',
  cell: (line) => (
    <span className="block py-1.5 whitespace-normal">
      <span className="line-clamp-2 font-medium" title={line.itemName}>
        {line.itemName}
      </span>
      {(sentAs(line) || line.note) && (
        <span className="block truncate text-xs text-subtle-foreground figures">
          {[sentAs(line), line.note].filter(Boolean).join(' · ')}
        </span>
      )}
    </span>
  ),
}

// The base unit counts; who loaded the truck counted sacks.
function sentAs(line: TransferLine): string {
  return line.enteredUnit === line.unit ? '' : `${qtyFormat(line.enteredQty)} ${line.enteredUnit}`
}

const number = (id: 'received' | 'returned' | 'lost' | 'damaged' | 'open', title: string, isWide = false) => ({
  id,
  title,
  // As narrow as their heads allow: with all of them the name keeps its place.
  width: isWide ? 76 : 104,
  align: 'right' as const,
  isWide,
  figure: (line: TransferLine) => qtyFormat(line[id]),
  cell: (line: TransferLine) => <Qty value={line[id]} unit={isWide ? undefined : line.unit} />,
})

/** What was sent, and where it is now, in base units. */
export function TransferLines({ transfer }: { readonly transfer: TransferDetail }) {
  const has = (id: 'returned' | 'lost' | 'damaged') => transfer.lines.some((line) => line[id] !== '0')
  const columns: PlainColumn<TransferLine>[] = [
    name,
    {
      id: 'qty',
      title: 'Dikirim',
      width: 112,
      align: 'right',
      cell: (line) => <Qty value={line.qty} unit={line.unit} />,
    },
    ...(transfer.status === 'draft'
      ? []
      : [
          number('received', 'Diterima', true),
          ...(has('returned') ? [number('returned', 'Kembali', true)] : []),
          ...(has('lost') ? [number('lost', 'Hilang', true)] : []),
          ...(has('damaged') ? [number('damaged', 'Rusak', true)] : []),
          number('open', 'Di perjalanan'),
        ]),
  ]
  return <PlainTable label="Barang yang dikirim" rows={transfer.lines} keyOf={(line) => line.id} columns={columns} />
}
