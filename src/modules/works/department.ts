import { department } from '#kit/department.ts'
import { worksChecks } from './checks.ts'
import { foundWorks } from './found.ts'
import { worksRefusals } from './refusals.ts'
import { worksRoutes } from './routes.ts'
import { worksTasks } from './tasks.ts'

/** What works brings into the house. */
export const worksDepartment = department({
  name: 'works',
  doors: { Proyek: worksRoutes },
  refusals: worksRefusals,
  checks: worksChecks,
  found: foundWorks,
  tasks: worksTasks,
  series: { SUB: 'SPK subkon', OPS: 'Opname subkon', ADS: 'Addendum SPK' },
})
