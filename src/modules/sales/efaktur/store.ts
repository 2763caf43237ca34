import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { jsonRows, plainNumber } from '#kit/db/json-rows.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Collector } from '../collected/rules.ts'
import type { TaxRow } from '../contract.ts'
import { seenInvoices } from '../orders/visible.ts'
import { own } from '../store.ts'

/** An invoice as the file needs it. */
export interface KeptInvoice {
  readonly id: string
  readonly number: string | null
  readonly state: string
  readonly date: string
  readonly customerId: string
  readonly customerName: string
  readonly customerNpwp: string | null
  readonly billingAddress: string | null
  readonly priceIncludesTax: boolean
  readonly transactionCode: string | null
  /** Who remits its PPN himself. */
  readonly collector: Collector | null
  readonly taxes: readonly TaxRow[]
  readonly grossNet: string
  /** The code its shipping bears. */
  readonly orderTaxCode: string | null
  readonly lines: readonly KeptLine[]
}

export interface KeptLine {
  readonly description: string
  readonly qty: string
  readonly unit: string
  readonly price: string
  readonly net: string
  readonly taxCode: string | null
  readonly account: string
}

const lines = jsonRows<KeptLine>(sql`
  select description, ${plainNumber('qty')} as qty, unit, ${plainNumber('price')} as price, net::text as net, tax_code as "taxCode",
    account_code as account
  from sales_invoice_line where invoice_id = i.id order by position
`)

/** The invoices a person may see, of those asked; bounded by the ids. */
export async function invoicesFor(tx: Tx, actor: Actor, ids: readonly string[]): Promise<KeptInvoice[]> {
  const { rows } = await sql<KeptInvoice>`
    select i.id, i.number, i.state, i.invoice_date as date, i.customer_id as "customerId", i.customer_name as "customerName",
      i.customer_npwp as "customerNpwp", i.billing_address as "billingAddress", i.price_includes_tax as "priceIncludesTax",
      i.tax_transaction_code as "transactionCode", i.ppn_collector as collector, i.taxes, i.gross_net::text as "grossNet", o.tax_code as "orderTaxCode", ${lines} as lines
    from sales_invoice i left join sales_order o on o.id = i.order_id
    where i.company_id = ${actor.companyId} and i.id = any(${ids}::uuid[]) and ${seenInvoices(actor)}
    order by i.invoice_date, i.number
  `.execute(own(tx))
  return rows
}
