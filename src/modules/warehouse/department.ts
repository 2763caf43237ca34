import { department } from '#kit/department.ts'
import { warehouseChecks } from './checks.ts'
import { foundStock } from './found.ts'
import { warehouseJobs } from './jobs.ts'
import { openingStockImport } from './opening-stock.import.ts'
import { warehouseRefusals } from './refusals.ts'
import { warehouseRoutes } from './routes.ts'
import { warehouseTasks } from './tasks.ts'
import { warehouseImport } from './warehouses.import.ts'
import { warehousePapers } from './papers/kinds.ts'

/** What warehouse brings into the house. */
export const warehouseDepartment = department({
  name: 'warehouse',
  doors: { 'Gudang dan stok': warehouseRoutes },
  refusals: warehouseRefusals,
  checks: warehouseChecks,
  jobs: warehouseJobs,
  imports: [warehouseImport, openingStockImport],
  found: foundStock,
  tasks: warehouseTasks,
  series: { ST: 'Mutasi stok', TRF: 'Transfer antar gudang', OPN: 'Stock opname' },
  papers: warehousePapers,
})
