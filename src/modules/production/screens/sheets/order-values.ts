import type { Day } from '#ground/day.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import type { OrderDetail } from '../../orders/contract.ts'

/** What the sheet of an SPK holds. */
export interface OrderValues {
  readonly houseId: string
  readonly item: Choice | null
  readonly plannedQty: string
  readonly date: string
  readonly dueDate: string
  readonly notes: string
}

/** What a line of a sales order asks for. */
export interface AskedFor {
  readonly orderLineId: string
  readonly item: Choice
  readonly qty: string
  readonly dueDate: string | null
}

/** A new SPK. A promise that is over is no deadline: what is made now cannot keep it. */
export function blankOrder(
  today: Day,
  { houseId = '', from }: { readonly houseId?: string | undefined; readonly from?: AskedFor | undefined },
): OrderValues {
  const due = from?.dueDate ?? ''
  const asked = { item: from?.item ?? null, plannedQty: from?.qty ?? '', dueDate: due >= today ? due : '' }
  return { houseId, date: today, notes: '', ...asked }
}

/** A draft that is changed. */
export function valuesOf(order: OrderDetail): OrderValues {
  return {
    houseId: order.houseId,
    item: { id: order.itemId, label: order.itemName, code: order.itemCode, more: { unit: order.unit } },
    plannedQty: order.plannedQty,
    date: order.date,
    dueDate: order.dueDate ?? '',
    notes: order.notes ?? '',
  }
}
