import type { Actor } from '#kit/access/actor.ts'
import type { Database } from '#kit/db/database.ts'
import { deskOf } from '#kit/http/desk.ts'
import { projects } from '#modules/projects/contract.ts'
import { projectRoutes } from '#modules/projects/routes.ts'
import { openBilling, signProject } from '../billing/contract.ts'
import { billInstalment } from '../instalments/contract.ts'
import { worksRoutes } from '../routes.ts'
import { anAgreedRab, smallRows } from './small.ts'

const due = { duePercent: null, dueOn: null, expectedOn: null, documents: null }

/** How a house is usually paid: at once, by progress, at the handover, and on a day. */
const INSTALMENTS = [
  { ...due, name: 'Uang muka', percent: '20', dueBy: 'progress' as const, duePercent: '0' },
  { ...due, name: 'Struktur', percent: '45', dueBy: 'progress' as const, duePercent: '50' },
  { ...due, name: 'Serah terima', percent: '30', dueBy: 'bast-1' as const },
  { ...due, name: 'Pemeliharaan', percent: '5', dueBy: 'date' as const, dueOn: '2027-04-01' },
]

/** Signs a contract that is paid by instalments, for a customer of the company, and bills the first of them. */
export async function aProjectByInstalments(
  db: Database,
  actor: Actor,
  given: { readonly customerId: string },
): Promise<string> {
  const desk = deskOf(db, actor, worksRoutes)
  const dates = { startDate: '2026-10-05', endDate: '2027-03-31' }
  const words = { name: 'Rumah tinggal Sentul', customerId: given.customerId }
  const { id } = await deskOf(db, actor, projectRoutes).do(projects.add, { ...words, ...dates })
  await anAgreedRab(db, actor, { projectId: id, rows: smallRows })
  await desk.do(signProject, { id, date: '2026-10-05', finalTax: '2', instalments: INSTALMENTS })
  const { contract } = await desk.do(openBilling, { id })
  const first = contract?.instalments[0]?.id ?? ''
  await desk.do(billInstalment, { id, instalmentId: first, date: '2026-11-10' })
  return id
}
