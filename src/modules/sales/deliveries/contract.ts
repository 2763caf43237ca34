import * as z from 'zod/mini'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zFileIds } from '#kit/files/contract.ts'
import type { Audited } from '#kit/list/audited.ts'
import { zListQuery, type ListAnswer } from '#kit/list/columns.ts'
import { zPlate } from '#kit/http/plate.ts'
import {
  zDay,
  zBool,
  zId,
  zOptionalText,
  zOrNull,
  zPositiveQuantity,
  zQuantityOrZero,
  zText,
  zVersion,
} from '#kit/http/shapes.ts'
import { zActWithReason, zOnlyId } from '../contract.ts'
import type { DayText, DocumentRef } from '../contract.ts'
import { zCondition } from '../returns/conditions.ts'
import { deliveryColumns } from './columns.ts'
import type { DeliveryDetail, OrderDeliveries } from './detail.ts'

export type {
  Arrival,
  DeliverableLine,
  DeliveryDetail,
  DeliveryLine,
  DeliveryPlace,
  OrderDeliveries,
} from './detail.ts'

const touches = ['deliveries', 'orders']
const posting = ['deliveries', 'files', 'orders', 'stock', 'journal', 'sales-statement', 'parties']

/** Page /order/surat-jalan/{orderId}: every surat jalan of the order, and what is still to send. */
export const orderDeliveries = endpoint({
  method: 'GET',
  path: '/api/order/:id/surat-jalan',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<OrderDeliveries>(),
  reads: ['deliveries', 'orders'],
})

export const openDelivery = endpoint({
  method: 'GET',
  path: '/api/surat-jalan/:id',
  permission: 'view order',
  input: zOnlyId,
  answer: answer<DeliveryDetail>(),
  reads: ['deliveries'],
})

const zMoment = zOrNull(z.iso.datetime({ error: 'Tulis tanggal dan jamnya.' }))

function zDegrees(most: number) {
  return z.string().check(
    z.regex(/^-?\d{1,3}(\.\d{1,6})?$/),
    z.refine((text) => Math.abs(Number(text)) <= most, 'Titik ini tidak ada di peta.'),
  )
}

export const deliveryFields = {
  /** Absent: today in the company's zone. */
  date: zOrNull(zDay),
  /** Absent: the line's, else the order's warehouse. */
  warehouseId: zOrNull(zId),
  recipientName: zOptionalText(120),
  recipientAddress: zOptionalText(500),
  recipientPhone: zOptionalText(30),
  driverName: zOptionalText(120),
  driverPhone: zOptionalText(30),
  vehiclePlate: zPlate,
  expedition: zOptionalText(120),
  /** Absent: the moment it is sent, when that is on its day. */
  departedAt: zMoment,
  notes: zOptionalText(2000),
  /** Absent: everything not yet delivered. */
  lines: z.optional(
    z
      .array(
        z.strictObject({
          orderLineId: zId,
          qty: zPositiveQuantity,
          coli: zOrNull(z.int().check(z.minimum(0))),
          note: zOptionalText(200),
        }),
      )
      .check(z.minLength(1), z.maxLength(500)),
  ),
}

/** The yes of who may approve it: goods kept for others go as well, instead of the refusal 'stock.kept'. */
const takeKept = z.optional(zBool)

/** `send` (default) also takes the goods out of stock; false keeps a draft. */
export const createDelivery = endpoint({
  method: 'POST',
  path: '/api/order/:id/surat-jalan',
  permission: 'update order',
  input: z.strictObject({ id: zId, ...deliveryFields, send: z._default(zBool, true), takeKept }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const updateDelivery = endpoint({
  method: 'PUT',
  path: '/api/surat-jalan/:id',
  permission: 'update order',
  input: z.strictObject({ id: zId, version: zVersion, ...deliveryFields }),
  answer: answer<DocumentRef>(),
  touches,
})

/** Takes the goods out of stock and gives the number. */
export const sendDelivery = endpoint({
  method: 'POST',
  path: '/api/surat-jalan/:id/kirim',
  permission: 'update order',
  input: z.strictObject({ id: zId, version: zVersion, takeKept }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** What may still be changed after sending; every field is sent. */
export const amendDelivery = endpoint({
  method: 'PATCH',
  path: '/api/surat-jalan/:id',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    recipientName: zOptionalText(120),
    recipientAddress: zOptionalText(500),
    recipientPhone: zOptionalText(30),
    driverName: zOptionalText(120),
    driverPhone: zOptionalText(30),
    vehiclePlate: zPlate,
    expedition: zOptionalText(120),
    departedAt: zMoment,
    /** Once it arrived; before that it is not asked for. */
    arrivedAt: zMoment,
    notes: zOptionalText(2000),
  }),
  answer: answer<DocumentRef>(),
  touches,
})

/** Tandai diterima. Without lines everything arrived; rejected goods come back into stock at their cost. */
export const receiveDelivery = endpoint({
  method: 'POST',
  path: '/api/surat-jalan/:id/terima',
  permission: 'update order',
  input: z.strictObject({
    id: zId,
    version: zVersion,
    receivedBy: zText(120),
    /** Photos of what arrived, kept as drafts before. */
    files: zFileIds(),
    /** What the one who took the goods signed on the screen: a picture kept as a draft before. */
    signature: zOrNull(zId),
    receivedAt: zMoment,
    /** Absent: the moment it is said. */
    arrivedAt: zMoment,
    /** Absent: where one of the photos was taken, if it tells. */
    place: zOrNull(z.strictObject({ lat: zDegrees(90), lng: zDegrees(180) })),
    lines: z.optional(
      z
        .array(
          z.strictObject({
            lineId: zId,
            qtyRejected: zQuantityOrZero,
            rejectReason: zOptionalText(200),
            /** How the rejected goods come back; broken ones go to their own place. */
            condition: z._default(zCondition, 'baik'),
          }),
        )
        .check(z.maxLength(500)),
    ),
  }),
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

/** Takes everything back at the cost it left with. */
export const voidDelivery = endpoint({
  method: 'POST',
  path: '/api/surat-jalan/:id/batal',
  permission: 'delete order',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches: posting,
  idempotent: true,
})

export const deleteDelivery = endpoint({
  method: 'DELETE',
  path: '/api/surat-jalan/:id',
  permission: 'delete order',
  input: zOnlyId,
  answer: answer<{ id: string }>(),
  touches,
})

/** A surat jalan in the list of all of them. */
export interface DeliveryListRow extends Audited {
  readonly id: string
  readonly label: string
  readonly date: DayText
  readonly customerName: string
  readonly orderLabel: string | null
  readonly orderId: string
  readonly lineCount: number
  readonly warehouseName: string
  readonly driverName: string | null
  readonly vehiclePlate: string | null
  readonly receivedBy: string | null
  readonly status: DeliveryDetail['status']
}

/** Every surat jalan of the company. */
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/surat-jalan',
  permission: 'view order',
  input: zListQuery<typeof deliveryColumns>(deliveryColumns),
  answer: answer<ListAnswer<DeliveryListRow>>(),
  reads: ['deliveries', 'orders'],
})

const inFile = { format: z.enum(['csv', 'xlsx']) }
export const exportDeliveries = endpoint({
  method: 'GET',
  path: '/api/surat-jalan/ekspor',
  permission: 'export order',
  input: zListQuery<typeof deliveryColumns, typeof inFile>(deliveryColumns, inFile),
  answer: answer<never>(),
})
