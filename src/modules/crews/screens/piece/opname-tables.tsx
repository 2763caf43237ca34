import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { PieceOpnamePage } from '../../opnames/contract.ts'
import { halves } from '../../words.ts'

type Line = PieceOpnamePage['lines'][number]
type Member = PieceOpnamePage['members'][number]

const lineColumns: readonly PlainColumn<Line>[] = [
  { id: 'name', title: 'Pekerjaan', cell: ({ name }) => name },
  {
    ...{ id: 'volume', title: 'Volume', width: 130, align: 'right' },
    cell: ({ volume, unit }) => <Qty value={volume} unit={unit} />,
  },
]
const lineMoney: readonly PlainColumn<Line>[] = [
  {
    ...{ id: 'rate', title: 'Tarif (Rp)', width: 110, align: 'right', under: 'volume' },
    cell: ({ rate }) => <Money value={rate} />,
  },
  {
    ...{ id: 'amount', title: 'Hasil (Rp)', width: 130, align: 'right' },
    cell: ({ amount }) => <Money value={amount} />,
  },
]
const memberColumns: readonly PlainColumn<Member>[] = [
  {
    ...{ id: 'name', title: 'Anggota' },
    cell: ({ name, trade }) => (
      <>
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="ml-2 text-xs text-muted-foreground max-md:ml-0 max-md:block">{trade}</span>
      </>
    ),
  },
  { id: 'days', title: 'Hari', width: 70, align: 'right', cell: ({ halfDays }) => halves(halfDays) },
]
const memberMoney: readonly PlainColumn<Member>[] = [
  {
    ...{ id: 'retention', title: 'Retensi (Rp)', width: 120, align: 'right', isWide: true },
    cell: ({ retention }) => <Money value={retention} />,
  },
  {
    ...{ id: 'amount', title: 'Bagian (Rp)', width: 130, align: 'right' },
    cell: ({ amount }) => <Money value={amount} />,
  },
]

/** The work of an opname and the shares of its members; money stands there for who may see it. */
export function OpnameTables({ page }: { readonly page: PieceOpnamePage }) {
  const seesMoney = page.gross !== null
  const hasRetention = page.retention !== '0'
  const money = memberMoney.filter(({ id }) => id !== 'retention' || hasRetention)
  return (
    <>
      <Card title="Pekerjaan" flush>
        <PlainTable
          label="pekerjaan"
          columns={seesMoney ? [...lineColumns, ...lineMoney] : lineColumns}
          rows={page.lines}
          keyOf={({ workId }) => workId}
        />
      </Card>
      <Card title="Anggota" flush>
        <PlainTable
          label="anggota"
          columns={seesMoney ? [...memberColumns, ...money] : memberColumns}
          rows={page.members}
          keyOf={({ workerId }) => workerId}
        />
      </Card>
    </>
  )
}
