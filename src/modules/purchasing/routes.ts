import '#modules/company/accounts/face.ts'
import './carry-supplier.ts'
import './coming.ts'
import './files.ts'
import './mover-pages.ts'
import type { Served } from '#kit/http/serve.ts'
import { billRoutes } from './bills/routes.ts'
import { cashRoutes } from './cash/routes.ts'
import { eitherRoutes } from './either/routes.ts'
import { handoverRoutes } from './handovers/routes.ts'
import { itemRoutes } from './items/routes.ts'
import { landedRoutes } from './landed/routes.ts'
import { purchaseRoutes } from './orders/routes.ts'
import { payableRoutes } from './payables/routes.ts'
import { supplierPaymentRoutes } from './payments/routes.ts'
import { purchasePaperRoutes } from './papers/routes.ts'
import { priceRoutes } from './prices/routes.ts'
import { quoteRoutes } from './quotes/routes.ts'
import { receiptRoutes } from './receipts/routes.ts'
import { requestRoutes } from './requests/routes.ts'
import { purchaseReturnRoutes } from './returns/routes.ts'

export const purchasingRoutes: readonly Served[] = [
  ...requestRoutes,
  ...quoteRoutes,
  ...purchaseRoutes,
  ...eitherRoutes,
  ...receiptRoutes,
  ...handoverRoutes,
  ...itemRoutes,
  ...priceRoutes,
  ...purchasePaperRoutes,
  ...billRoutes,
  ...supplierPaymentRoutes,
  ...purchaseReturnRoutes,
  ...landedRoutes,
  ...cashRoutes,
  ...payableRoutes,
]
