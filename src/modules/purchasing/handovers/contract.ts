import * as z from 'zod/mini'
import { zFileIds } from '#kit/files/contract.ts'
import { answer, endpoint } from '#kit/http/endpoint.ts'
import { zId, zOptionalText, zOrNull, zDay, zPositiveQuantity } from '#kit/http/shapes.ts'
import { zActWithReason, zOnlyId, type DayText, type DocumentRef, type QtyText } from '../contract.ts'

const touches = ['purchases', 'handovers']

/** Services that both sides say are done. */
export interface HandoverDetail {
  readonly id: string
  readonly number: string | null
  readonly label: string
  readonly state: 'posted' | 'void'
  readonly date: DayText
  readonly orderId: string
  readonly orderNumber: string | null
  readonly orderDate: DayText
  readonly supplierId: string
  readonly supplierName: string
  readonly place: string
  readonly handedBy: string | null
  readonly receivedBy: string | null
  readonly notes: string | null
  readonly voidReason: string | null
  readonly postedBy: string
  readonly version: number
  readonly lines: readonly {
    readonly id: string
    readonly description: string
    readonly qty: QtyText
    readonly unit: string
    readonly note: string | null
  }[]
}

/** Writes a berita acara of services of a posted order, in parts where they are done in parts; never beyond the order. */
export const handOver = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/:id/serah-terima',
  permission: 'update pembelian-barang',
  input: z.strictObject({
    id: zId,
    date: zOrNull(zDay),
    /** Absent: where the order is sent to. */
    place: zOptionalText(200),
    handedBy: zOptionalText(80),
    receivedBy: zOptionalText(80),
    notes: zOptionalText(1000),
    lines: z
      .array(z.strictObject({ orderLineId: zId, qty: zPositiveQuantity, note: zOptionalText(300) }))
      .check(z.minLength(1), z.maxLength(500)),
    files: zFileIds(),
  }),
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})

export const openHandover = endpoint({
  method: 'GET',
  path: '/api/pembelian-barang/serah-terima/:id',
  permission: 'view pembelian-barang',
  input: zOnlyId,
  answer: answer<HandoverDetail>(),
  reads: ['handovers'],
})

/** Takes a berita acara back: its services are to be handed over again. */
export const voidHandover = endpoint({
  method: 'POST',
  path: '/api/pembelian-barang/serah-terima/:id/batal',
  permission: 'delete pembelian-barang',
  input: zActWithReason,
  answer: answer<DocumentRef>(),
  touches,
  idempotent: true,
})
