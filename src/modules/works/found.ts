import { sql } from 'kysely'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Short } from '#kit/list/short-door.ts'
import { foundOfContracts, foundOfSubcontracts } from './found-papers.ts'
import { subcontractPage } from './subcontract/page.ts'

/** The papers of projects for the search over everything; those of subcontracts for who sees costs. */
export function foundWorks(actor: Actor): Short[] {
  if (!actor.can('view daftar-proyek')) return []
  const papers = foundOfContracts(actor)
  return actor.can('view biaya') ? [...foundSpk(actor), ...foundOfSubcontracts(actor), ...papers] : papers
}

/** Subcontracts (SPK): by number, subject, notes and subcontractor. */
function foundSpk(actor: Actor): Short[] {
  const supplierRows = sql`select id, search from supplier where company_id = ${actor.companyId}`
  return [
    {
      title: 'SPK subkon',
      source: {
        from: sql`subcontract s`,
        where: sql`s.company_id = ${actor.companyId} and ${scoped(actor, { project: 's.project_id' })}`,
        alias: 's',
        search: sql.ref('s.search'),
      },
      order: sql`s.contract_date desc, s.id`,
      number: sql.ref('s.number'),
      whose: { people: { name: 'supplier', rows: supplierRows }, id: sql.ref('s.supplier_id') },
      picked: {
        number: sql`coalesce(s.number, 'Draf SPK')`,
        supplier: sql`(select p.name from supplier p where p.id = s.supplier_id)`,
        subject: sql.ref('s.subject'),
        day: sql.ref('s.contract_date'),
        amount: sql`s.total::text`,
        project: sql`s.project_id::text`,
      },
      hit: (row) => ({
        title: row['number'] ?? '',
        about: [row['supplier'], row['subject'], row['day'] && dayFormat(row['day'] as Day, 'short')]
          .filter(Boolean)
          .join(' · '),
        amount: row['amount'] ?? null,
        to: subcontractPage(row['project'] ?? '', row.id),
      }),
    },
  ]
}
