import { sql } from 'kysely'
import { isWithin } from '#kit/access/within.ts'
import { tellBillOrigin } from '#modules/purchasing/face.ts'
import { own } from '../store.ts'
import { subcontractPage } from './page.ts'

tellBillOrigin(async (tx, actor, billId) => {
  if (!actor.can('view daftar-proyek') || !actor.can('view biaya')) return null
  const { rows } = await sql<{ id: string; number: string; projectId: string }>`
    select s.id, s.number, s.project_id as "projectId"
    from subcontract_bill b join subcontract s on s.company_id = b.company_id and s.id = b.subcontract_id
    where b.company_id = ${actor.companyId} and b.bill_id = ${billId} limit 1
  `.execute(own(tx))
  const [row] = rows
  if (!row || !isWithin(actor.scope.projects, row.projectId)) return null
  return { word: 'SPK subkon', number: row.number, to: subcontractPage(row.projectId, row.id) }
})
