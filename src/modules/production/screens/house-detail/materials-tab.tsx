import { qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { houseStock, type House, type HouseStock } from '../../houses/contract.ts'

/** What lies in both warehouses of the house. */
export function MaterialsTab({ house }: { readonly house: House }) {
  const asked = useAsk(houseStock, { id: house.id })
  const seesCosts = useCan('view biaya')
  return (
    <AskedCard
      asked={asked}
      empty={{
        text: 'Kedua gudang masih kosong. Minta bahan dari gudang pusat untuk mulai.',
        is: (rows) => rows.length === 0,
      }}
    >
      {(rows) => (
        <>
          <Place title="Bahan" rows={rows.filter((row) => row.place === 'raw')} seesCosts={seesCosts} />
          <Place title="Barang jadi" rows={rows.filter((row) => row.place === 'finished')} seesCosts={seesCosts} />
        </>
      )}
    </AskedCard>
  )
}

interface PlaceProps {
  readonly title: string
  readonly rows: readonly HouseStock[]
  readonly seesCosts: boolean
}

function Place({ title, rows, seesCosts }: PlaceProps) {
  if (rows.length === 0) return null
  return (
    <>
      <h2 className="px-5 pt-4 pb-2 text-small font-semibold">{title}</h2>
      <PlainTable label={title} columns={columnsFor(seesCosts)} rows={rows} keyOf={(row) => row.itemId} />
    </>
  )
}

function columnsFor(seesCosts: boolean): readonly PlainColumn<HouseStock>[] {
  const columns: readonly PlainColumn<HouseStock>[] = [
    {
      id: 'item',
      title: 'Barang',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <span className="block whitespace-normal">
            {row.name} {isLow(row) && <Badge tone="warning">Menipis</Badge>}
          </span>
          <small className="code block text-xs text-muted-foreground">{row.code}</small>
        </span>
      ),
    },
    {
      id: 'onHand',
      title: 'Fisik',
      width: 112,
      align: 'right',
      cell: (row) => (
        <>
          {qtyFormat(row.onHand)} <small className="text-xs text-muted-foreground">{row.unit}</small>
        </>
      ),
    },
    {
      id: 'reserved',
      title: 'Dipesan',
      width: 88,
      align: 'right',
      isWide: true,
      cell: (row) => qtyFormat(row.reserved),
    },
    { id: 'available', title: 'Tersedia', width: 88, align: 'right', cell: (row) => qtyFormat(row.available) },
    {
      id: 'incoming',
      title: 'Akan datang',
      width: 100,
      align: 'right',
      isWide: true,
      cell: (row) => qtyFormat(row.incoming),
    },
  ]
  const value: PlainColumn<HouseStock> = {
    id: 'value',
    title: 'Nilai (Rp)',
    width: 120,
    align: 'right',
    isWide: true,
    cell: (row) => <Money value={row.value} />,
  }
  return seesCosts ? [...columns, value] : columns
}

function isLow(row: HouseStock): boolean {
  return row.place === 'raw' && row.minimum !== null && Number(row.onHand) <= Number(row.minimum)
}
