import * as z from 'zod/mini'
import { zDay, zBool, zId, zMoney, zQuantity } from '#kit/http/shapes.ts'

export type ColumnKind =
  | 'text'
  | 'phone'
  | 'choice'
  | 'flag'
  | 'money'
  | 'quantity'
  | 'price'
  | 'percent'
  | 'whole'
  | 'day'
  | 'instant'
  | 'ref'
  | 'tags'

/** One column of a list: what it is, and whether one may sort, filter and sum by it. */
export interface Column {
  readonly label: string
  readonly kind: ColumnKind
  readonly sort?: boolean
  /** 'many': one or more values separated by commas · 'range': `<key>From` and `<key>To` · 'flag': true or false. */
  readonly filter?: 'many' | 'range' | 'flag'
  readonly choices?: Readonly<Record<string, string>>
  /** Summed over the whole filter. */
  readonly total?: boolean
  /** Absent from rows, filters, sorting and exports without this right, or without any of these. */
  readonly permission?: string | readonly string[]
  /** Travels with the row but is no column of the screen or of an export. */
  readonly isHidden?: boolean
}

/** The columns of a list by key, in the order shown. */
export type Columns = Readonly<Record<string, Column>>

/** Declares the columns of a list; the literal types tell which queries exist. */
export function columns<const C extends Columns>(declared: C): C {
  return declared
}

/** Rows per page that a person may choose. */
export const PAGE_SIZES = [25, 50, 100] as const

/** Beyond this many rows the count reads '10.000+' and no total is made. */
export const COUNT_CAP = 10_000

/** A page of a list, with what is true of the whole filter. */
export interface ListAnswer<Row> {
  readonly rows: readonly Row[]
  /** Give it back as `after` to see what follows; absent on the last page. */
  readonly next?: string
  /** Give it back as `before` to see what precedes; absent on the first page. */
  readonly prev?: string
  readonly count: number
  readonly isCountCapped: boolean
  /** Sums over the filter by column key; empty when the count is capped. */
  readonly totals: Readonly<Record<string, string>>
}

type SortKey<C extends Columns> = { [K in keyof C]: C[K] extends { sort: true } ? K : never }[keyof C] & string
type FilterKey<C extends Columns> = {
  [K in keyof C & string]: C[K] extends { filter: 'range' }
    ? `${K}From` | `${K}To`
    : C[K] extends { filter: string }
      ? K
      : never
}[keyof C & string]

/** What a list may be asked: everything travels as text in the URL. */
export type ListInput<C extends Columns> = {
  q?: string
  sort?: SortKey<C> | `-${SortKey<C>}`
  size?: string | number
  after?: string
  before?: string
  /** Only these rows, separated by commas: what somebody ticked. */
  ids?: string
} & { [K in FilterKey<C>]?: string | boolean }

/** The same, checked: filters lie under their own keys. */
export interface ListAsked {
  readonly q?: string
  readonly sort?: string
  readonly size: number
  readonly after?: string
  readonly before?: string
  readonly ids?: readonly string[]
  readonly [filter: string]: unknown
}

type Extra = Readonly<Record<string, z.ZodMiniType>>
type ExtraIn<E extends Extra> = keyof E extends never ? unknown : z.input<z.ZodMiniObject<E>>
type ExtraOut<E extends Extra> = keyof E extends never ? unknown : z.output<z.ZodMiniObject<E>>

/** The input of a list: search, sort, page and the declared filters, and nothing else. */
export function zListQuery<C extends Columns, E extends Extra = Record<never, never>>(
  declared: C,
  extra: E = {} as E,
): z.ZodMiniType<ListAsked & ExtraOut<E>, ListInput<C> & ExtraIn<E>> {
  const sortable = Object.keys(declared).filter((key) => declared[key]?.sort)
  const shape = {
    q: z.optional(
      z.string().check(z.trim(), z.maxLength(100), z.refine(isSearchable, 'Ada huruf yang tidak bisa dicari.')),
    ),
    sort: z.optional(z.enum(sortable.flatMap((key) => [key, `-${key}`]))),
    size: zSize,
    after: z.optional(zCursor),
    before: z.optional(zCursor),
    ids: z.optional(zIds),
    ...filterShapes(declared),
    ...extra,
  }
  // Safe: the shape holds exactly the keys that ListInput derives from the same columns.
  return z.strictObject(shape) as unknown as z.ZodMiniType<ListAsked & ExtraOut<E>, ListInput<C> & ExtraIn<E>>
}

const zCursor = z.string().check(z.regex(/^[A-Za-z0-9_-]{4,2000}$/, 'Muat ulang daftar ini.'))

const zSize = z.pipe(
  z.optional(z.union([z.string(), z.number()])),
  z.transform((given: string | number | undefined) => PAGE_SIZES.find((size) => String(size) === String(given)) ?? 25),
)

const zIds = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(4000)),
    z.transform((text: string) => text.split(',')),
  ),
  z.array(zId).check(z.maxLength(100)),
)

function filterShapes(declared: Columns): Record<string, z.ZodMiniType> {
  const shapes: Record<string, z.ZodMiniType> = {}
  for (const [key, column] of Object.entries(declared)) {
    if (column.filter === 'many') shapes[key] = z.optional(manyOf(column))
    if (column.filter === 'flag') shapes[key] = z.optional(zBool)
    if (column.filter !== 'range') continue
    shapes[`${key}From`] = z.optional(endOf(column))
    shapes[`${key}To`] = z.optional(endOf(column))
  }
  return shapes
}

function manyOf(column: Column): z.ZodMiniType {
  const one = column.choices
    ? z.enum(Object.keys(column.choices))
    : column.kind === 'ref'
      ? zId
      : z.string().check(z.maxLength(200))
  return z.pipe(
    z.pipe(
      z.string().check(z.maxLength(4000)),
      z.transform((text: string) => text.split(',').filter((part) => part !== '')),
    ),
    z.array(one).check(z.maxLength(50)),
  )
}

function endOf(column: Column): z.ZodMiniType {
  if (column.kind === 'day' || column.kind === 'instant') return zDay
  return column.kind === 'money' || column.kind === 'whole' ? zMoney : zQuantity
}

function isSearchable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}
