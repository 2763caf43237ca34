import { qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { useOwnColumns } from '#kit/screen/list/own-columns.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { orderProduction, type OrderProduction } from '../margin/contract.ts'
import { madeColumn, stageColumn } from './made-cell.tsx'
import { ToMake } from './order-panels.tsx'
import { orderAt } from './words.ts'

type Made = OrderProduction['orders'][number]
type Material = OrderProduction['materials'][number]

const cost = <Row extends { readonly cost?: string }>(): PlainColumn<Row> => ({
  id: 'cost',
  title: 'Biaya (Rp)',
  width: 108,
  align: 'right',
  isWide: true,
  needs: 'view biaya',
  figure: (row) => row.cost,
  cell: (row) => <Money value={row.cost ?? '0'} />,
})

const ORDERS: readonly PlainColumn<Made>[] = [
  {
    id: 'order',
    title: 'SPK',
    cell: (row) => (
      <span className="block min-w-0 py-1.5">
        <Go className={numberLink} {...orderAt(row)}>
          {row.label}
        </Go>
        <small className="block truncate text-xs text-muted-foreground" title={row.itemName}>
          {row.itemName}
        </small>
        <small className="block truncate text-xs text-muted-foreground" title={row.houseName}>
          <span className="md:hidden">{row.houseName}</span>
          <Go
            className="underline-offset-3 hover:text-primary hover:underline max-md:hidden"
            to={`/rumah-produksi/detail/${row.houseId}`}
          >
            {row.houseName}
          </Go>
        </small>
      </span>
    ),
  },
  madeColumn<Made>(148),
  { id: 'due', title: 'Tenggat', width: 76, under: 'stage', cell: (row) => <OnDay day={row.dueDate} /> },
  cost<Made>(),
  stageColumn<Made>(),
]

const MATERIALS: readonly PlainColumn<Material>[] = [
  { id: 'item', title: 'Bahan', cell: (row) => row.itemName },
  { id: 'planned', title: 'Resep', width: 112, align: 'right', cell: (row) => amount(row.planned, row.unit) },
  { id: 'used', title: 'Terpakai', width: 112, align: 'right', cell: (row) => amount(row.used, row.unit) },
  cost<Material>(),
]

const amount = (qty: string, unit: string) => `${qtyFormat(qty)} ${unit}`

/** Where what a sales order asks for is made, how far it is, and what went into it. */
export function ProductionTab({ orderId }: { readonly orderId: string }) {
  const asked = useAsk(orderProduction, { id: orderId })
  const [orders, materials] = [useOwnColumns(ORDERS), useOwnColumns(MATERIALS)]
  const nothing = {
    text: 'Belum ada SPK untuk order ini.',
    is: (made: OrderProduction) => made.orders.length === 0,
    action: (made: OrderProduction) => <ToMake production={made} />,
  }
  return (
    <AskedCard asked={asked} empty={nothing}>
      {(made) => (
        <>
          <PlainTable label="SPK" columns={orders} rows={made.orders} keyOf={(row) => row.id} />
          {made.materials.length > 0 && (
            <div className="border-t border-border">
              <PlainTable label="Bahan" columns={materials} rows={made.materials} keyOf={(row) => row.itemId} />
            </div>
          )}
        </>
      )}
    </AskedCard>
  )
}
