import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import type { InputOf } from '#kit/http/endpoint.ts'
import type { DocumentRef } from '../../contract.ts'
import { createDelivery } from '../../deliveries/contract.ts'
import type { Left } from './send-places.ts'

/** What went is said on the first surat jalan; what is left lies elsewhere. */
export interface Rest {
  readonly head: Omit<InputOf<typeof createDelivery>, 'id' | 'lines' | 'send' | 'departedAt'>
  readonly left: readonly Left[]
}

interface SendRestProps {
  readonly orderId: string
  readonly rest: Rest
  readonly warehouses: readonly { readonly value: string; readonly label: string }[]
  readonly onSent: ((delivery: DocumentRef) => void) | undefined
  readonly onClose: () => void
}

/** One tap writes the next surat jalan, from where the rest of the goods lies: the same truck, the same address. */
export function SendRest({ orderId, rest: { head, left }, warehouses, onSent, onClose }: SendRestProps) {
  const [at, setAt] = useState(0)
  const doing = useAct(createDelivery, {
    say: ({ number }) => `Surat jalan ${number ?? ''} dibuat, stok berkurang.`,
    onDone: (delivery) => {
      onSent?.(delivery)
      if (at + 1 < left.length) setAt(at + 1)
      else onClose()
    },
  })
  const now = left[at]
  if (!now) return null
  const name = warehouses.find(({ value }) => value === now.warehouseId)?.label ?? 'gudang lain'
  const lines = now.lines.map(({ orderLineId, qty }) => ({ orderLineId, qty, coli: null, note: '' }))
  return (
    <Confirm
      title={`Sisanya ada di ${name}`}
      text="Tiap gudang dengan surat jalan sendiri: sopir, penerima, dan alamatnya sama dengan yang barusan."
      act="Buat surat jalan kedua"
      doing={doing}
      onConfirm={() => void doing.now({ ...head, id: orderId, warehouseId: now.warehouseId, lines })}
      onClose={onClose}
    >
      <ul className="mt-4 grid gap-2">
        {now.lines.map(({ orderLineId, description, unit, qty }) => (
          <li key={orderLineId} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{description}</span>
            <span className="shrink-0 font-medium figures">
              {qtyFormat(qty)} {unit}
            </span>
          </li>
        ))}
      </ul>
    </Confirm>
  )
}
