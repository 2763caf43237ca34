import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'

export interface HandoversTables {
  service_handover: ServiceHandoverRow
  service_handover_line: ServiceHandoverLineRow
}

export interface ServiceHandoverRow {
  id: string
  company_id: string
  version: Generated<number>
  number: string | null
  state: 'posted' | 'void'
  order_id: string
  handover_date: Day
  place: string
  handed_by: string | null
  received_by: string | null
  notes: string | null
  posted_at: string
  posted_by: string
  voided_at: string | null
  voided_by: string | null
  void_reason: string | null
  created_at: Generated<string>
  created_by: string
  created_by_name: string
  updated_at: Generated<string>
  updated_by: string
  updated_by_name: string
}

export interface ServiceHandoverLineRow {
  id: string
  company_id: string
  handover_id: string
  order_line_id: string
  position: number
  description: string
  qty: string
  unit: string
  note: string | null
}
