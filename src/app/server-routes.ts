import '#app/new-company.ts'
import { docsRoute } from '#app/api-docs/describe.ts'
import { searchRoute } from '#app/search/search.ts'
import type { Served } from '#kit/http/serve.ts'
import { fileRoutes } from '#kit/files/routes.ts'
import { catalogRoutes } from '#modules/catalog/routes.ts'
import { accountRoutes } from '#modules/company/accounts/routes.ts'
import { companiesRoutes } from '#modules/company/companies/routes.ts'
import { numberingRoutes } from '#modules/company/numbering/routes.ts'
import { signInRoutes } from '#modules/company/sign-in/routes.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { partiesRoutes } from '#modules/parties/routes.ts'
import { productionRoutes } from '#modules/production/routes.ts'
import { purchasingRoutes } from '#modules/purchasing/routes.ts'
import { salesRoutes } from '#modules/sales/routes.ts'
import { warehouseRoutes } from '#modules/warehouse/routes.ts'

/** The doors of the departments. A department's routes are added here and nowhere else. */
const departments: readonly Served[] = [
  ...signInRoutes,
  ...accountRoutes,
  ...companiesRoutes,
  ...numberingRoutes,
  ...partiesRoutes,
  ...catalogRoutes,
  ...fileRoutes,
  ...journalRoutes,
  ...productionRoutes,
  ...purchasingRoutes,
  ...salesRoutes,
  ...warehouseRoutes,
]

const searched: readonly Served[] = [...departments, searchRoute(departments)]

/** Every door of the house; the search asks the others, and one describes them all. */
export const allRoutes: readonly Served[] = [...searched, docsRoute(searched)]
