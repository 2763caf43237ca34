import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { SubcontractLine, SubcontractSeen } from '../../subcontract/seen.ts'

/** The work of a subcontract: what was agreed of each work item, and what is done of it. */
export function SubcontractLines({ subcontract }: { readonly subcontract: SubcontractSeen }) {
  return (
    <Card title={subcontract.subject} flush>
      <PlainTable label="Pekerjaan SPK" columns={columns} rows={subcontract.lines} keyOf={(row) => row.id} />
    </Card>
  )
}

const columns: readonly PlainColumn<SubcontractLine>[] = [
  { id: 'code', title: 'No.', width: 64, isWide: true, cell: (row) => <span className="code">{row.code}</span> },
  { id: 'name', title: 'Pekerjaan', cell: (row) => <span className="block truncate">{row.description}</span> },
  {
    id: 'volume',
    title: 'Volume',
    width: 96,
    align: 'right',
    cell: (row) => <Qty value={row.volume} unit={row.unit} />,
  },
  { id: 'measured', title: 'Diopname', width: 88, align: 'right', cell: (row) => <Qty value={row.measured} /> },
  {
    ...{ id: 'price', title: 'Harga (Rp)', width: 96, align: 'right', isWide: true },
    cell: (row) => <Money value={row.price} />,
  },
  {
    ...{ id: 'amount', title: 'Jumlah (Rp)', width: 112, align: 'right', isWide: true },
    cell: (row) => <Money value={row.amount} />,
  },
]
