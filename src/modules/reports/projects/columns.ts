import { columns } from '#kit/list/columns.ts'
import { projectStatuses } from '#modules/projects/contract.ts'

/** What a project brings in is told to who sees orders, costs or the books; what it costs to who sees costs. */
export const incomeRights = ['view order', 'view laporan-keuangan', 'view biaya'] as const
const cost = 'view biaya'

/** The list of projects with their money. */
export const projectMoneyColumns = columns({
  code: { label: 'Kode', kind: 'text', sort: true },
  name: { label: 'Proyek', kind: 'text', sort: true },
  customerName: { label: 'Pemberi kerja', kind: 'text' },
  status: { label: 'Status', kind: 'choice', choices: projectStatuses, sort: true, filter: 'many' },
  contract: { label: 'Nilai kontrak', kind: 'money', total: true, permission: incomeRights },
  billed: { label: 'Ditagih + PPN', kind: 'money', total: true, permission: incomeRights },
  received: { label: 'Diterima', kind: 'money', total: true, permission: incomeRights },
  retention: { label: 'Retensi ditahan', kind: 'money', total: true, permission: incomeRights },
  revenue: { label: 'Pendapatan', kind: 'money', total: true, permission: incomeRights },
  material: { label: 'Material', kind: 'money', total: true, permission: cost },
  wages: { label: 'Upah', kind: 'money', total: true, permission: cost },
  subcontract: { label: 'Subkon', kind: 'money', total: true, permission: cost },
  equipment: { label: 'Alat', kind: 'money', total: true, permission: cost },
  overhead: { label: 'Umum', kind: 'money', total: true, permission: cost },
  cost: { label: 'Biaya', kind: 'money', total: true, permission: cost },
  margin: { label: 'Laba proyek', kind: 'money', total: true, permission: cost },
})
