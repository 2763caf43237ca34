import type { Importer } from '#kit/import/importer.ts'
import { leaveOpeningImport } from '#modules/attendance/leave/opening.import.ts'
import { materialImport, productImport } from '#modules/catalog/items.import.ts'
import { categoryImport, unitImport } from '#modules/catalog/terms/terms.import.ts'
import { cashOpeningImport, ledgerOpeningImport } from '#modules/journal/opening/opening.import.ts'
import { kasbonOpeningImport } from '#modules/kasbon/opening/kasbon.import.ts'
import { heldOpeningImport } from '#modules/crews/opening/held.import.ts'
import { unpaidOpeningImport } from '#modules/crews/opening/unpaid.import.ts'
import { customerImport } from '#modules/parties/customers.import.ts'
import { supplierImport } from '#modules/parties/suppliers/suppliers.import.ts'
import { employeeImport } from '#modules/people/employees/employees.import.ts'
import { payOpeningImport } from '#modules/people/tax/opening.import.ts'
import { workerImport } from '#modules/people/workers/workers.import.ts'
import { houseImport } from '#modules/production/houses/houses.import.ts'
import { recipeImport } from '#modules/production/recipes/recipes.import.ts'
import { projectImport } from '#modules/projects/projects.import.ts'
import { openingPayableImport } from '#modules/purchasing/bills/opening.import.ts'
import { purchaseImport } from '#modules/purchasing/orders/orders.import.ts'
import { openingReceivableImport } from '#modules/sales/invoices/opening.import.ts'
import { orderImport } from '#modules/sales/orders/orders.import.ts'
import { openingStockImport } from '#modules/warehouse/opening-stock.import.ts'
import { warehouseImport } from '#modules/warehouse/warehouses.import.ts'

/** Everything that may come in from a file. */
export const importers: readonly Importer[] = [
  customerImport,
  supplierImport,
  materialImport,
  productImport,
  unitImport,
  categoryImport,
  warehouseImport,
  houseImport,
  projectImport,
  employeeImport,
  workerImport,
  payOpeningImport,
  kasbonOpeningImport,
  unpaidOpeningImport,
  heldOpeningImport,
  leaveOpeningImport,
  recipeImport,
  purchaseImport,
  orderImport,
  openingStockImport,
  openingReceivableImport,
  openingPayableImport,
  ledgerOpeningImport,
  cashOpeningImport,
]
