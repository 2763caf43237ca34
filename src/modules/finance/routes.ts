import './hanging.ts'
import './files.ts'
import type { Served } from '#kit/http/serve.ts'
import { assetRoutes } from './assets/verbs.ts'
import { bankRoutes } from './bank/routes.ts'
import { cashBoxRoutes } from './boxes/routes.ts'
import { cashEntryRoutes } from './entries/routes.ts'
import { siteFloatRoutes } from './float/routes.ts'
import { budgetRoutes } from './budget/verbs.ts'
import { giroRoutes } from './giro/verbs.ts'
import { manualJournalRoutes } from './journals/routes.ts'
import { reconciliationRoutes } from './reconciliation/routes.ts'
import { recurringRoutes } from './recurring/verbs.ts'
import { siteExpenseRoutes } from './site/routes.ts'
import { taxObjectRoutes } from './tax-objects/keep-object.ts'
import { vatRoutes } from './vat/close-vat.ts'

export const financeRoutes: readonly Served[] = [
  ...assetRoutes,
  ...cashBoxRoutes,
  ...budgetRoutes,
  ...giroRoutes,
  ...taxObjectRoutes,
  ...reconciliationRoutes,
  ...vatRoutes,
  ...recurringRoutes,
  ...bankRoutes,
  ...cashEntryRoutes,
  ...manualJournalRoutes,
  ...siteExpenseRoutes,
  ...siteFloatRoutes,
]
