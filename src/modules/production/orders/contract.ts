import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { sensitiveColumns } from '#kit/http/sensitive.ts'
import { zDay, zId, zOptionalText, zOrNull, zPositiveQuantity, zVersion } from '#kit/http/shapes.ts'
import { columns, zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import type { OrderRef } from '../contract.ts'
import { zAct, zActWithReason, zOnlyId } from '../contract.ts'
import { stageWords, type Stage } from '../words.ts'
import type { OrderDetail } from './detail.ts'

export type { Entry, Material, OrderAct, OrderCosts, OrderDetail } from './detail.ts'

/** A row of the orders of a house. */
export interface OrderRow {
  readonly id: string
  readonly label: string
  readonly stage: Stage
  readonly date: string
  readonly dueDate: string | null
  readonly itemName: string
  readonly itemCode: string
  readonly unit: string
  readonly plannedQty: string
  readonly goodQty: string
  readonly secondQty: string
  readonly rejectQty: string
  readonly orderId: string | null
  readonly orderNumber: string | null
  readonly customerName: string | null
  readonly isLate: boolean
  readonly totalCost?: string
  readonly version: number
}

export const orderColumns = columns({
  label: { label: 'Nomor', kind: 'text' },
  itemName: { label: 'Barang', kind: 'text' },
  dueDate: { label: 'Tenggat', kind: 'day', filter: 'range' },
  plannedQty: { label: 'Target', kind: 'quantity' },
  goodQty: { label: 'Bagus', kind: 'quantity' },
  secondQty: { label: 'KW 2', kind: 'quantity' },
  rejectQty: { label: 'Gagal', kind: 'quantity' },
  totalCost: { label: 'Biaya', kind: 'money', permission: 'view biaya' },
  orderNumber: { label: 'Order', kind: 'text' },
  stage: { label: 'Status', kind: 'choice', choices: stageWords, filter: 'many' },
  date: { label: 'Tanggal', kind: 'day', sort: true },
  houseId: { label: 'Rumah produksi', kind: 'ref', filter: 'many', isHidden: true },
  orderId: { label: 'Order', kind: 'ref', filter: 'many', isHidden: true },
  itemCode: { label: 'Kode', kind: 'text', isHidden: true },
  unit: { label: 'Satuan', kind: 'text', isHidden: true },
  customerName: { label: 'Pelanggan', kind: 'text', isHidden: true },
  isLate: { label: 'Terlambat', kind: 'flag', isHidden: true },
  version: { label: 'Versi', kind: 'whole', isHidden: true },
})

/** An act that begins or ends the making also changes where the order of a customer stands. */
export const posting = ['production', 'production-orders', 'stock', 'journal', 'margin', 'orders']
const touches = ['production', 'production-orders']

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/spk',
  permission: 'view rumah-produksi',
  input: zListQuery(orderColumns),
  answer: answer<ListAnswer<OrderRow>>(),
  sensitive: sensitiveColumns(orderColumns),
  reads: ['production-orders'],
})

export const openOrder = endpoint({
  method: 'GET',
  path: '/api/spk/:id',
  permission: 'view rumah-produksi',
  input: zOnlyId,
  answer: answer<OrderDetail>(),
  sensitive: {
    pieceRate: 'view biaya',
    costs: 'view biaya',
    'materials.cost': 'view biaya',
    'entries.cost': 'view biaya',
    'entries.overhead': 'view biaya',
    'entries.value': 'view biaya',
    'entries.loss': 'view biaya',
    'entries.lines.value': 'view biaya',
    'entries.rate': 'view gaji',
    'entries.pay': 'view gaji',
  },
  reads: ['production-orders', 'stock'],
})

/** What waits at a house, in the order in which it is made. */
export interface Queue {
  readonly capacity: string | null
  readonly capacityUnit: string | null
  readonly rows: readonly (OrderRow & {
    /** Not yet made. */
    readonly left: string
    /** Working days from today until it is finished; null without a capacity, and for an item that capacity does not measure. */
    readonly days: number | null
    /** The day on which it would be finished. */
    readonly readyOn: string | null
  })[]
}

