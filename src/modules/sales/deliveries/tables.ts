import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { ReturnCondition } from '../returns/conditions.ts'

export interface DeliveriesTables {
  sales_delivery: SalesDeliveryRow
  sales_delivery_line: SalesDeliveryLineRow
}

export interface SalesDeliveryRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: Generated<'draft' | 'posted' | 'void'>
  arrival: 'received' | 'partial' | 'rejected' | null
  order_id: string
  customer_id: string
  customer_name: string
  delivery_date: Day
  warehouse_id: string
  warehouse_name: string
  recipient_name: string | null
  recipient_address: string | null
  recipient_phone: string | null
  driver_name: string | null
  driver_phone: string | null
  vehicle_plate: string | null
  expedition: string | null
  departed_at: string | null
  received_by: string | null
  received_at: string | null
  arrived_at: string | null
  received_lat: string | null
  received_lng: string | null
  notes: string | null
  posted_at: string | null
  posted_by: string | null
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface SalesDeliveryLineRow {
  id: string
  company_id: string
  delivery_id: string
  order_line_id: string
  position: number
  item_id: string | null
  item_code: string | null
  description: string
  unit: string
  qty: string
  base_qty: string
  qty_received: string | null
  qty_rejected: string | null
  reject_reason: string | null
  reject_condition: Generated<ReturnCondition>
  returned_qty: Generated<string>
  coli: number | null
  note: string | null
  cost: Generated<Money>
}
