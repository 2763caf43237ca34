import { sql } from 'kysely'
import type { Day } from '#ground/day.ts'
import type { Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

interface FoundBill {
  readonly id: string
  readonly number: string | null
  readonly supplierName: string
  readonly date: string
  readonly total: string
}

const columns = sql`b.id, b.number, b.supplier_name as "supplierName", b.bill_date as date, b.total::text as total`

/** Bills of a supplier of the same amount between two days, by the day in our books or on their paper. */
export async function alikeBills(
  tx: Tx,
  companyId: string,
  alike: {
    readonly supplierId: string
    readonly total: Money
    readonly from: Day
    readonly to: Day
    readonly except: string | null
  },
): Promise<FoundBill[]> {
  const { rows } = await sql<FoundBill>`
    select ${columns} from purchase_bill b
    where b.company_id = ${companyId} and b.supplier_id = ${alike.supplierId} and b.total = ${alike.total} and b.state <> 'void'
      and (b.bill_date between ${alike.from}::date and ${alike.to}::date
        or b.supplier_invoice_date between ${alike.from}::date and ${alike.to}::date)
      and b.id is distinct from ${alike.except}::uuid
    order by b.bill_date desc, b.id desc limit 10
  `.execute(own(tx))
  return rows
}

/** Bills that are not void, by id. */
export async function billsOfFiles(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, FoundBill>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FoundBill>`
    select ${columns} from purchase_bill b where b.company_id = ${companyId} and b.id = any (${[...ids]}::uuid[])
  `.execute(own(tx))
  return new Map(rows.map((row) => [row.id, row]))
}
