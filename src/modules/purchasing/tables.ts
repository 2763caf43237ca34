import type { PurchaseOrdersTables } from './orders/tables.ts'
import type { QuotesTables } from './quotes/tables.ts'
import type { ReceiptsTables } from './receipts/tables.ts'
import type { RequestsTables } from './requests/tables.ts'

/** The rows of requests, orders, quotes and receipts. */
export type PurchasingTables = RequestsTables & PurchaseOrdersTables & QuotesTables & ReceiptsTables
