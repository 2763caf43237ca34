import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Zone } from '#ground/day.ts'
import { Forbidden } from '#kit/http/failures.ts'
import type { Column, Columns, ListAsked } from '#kit/list/columns.ts'

/** What a list is made of on the database's side; a department's store writes it, the engine asks it. */
export interface ListSource {
  readonly columns: Columns
  /** 'customer c join customer_standing s on …' */
  readonly from: RawBuilder<unknown>
  /** Which rows this person may see: the company first, then scope. */
  readonly where: RawBuilder<SqlBool>
  /** The alias whose columns are meant when a column says nothing else. */
  readonly alias: string
  /** Where a column comes from, when it is not its key in snake_case. */
  readonly at?: Readonly<Record<string, RawBuilder<unknown>>>
  /**
   * What a column sorts by, when that is not where it comes from: an expression that is never null, and the id of the
   * same index. Each sort needs an index (company_id, by, tie), else a page costs as much as the table.
   */
  readonly sorts?: Readonly<Record<string, { readonly by: RawBuilder<unknown>; readonly tie: RawBuilder<unknown> }>>
  /** Lower-case text with a trigram index. */
  readonly search?: RawBuilder<unknown>
  /** A sortable key, '-' first for the largest on top. */
  readonly defaultSort: string
  /** In which the days of a range over instants begin. */
  readonly zone?: Zone
}

/** Says where a column comes from. */
export function expressionOf(source: ListSource, key: string): RawBuilder<unknown> {
  return source.at?.[key] ?? sql.ref(`${source.alias}.${snake(key)}`)
}

/** Refuses a question about a column that this person may not know of: its order alone would tell. */
export function refuseUnseen(source: ListSource, actor: { can(permission: string): boolean }, asked: ListAsked): void {
  for (const [key, column] of Object.entries(source.columns)) {
    const isAsked =
      asked.sort?.replace(/^-/, '') === key ||
      (column.filter !== undefined && [key, `${key}From`, `${key}To`].some((name) => isSet(asked[name])))
    if (isAsked && !isSeen(column, actor)) throw new Forbidden([column.permission ?? ''].flat().join(' / '))
  }
}

/** The columns this person may know of. */
export function columnsFor(source: ListSource, actor: { can(permission: string): boolean }): Columns {
  const seen = Object.entries(source.columns).filter(([, column]) => isSeen(column, actor))
  return Object.fromEntries(seen)
}

function isSet(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined
}

function isSeen(column: Column, actor: { can(permission: string): boolean }): boolean {
  const { permission } = column
  if (permission === undefined) return true
  return typeof permission === 'string' ? actor.can(permission) : permission.some((each) => actor.can(each))
}

/** 'creditLimit' → 'credit_limit' */
export function snake(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
