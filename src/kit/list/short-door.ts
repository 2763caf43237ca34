import type { RawBuilder, SqlBool } from 'kysely'
import type { ListSource } from '#kit/list/source.ts'
import type { Wanted } from '#kit/list/wanted.ts'

/** Something found, with the page it opens. */
export interface Found {
  readonly id: string
  readonly title: string
  /** What tells it from its like: code, phone, customer, day. */
  readonly about: string
  /** Rupiah, when it has an amount. */
  readonly amount: string | null
  readonly to: string
  /** How well it fits (`ranks`). */
  readonly rank: number
}

/** The short door of a list: a few rows of it, without counting and without sums, each way through an index. */
export interface Short {
  /** As the person reads it: 'Pelanggan'. */
  readonly title: string
  readonly source: Pick<ListSource, 'from' | 'where' | 'alias' | 'search'>
  /** In which order rows are shown; an index (company_id, …) walks it. */
  readonly order: RawBuilder<unknown>
  /** A document's number, with an index (company_id, number). */
  readonly number?: RawBuilder<unknown>
  /** Its amount, with an index (company_id, amount); leave it out for who may not see it. */
  readonly amount?: RawBuilder<unknown>
  /** Whose papers these are: who is found by name has their newest papers shown. */
  readonly whose?: Whose
  /** Of a list of names: what one of them is called, and by which codes. They are ranked by how well these fit. */
  readonly name?: RawBuilder<unknown>
  readonly codes?: readonly RawBuilder<unknown>[]
  /** The day one of them was used last: the later comes first among equals. */
  readonly used?: RawBuilder<unknown>
  /**
   * Ids found elsewhere: by the telephone number of a contact person. Statements are kept: whether a part is wanted may
   * be asked of `wanted`, what it is only with `later()`.
   */
  readonly also?: (wanted: Wanted) => readonly RawBuilder<unknown>[]
  /** What the hit is made of, as text. */
  readonly picked: Readonly<Record<string, RawBuilder<unknown>>>
  readonly hit: (row: ShortRow) => Omit<Found, 'id' | 'rank'>
}

/** What was picked, as text; null where there is nothing. */
export type ShortRow = Readonly<Record<string, string | null>> & { readonly id: string }

/** Whose papers a list holds. */
export interface Whose {
  /** Told apart by its name; `rows` are their `id` and `search`, with an index of words. */
  readonly people: { readonly name: string; readonly rows: RawBuilder<unknown> }
  /** The column of the paper that names one of them, with an index (company_id, whose, day, id). */
  readonly id: RawBuilder<unknown>
  /** What that index is limited to. */
  readonly only?: RawBuilder<SqlBool>
}
