import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { NothingYet } from '#kit/screen/document/cells.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { later } from '#kit/screen/client/later.tsx'
import type { House } from '../../houses/contract.ts'
import { listOrders, openOrder } from '../../orders/contract.ts'
import { NewOrderButton } from '../new-order-button.tsx'

const OutputSheet = later(() => import('../sheets/output-sheet.tsx').then((parts) => parts.OutputSheet))

interface PickProps {
  readonly house: Pick<House, 'id' | 'archivedAt'>
  readonly onClose: () => void
}

/** Catat hasil from the house: the running order first, then its pieces; one running order is taken at once. */
export function PickRunning({ house, onClose }: PickProps) {
  const asked = useAsk(listOrders, { houseId: house.id, stage: 'running', size: '50' })
  const [chosen, setChosen] = useState<string>()
  const rows = asked.data?.rows ?? []
  const id = chosen ?? (rows.length === 1 ? rows[0]?.id : undefined)
  const order = useAsk(openOrder, { id: id ?? '' }, { when: id !== undefined })
  if (id !== undefined && order.data) return <OutputSheet order={order.data} onClose={onClose} />
  return (
    <Sheet open onClose={onClose} title="Catat hasil produksi">
      {asked.isLoading || id !== undefined ? (
        <Loading rows={3} />
      ) : rows.length === 0 ? (
        <NothingYet
          text="Tidak ada SPK yang berjalan. Mulai satu dari antrean, atau buat yang baru."
          action={<NewOrderButton house={house} />}
        />
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.id} className="border-b border-border-subtle">
              <button
                type="button"
                className="grid w-full gap-0.5 px-5 py-3 text-left hover:bg-row-hover"
                onClick={() => setChosen(row.id)}
              >
                <span className="font-medium">{row.itemName}</span>
                <span className="text-small text-muted-foreground figures">
                  <span className="code">{row.label}</span> · {qtyFormat(row.goodQty)} dari {qtyFormat(row.plannedQty)}{' '}
                  {row.unit}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
