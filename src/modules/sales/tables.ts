import type { DeliveriesTables } from './deliveries/tables.ts'
import type { InvoicesTables } from './invoices/tables.ts'
import type { OrdersTables } from './orders/tables.ts'
import type { PaymentsTables } from './payments/tables.ts'
import type { RefundsTables } from './refunds/tables.ts'
import type { ReturnsTables } from './returns/tables.ts'
import type { WriteOffsTables } from './write-offs/tables.ts'

/** The rows this department owns. */
export type SalesTables = OrdersTables &
  DeliveriesTables &
  InvoicesTables &
  PaymentsTables &
  RefundsTables &
  ReturnsTables &
  WriteOffsTables
