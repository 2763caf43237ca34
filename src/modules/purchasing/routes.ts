import './files.ts'
import type { Served } from '#kit/http/serve.ts'
import { purchaseRoutes } from './orders/routes.ts'
import { purchasePaperRoutes } from './papers/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { requestRoutes } from './requests/routes.ts'

export const purchasingRoutes: readonly Served[] = [
  ...requestRoutes,
  ...purchaseRoutes,
  ...receiptRoutes,
  ...purchasePaperRoutes,
]
