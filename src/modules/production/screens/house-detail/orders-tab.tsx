import Plus from 'lucide-react/icons/plus'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { numberLink, OnDay } from '#kit/screen/document/cells.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { later } from '#kit/screen/client/later.tsx'
import type { House } from '../../houses/contract.ts'
import { listOrders, type OrderRow } from '../../orders/contract.ts'
import { madeColumn, stageColumn } from '../made-cell.tsx'

const OrderSheet = later(() => import('../sheets/order-sheet.tsx').then((parts) => parts.OrderSheet))

/** Every order of the house: what is to be made, what is finished, what failed. */
export function OrdersTab({ house }: { readonly house: House }) {
  const navigate = useNavigate()
  const [after, setAfter] = useState<string>()
  const asked = useAsk(listOrders, { houseId: house.id, size: '25', ...(after && { after }) }, { keep: true })
  const [isAdding, setAdding] = useState(false)
  const mayCreate = useCan('create rumah-produksi')
  return (
    <>
      {mayCreate && house.archivedAt === null && (
        <div className="flex justify-end px-5 py-3">
          <Button icon={<Plus />} onClick={() => setAdding(true)}>
            Buat SPK
          </Button>
        </div>
      )}
      <AskedCard asked={asked} empty={{ text: 'Belum ada SPK di sini.', is: (answer) => answer.rows.length === 0 }}>
        {(answer) => (
          <>
            <PlainTable label="SPK" columns={columnsFor(house.id)} rows={answer.rows} keyOf={(row) => row.id} />
            {(answer.next || answer.prev) && (
              <div className="flex justify-end gap-2 px-5 py-3">
                {after && <Button onClick={() => setAfter(undefined)}>Terbaru</Button>}
                {answer.next && <Button onClick={() => setAfter(answer.next)}>Lebih lama</Button>}
              </div>
            )}
          </>
        )}
      </AskedCard>
      {isAdding && (
        <OrderSheet
          houseId={house.id}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => void navigate({ to: '.', search: { spk: id } as never })}
        />
      )}
    </>
  )
}

function columnsFor(houseId: string): readonly PlainColumn<OrderRow>[] {
  return [
    {
      id: 'order',
      title: 'SPK',
      cell: (row) => (
        <span className="block min-w-0 py-1.5">
          <Go className={numberLink} to={`/rumah-produksi/detail/${houseId}`} search={{ spk: row.id }}>
            {row.label}
          </Go>
          {/* The number of the order is read whole: it goes to a line of its own where there is no room. */}
          <small className="block text-xs whitespace-normal text-muted-foreground">
            {row.itemName}
            {row.orderNumber && <span className="code whitespace-nowrap"> · {row.orderNumber}</span>}
          </small>
        </span>
      ),
    },
    { id: 'due', title: 'Tenggat', width: 84, isWide: true, cell: (row) => <OnDay day={row.dueDate} /> },
    madeColumn<OrderRow>(192),
    {
      id: 'bad',
      title: 'Cacat',
      width: 72,
      align: 'right',
      isWide: true,
      cell: (row) => (
        <span className={row.rejectQty === '0' ? 'text-subtle-foreground' : 'text-danger'}>
          {qtyFormat(row.rejectQty)}
        </span>
      ),
    },
    stageColumn<OrderRow>(),
  ]
}
