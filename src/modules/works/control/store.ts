import { sql } from 'kysely'
import { money, type Money } from '#ground/money.ts'
import type { Tx } from '#kit/db/tx.ts'
import { own } from '../store.ts'

/** How far a project has come, percent of the bill in four decimals, and what the bill that holds is worth, rupiah. */
export interface ProjectAt {
  readonly pct: string | null
  readonly budget: Money | null
}

/** Reads the last approved share and the bill that holds of several projects, by project. */
export async function projectsAt(
  tx: Tx,
  companyId: string,
  projectIds: readonly string[],
): Promise<Map<string, ProjectAt>> {
  const { rows } = await sql<{ id: string; pct: string | null; budget: string | null }>`
    select p.id, r.pct::text as pct, b.total::text as budget
    from unnest(${[...projectIds]}::uuid[]) as p (id)
    left join rab b on b.company_id = ${companyId} and b.project_id = p.id and b.state = 'approved'
    left join lateral (
      select pct from progress_report where company_id = ${companyId} and project_id = p.id and state = 'approved'
      order by week desc limit 1
    ) r on true
  `.execute(own(tx))
  return new Map(
    rows.map(({ id, pct, budget }) => [id, { pct, budget: budget === null ? null : money(budget) }] as const),
  )
}
