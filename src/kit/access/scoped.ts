import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Actor } from '#kit/access/actor.ts'
import { isWithin } from '#kit/access/within.ts'

/** The columns of a query that a person's scope can narrow; name those the query has. */
export interface ScopeColumns {
  readonly company?: string
  readonly warehouse?: string
  readonly project?: string
  /** Who made or owns the row: narrows people who see only their own. */
  readonly owner?: string
}

/**
 * Gives the one predicate of what a person may see, for list, detail, search, export, report and file alike. Use it
 * beside `company_id = actor.companyId`, which every query has.
 *
 *   query.where(scoped(actor, { warehouse: 'stock_move.warehouse_id', owner: 'stock_move.created_by' }))
 */
export function scoped(actor: Actor, columns: ScopeColumns): RawBuilder<SqlBool> {
  const { scope } = actor
  const parts = [
    within(columns.company, scope.companies),
    within(columns.warehouse, scope.warehouses),
    within(columns.project, scope.projects),
    columns.owner && scope.ownOnly ? sql<SqlBool>`${sql.ref(columns.owner)} = ${actor.userId}` : undefined,
  ].filter((part) => part !== undefined)
  if (parts.length === 0) return sql<SqlBool>`true`
  return sql<SqlBool>`(${sql.join(parts, sql` and `)})`
}

function within(column: string | undefined, allowed: 'all' | readonly string[]): RawBuilder<SqlBool> | undefined {
  if (column === undefined || allowed === 'all') return undefined
  return sql<SqlBool>`${sql.ref(column)} = any (${[...allowed]}::uuid[])`
}

/** Tells whether nothing narrows what a person may see in the company they work in: sums of the whole are theirs. */
export function seesAll({ companyId, scope }: Pick<Actor, 'companyId' | 'scope'>): boolean {
  return (
    !scope.ownOnly && scope.warehouses === 'all' && scope.projects === 'all' && isWithin(scope.companies, companyId)
  )
}
