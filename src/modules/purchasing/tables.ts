import type { BillsTables } from './bills/tables.ts'
import type { HandoversTables } from './handovers/tables.ts'
import type { PurchaseOrdersTables } from './orders/tables.ts'
import type { PaymentsTables } from './payments/tables.ts'
import type { PricesTables } from './prices/tables.ts'
import type { QuotesTables } from './quotes/tables.ts'
import type { ReceiptsTables } from './receipts/tables.ts'
import type { RequestsTables } from './requests/tables.ts'
import type { ReturnsTables } from './returns/tables.ts'

/** The rows this department owns. */
export type PurchasingTables = RequestsTables &
  PurchaseOrdersTables &
  PricesTables &
  QuotesTables &
  ReceiptsTables &
  HandoversTables &
  BillsTables &
  PaymentsTables &
  ReturnsTables
