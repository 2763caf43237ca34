import { department } from '#kit/department.ts'
import { purchasingApprovals } from './approvals.ts'
import { purchasingJobs } from './bills/jobs.ts'
import { openingPayableImport } from './bills/opening.import.ts'
import { purchasingChecks } from './checks.ts'
import { foundPurchases } from './found.ts'
import { purchaseImport } from './orders/orders.import.ts'
import { purchasingRefusals } from './refusals.ts'
import { purchasingRoutes } from './routes.ts'
import { purchasingTasks } from './tasks.ts'
import { purchasingPapers } from './papers/kinds.ts'

/** What purchasing brings into the house. */
export const purchasingDepartment = department({
  name: 'purchasing',
  doors: { Pembelian: purchasingRoutes },
  refusals: purchasingRefusals,
  checks: purchasingChecks,
  jobs: purchasingJobs,
  imports: [purchaseImport, openingPayableImport],
  found: foundPurchases,
  tasks: purchasingTasks,
  approvals: [purchasingApprovals],
  series: {
    PR: 'Permintaan pembelian',
    PO: 'Pesanan pembelian',
    BTB: 'Bukti terima barang',
    BAST: 'Berita acara serah terima',
    BIL: 'Tagihan supplier',
    BKK: 'Bukti kas keluar',
    RB: 'Retur pembelian',
  },
  papers: purchasingPapers,
})
