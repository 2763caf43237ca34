import './carry-customer.ts'
import './files.ts'
import './mover-pages.ts'
import type { Served } from '#kit/http/serve.ts'
import { collectedRoutes } from './collected/routes.ts'
import { deliveryRoutes } from './deliveries/routes.ts'
import { efakturRoutes } from './efaktur/routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { paperRoutes } from './papers/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { refundRoutes } from './refunds/routes.ts'
import { returnRoutes } from './returns/routes.ts'
import { statementRoutes } from './statement/routes.ts'
import { writeOffRoutes } from './write-offs/routes.ts'

export const salesRoutes: readonly Served[] = [
  ...orderRoutes,
  ...deliveryRoutes,
  ...invoiceRoutes,
  ...efakturRoutes,
  ...collectedRoutes,
  ...paymentRoutes,
  ...refundRoutes,
  ...returnRoutes,
  ...statementRoutes,
  ...paperRoutes,
  ...writeOffRoutes,
]
