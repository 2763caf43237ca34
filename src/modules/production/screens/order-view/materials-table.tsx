import { qtyFormat } from '#ground/format.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import type { Material, OrderDetail } from '../../orders/contract.ts'
import { askForMaterial } from '../words.ts'

/** What the order needs, what is kept for it, and what was really used. */
export function MaterialsTable({ order }: { readonly order: OrderDetail }) {
  const seesCosts = useCan('view biaya')
  if (order.materials.length === 0) return <NothingYet text="SPK ini tanpa bahan." />
  const short = order.materials.filter((each) => each.short !== '0')
  return (
    <>
      {short.length > 0 && (
        <div className="p-5 pb-3">
          <Notice tone="warning">
            {short.length} bahan kurang:{' '}
            {short.map((each) => `${each.itemName}: ${qtyFormat(each.short)} ${each.unit}`).join(', ')}.{' '}
            <TextLink {...askForMaterial(order.rawWarehouseId, short)}>Minta bahan</TextLink>
          </Notice>
        </div>
      )}
      <PlainTable label="Bahan" columns={columnsFor(order, seesCosts)} rows={order.materials} keyOf={(row) => row.id} />
    </>
  )
}

function columnsFor(order: OrderDetail, seesCosts: boolean): readonly PlainColumn<Material>[] {
  const isMade = order.goodQty !== '0' || order.secondQty !== '0' || order.rejectQty !== '0'
  const isOver = order.stage === 'done' || order.stage === 'cancelled'
  const columns: readonly (PlainColumn<Material> | false)[] = [
    {
      id: 'item',
      title: 'Bahan',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <span className="block whitespace-normal">{row.itemName}</span>
          <small className="block text-xs text-muted-foreground">
            <span className="code">{row.itemCode}</span> · {row.unit}
          </small>
        </span>
      ),
    },
    { id: 'planned', title: 'Resep', width: 88, align: 'right', cell: (row) => qtyFormat(row.planned) },
    !isOver && {
      id: 'reserved',
      title: 'Dipesan',
      width: 84,
      align: 'right',
      isWide: true,
      cell: (row) => qtyFormat(row.reserved),
    },
    !isOver && {
      id: 'short',
      title: 'Kurang',
      width: 84,
      align: 'right',
      isWide: true,
      cell: (row) => <Alarming value={row.short} />,
    },
    { id: 'used', title: 'Terpakai', width: 88, align: 'right', cell: (row) => qtyFormat(row.used) },
    isMade && { id: 'variance', title: 'Selisih', width: 88, align: 'right', isWide: true, cell: varianceCell },
    seesCosts && {
      id: 'cost',
      title: 'Biaya (Rp)',
      width: 116,
      align: 'right',
      isWide: true,
      cell: (row) => <Money value={row.cost} />,
    },
  ]
  return columns.filter((column) => column !== false)
}

function varianceCell(row: Material) {
  if (row.variance === '0') return <span className="text-subtle-foreground">0</span>
  const isOver = !row.variance.startsWith('-')
  return (
    <span className={isOver ? 'text-warning' : 'text-success'}>
      {isOver ? '+' : ''}
      {qtyFormat(row.variance)}
    </span>
  )
}

function Alarming({ value }: { readonly value: string }) {
  return <span className={value === '0' ? 'text-subtle-foreground' : 'text-danger'}>{qtyFormat(value)}</span>
}
