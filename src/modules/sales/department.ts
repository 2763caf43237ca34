import { department } from '#kit/department.ts'
import { salesApprovals } from './approvals.ts'
import { salesChecks } from './checks.ts'
import { foundSales } from './found.ts'
import { salesJobs } from './invoices/jobs.ts'
import { openingReceivableImport } from './invoices/opening.import.ts'
import { orderImport } from './orders/orders.import.ts'
import { salesRefusals } from './refusals.ts'
import { salesRoutes } from './routes.ts'
import { salesTasks } from './tasks.ts'
import { salesPapers } from './papers/kinds.ts'

/** What sales brings into the house. */
export const salesDepartment = department({
  name: 'sales',
  doors: { Penjualan: salesRoutes },
  refusals: salesRefusals,
  checks: salesChecks,
  jobs: salesJobs,
  imports: [orderImport, openingReceivableImport],
  found: foundSales,
  tasks: salesTasks,
  approvals: [salesApprovals],
  series: {
    ORD: 'Order',
    SJ: 'Surat jalan',
    INV: 'Invoice',
    KM: 'Penerimaan pembayaran',
    RT: 'Retur penjualan',
    NK: 'Nota kredit',
    HP: 'Penghapusan piutang',
    SA: 'Saldo awal piutang',
  },
  papers: salesPapers,
})
