import type { PaperAnswer } from '#kit/paper/links/contract.ts'
import type { DayText, DocumentState, InstantText, QtyText } from '../contract.ts'
import type { ReturnCondition } from '../returns/conditions.ts'

/** A point on the map, in degrees. */
export interface DeliveryPlace {
  readonly lat: string
  readonly lng: string
}

export type Arrival = 'received' | 'partial' | 'rejected'

export interface DeliveryLine {
  readonly id: string
  readonly orderLineId: string
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly description: string
  readonly unit: string
  readonly qty: QtyText
  readonly qtyReceived: QtyText | null
  readonly qtyRejected: QtyText | null
  readonly rejectReason: string | null
  readonly rejectCondition: ReturnCondition
  readonly returned: QtyText
  readonly coli: number | null
  readonly note: string | null
}

export interface DeliveryDetail {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly label: string
  readonly state: DocumentState
  readonly arrival: Arrival | null
  /** draft · sent · received · partial · rejected · void */
  readonly status: 'draft' | 'sent' | Arrival | 'void'
  readonly orderId: string
  readonly orderNumber: string | null
  readonly customerPoNo: string | null
  readonly customerId: string
  readonly customerName: string
  readonly date: DayText
  readonly warehouseId: string
  readonly warehouseName: string
  readonly recipientName: string | null
  readonly recipientAddress: string | null
  readonly recipientPhone: string | null
  readonly driverName: string | null
  readonly driverPhone: string | null
  readonly vehiclePlate: string | null
  readonly expedition: string | null
  readonly departedAt: InstantText | null
  /** When the goods arrived, which may be long before somebody said so. */
  readonly arrivedAt: InstantText | null
  readonly receivedBy: string | null
  readonly receivedAt: InstantText | null
  /** Where they were taken, when that was said or a photo tells. */
  readonly receivedAtPlace: DeliveryPlace | null
  /** What driver or receiver signed through the QR; it moves nothing by itself. */
  readonly answer: PaperAnswer | null
  readonly notes: string | null
  readonly voidReason: string | null
  readonly postedBy: string | null
  readonly postedAt: InstantText | null
  readonly lines: readonly DeliveryLine[]
  readonly can: readonly ('edit' | 'send' | 'amend' | 'receive' | 'return' | 'void' | 'delete')[]
}

/** What can still be sent: the picking panel beside the paper. */
export interface DeliverableLine {
  readonly orderLineId: string
  readonly itemId: string | null
  readonly itemCode: string | null
  readonly description: string
  readonly unit: string
  readonly ordered: QtyText
  readonly delivered: QtyText
  readonly toDeliver: QtyText
  /** Where it goes from: where it (or most of it) is kept, else the line's own warehouse, else the order's. */
  readonly warehouseId: string | null
  /** It lies in another warehouse than the order says, because it, or most of it, was made there. */
  readonly isKeptElsewhere: boolean
  /** How much of it can go from there now: what is kept for it and what nobody keeps; null where more may go than is there. */
  readonly canGo: QtyText | null
  /** How much of it could go from where, best first, when it is kept in several places; else empty. */
  readonly places: readonly { readonly warehouseId: string; readonly qty: QtyText }[]
}

export interface OrderDeliveries {
  readonly orderId: string
  readonly orderNumber: string | null
  readonly customerName: string
  readonly shippingAddress: string | null
  readonly canDeliver: boolean
  readonly deliverable: readonly DeliverableLine[]
  /** Newest first. */
  readonly deliveries: readonly DeliveryDetail[]
}
