import type { RawBuilder, SqlBool } from 'kysely'
import type { Columns } from '#kit/list/columns.ts'
import type { Cursor } from '#kit/list/cursor.ts'

/** In which order a list is read. */
export interface Order {
  readonly key: string
  /** As asked: 'name' or '-name'. */
  readonly sort: string
  readonly isDown: boolean
  readonly by: RawBuilder<unknown>
  readonly tie: RawBuilder<unknown>
}

/** A page being looked for. */
export interface Paging {
  readonly where: RawBuilder<SqlBool>
  readonly order: Order
  readonly seen: Columns
  readonly size: number
  readonly at?: Cursor
  readonly isBack?: boolean
}

export interface FoundRow extends Record<string, unknown> {
  readonly id: string
  readonly sort_value: string
}
