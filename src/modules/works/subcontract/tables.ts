import type { Generated } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { KeptBillKind } from './seen.ts'

/** The rows of subcontracts that are read and written by hand; the documents themselves are declared. */
export interface SubcontractTables {
  subcontract: { id: string; company_id: string; project_id: string; state: string; contract_date: Day }
  subcontract_line: { id: string; company_id: string; work_item_id: string }
  subcontract_addendum: { id: string; company_id: string; subcontract_id: string }
  subcontract_addendum_line: { id: string; company_id: string; work_item_id: string }
  subcontract_opname: { id: string; company_id: string; subcontract_id: string }
  subcontract_opname_line: SubcontractOpnameLineTable
  subcontract_bill: SubcontractBillTable
}

interface SubcontractOpnameLineTable {
  id: string
  company_id: string
  opname_id: string
  line_no: number
  subcontract_line_id: string
  volume: string
  amount: Money
  reason: string | null
}

interface SubcontractBillTable {
  id: string
  company_id: string
  subcontract_id: string
  kind: KeptBillKind
  opname_id: string | null
  bill_id: string | null
  bill_number: string
  billed_on: Day
  gross: Money
  advance: Money
  retention: Money
  back_charge: Money
  advance_left: Generated<Money>
  ppn: Money
  total: Money
  is_void: Generated<boolean>
}