export const houseQueue = endpoint({
  method: 'GET',
  path: '/api/rumah-produksi/:id/antrean',
  permission: 'view rumah-produksi',
  input: zOnlyId,
  answer: answer<Queue>(),
  reads: ['production', 'production-orders'],
})

/** Moves an order one place up or down in the queue of its house. */
export const moveInQueue = endpoint({
  method: 'POST',
  path: '/api/spk/:id/geser',
  permission: 'update rumah-produksi',
  input: z.strictObject({ id: zId, way: z.enum(['up', 'down']) }),
  answer: answer<{ id: string }>(),
  touches,
})

const content = {
  houseId: zId,
  itemId: zId,
  /** In base units of the item. */
  plannedQty: zPositiveQuantity,
  /** Absent: today. */
  date: zOrNull(zDay),
  dueDate: zOrNull(zDay),
  /** The line of a sales order that asks for it. */
  orderLineId: zOrNull(zId),
  notes: zOptionalText(1000),
}

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/spk',
  permission: 'create rumah-produksi',
  input: z.strictObject(content),
  answer: answer<OrderRef>(),
  touches,
  idempotent: true,
})

export const updateOrder = endpoint({
  method: 'PUT',
  path: '/api/spk/:id',
  permission: 'update rumah-produksi',
  input: z.strictObject({ id: zId, version: zVersion, ...content }),
  answer: answer<OrderRef>(),
  touches,
})

export const deleteOrder = endpoint({
  method: 'DELETE',
  path: '/api/spk/:id',
  permission: 'delete rumah-produksi',
  input: zOnlyId,
  answer: answer<{ id: string }>(),
  touches,
})

/** A material that could not be kept whole. */
export interface Shortage {
  readonly itemId: string
  readonly itemName: string
  readonly unit: string
  readonly needed: string
  readonly kept: string
  readonly short: string
}

export interface Planned extends OrderRef {
  readonly shortages: readonly Shortage[]
}

/** Gives the number and keeps material in the raw warehouse; tells what is short. */
export const planOrder = endpoint({
  method: 'POST',
  path: '/api/spk/:id/rencanakan',
  permission: 'update rumah-produksi',
  input: zAct,
  answer: answer<Planned>(),
  touches: posting,
  idempotent: true,
})

/** Keeps material again after some came in. */
export const reserveOrder = endpoint({
  method: 'POST',
  path: '/api/spk/:id/pesan-bahan',
  permission: 'update rumah-produksi',
  input: zAct,
  answer: answer<Planned>(),
  touches: posting,
  idempotent: true,
})

export const startOrder = endpoint({
  method: 'POST',
  path: '/api/spk/:id/mulai',
  permission: 'update rumah-produksi',
  input: zAct,
  answer: answer<Planned>(),
  touches: posting,
  idempotent: true,
})

/** Closes the books of an order. `fail` closes one that made nothing, and books the loss. */
export const finishOrder = endpoint({
  method: 'POST',
  path: '/api/spk/:id/selesai',
  permission: 'update rumah-produksi',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    date: zOrNull(zDay),
    fail: z._default(z.boolean(), false),
    reason: zOptionalText(300),
  }),
  answer: answer<OrderRef>(),
  touches: posting,
  idempotent: true,
})

/** Opens a finished order again; what finishing booked is taken back. */
export const reopenOrder = endpoint({
  method: 'POST',
  path: '/api/spk/:id/buka-lagi',
  permission: 'delete rumah-produksi',
  input: zActWithReason,
  answer: answer<OrderRef>(),
  touches: posting,
  idempotent: true,
})

/** Cancels an order that made nothing: materials return at the cost they left with, pay is taken back. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/spk/:id/batal',
  permission: 'delete rumah-produksi',
  input: zActWithReason,
  answer: answer<OrderRef>(),
  touches: posting,
  idempotent: true,
})
