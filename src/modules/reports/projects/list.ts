import { sql } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { scoped } from '#kit/access/scoped.ts'
import type { Tx } from '#kit/db/tx.ts'
import { found } from '#kit/http/not-found.ts'
import { listOf } from '#kit/list/list.ts'
import type { ListSource } from '#kit/list/source.ts'
import { staffAccounts } from '#modules/journal/rules.ts'
import { projectMoneyColumns } from './columns.ts'
import type { ProjectMoneyRow } from './contract.ts'

/** The projects a person may see, each with what the books and its invoices say of it. */
export function projectMoneySource(actor: Actor, id?: string): ListSource {
  const one = id === undefined ? sql`t.archived_at is null` : sql`t.id = ${id}`
  return {
    columns: projectMoneyColumns,
    from: sql`project t
      join customer c on c.company_id = t.company_id and c.id = t.customer_id
      left join project_contract k on k.company_id = t.company_id and k.project_id = t.id
      left join lateral (
        select coalesce(sum(i.total - i.credited_total), 0) as billed, coalesce(sum(i.paid_total), 0) as received
        from sales_invoice i where i.company_id = t.company_id and i.project_id = t.id and i.state = 'posted'
      ) i on true
      left join lateral (
        select coalesce(sum(b.credit - b.debit) filter (where b.account_code like '4-%'), 0) as revenue,
          ${borneOn('1-1310')} as retention, ${borneOn('5-1000')} as material, ${borneOn('5-2%')} + ${staffCost} as wages, ${borneOn('5-3%')} as subcontract,
          ${borneOn('5-4000')} as equipment, ${borneOn('5-5000')} as overhead, ${borneOn('5-%')} + ${staffCost} as cost
        from project_balance b where b.company_id = t.company_id and b.project_id = t.id
      ) b on true`,
    where: sql`t.company_id = ${actor.companyId} and ${scoped(actor, { project: 't.id', owner: 't.created_by' })} and ${one}`,
    alias: 't',
    at: {
      customerName: sql.ref('c.name'),
      contract: sql`(k.value + k.changes)`,
      ...of('i', 'billed', 'received'),
      ...of('b', 'retention', 'revenue', 'material', 'wages', 'subcontract', 'equipment', 'overhead', 'cost'),
      margin: sql`(b.revenue - b.cost)`,
    },
    search: sql.ref('t.search'),
    defaultSort: 'name',
    zone: actor.zone,
  }
}

// What an account bears of a project, debit above zero.
const borneOn = (account: string) =>
  sql`coalesce(sum(b.debit - b.credit) filter (where b.account_code like ${account}), 0)`

// Wages of who was assigned to it, and holiday bonuses of those who worked on its site.
const staffCost = sql`coalesce(sum(b.debit - b.credit) filter (where b.account_code = any (${[...staffAccounts]}::text[])), 0)`

function of(alias: string, ...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, sql.ref(`${alias}.${name}`)]))
}

/** The money of one project, as far as a person may know it; 404 where the project is not theirs. */
export async function projectMoneyRow(tx: Tx, actor: Actor, id: string): Promise<ProjectMoneyRow> {
  const { rows } = await listOf<ProjectMoneyRow>(tx, projectMoneySource(actor, id), actor, { size: 25 })
  return found(rows[0])
}
