import * as z from 'zod/mini'
import type { Field, Fields } from '#kit/record/fields.ts'
import { zId, zVersion } from '#kit/http/shapes.ts'
import type { Columns } from '#kit/list/columns.ts'

/** Rows that live and die with their master: contacts of a customer, bank accounts of a company. */
export interface Child<F extends Fields = Fields> {
  readonly label: string
  readonly table: string
  /** The column that names the master. */
  readonly parent: string
  readonly fields: F
  readonly most: number
}

/** The children of a master by key. */
export type Children = Readonly<Record<string, Child>>

/** A master, declared once. */
export interface MasterRecord<F extends Fields = Fields, C extends Children = Children, L extends Columns = Columns> {
  /** The word in history, in files and in guards. */
  readonly name: string
  readonly table: string
  /** 'Pelanggan': how sentences call one. */
  readonly title: string
  readonly fields: F
  readonly children: C
  /** A table whose row several masters share, such as the person behind two roles; the column `key` names that row. */
  readonly beside?: { readonly table: string; readonly key: string }
  /** The list, in the order the screen shows it. */
  readonly columns: L
  readonly defaultSort: string
  /** Column that says whose row it is; 'id' only for our own companies. */
  readonly home: 'company_id' | 'id'
  /** Column that holds the user for whom it is "own", when rights are limited to own rows. */
  readonly owner?: string
  /** Column that says when a row was put out of everybody's reach; archived rows are still somebody's. */
  readonly putAway?: string
  /** Column that holds the warehouse it belongs to, when rights are limited to some warehouses. */
  readonly warehouse?: string
  /** Column that holds the project it belongs to, when rights are limited to some projects. */
  readonly project?: string
  /** Fields and children whose history is told only to who holds one of these rights; whoever opens it, its endpoint says. */
  readonly toldTo?: Readonly<Record<string, readonly string[]>>
}

type Declared<F extends Fields, C extends Children, L extends Columns> = Omit<
  MasterRecord<F, C, L>,
  'children' | 'home'
> & { readonly children?: C; readonly home?: 'company_id' | 'id' }

/** Declares a master once: its fields, its children, its list. */
export function record<F extends Fields, L extends Columns, C extends Children = Record<never, never>>(
  declared: Declared<F, C, L>,
): MasterRecord<F, C, L> {
  return { home: 'company_id', ...declared, children: declared.children ?? ({} as C) }
}

/** Declares rows that belong to a master. */
export function child<F extends Fields>(declared: Omit<Child<F>, 'most'> & { most?: number }): Child<F> {
  return { most: 50, ...declared }
}

type In<T extends Field> = z.input<T['shape']>
type Out<T extends Field> = z.output<T['shape']>
type Needed<F extends Fields> = { [K in keyof F as F[K]['isOptional'] extends true ? never : K]: F[K] }
type Spare<F extends Fields> = { [K in keyof F as F[K]['isOptional'] extends true ? K : never]: F[K] }
type Open<F extends Fields> = { [K in keyof F as F[K]['isGuarded'] extends true ? never : K]: F[K] }
type Hidden<F extends Fields> = { [K in keyof F as F[K]['isGuarded'] extends true ? K : never]: F[K] }

/** What one types to make a row. */
export type FieldsIn<F extends Fields> = { [K in keyof Needed<F>]: In<F[K]> } & { [K in keyof Spare<F>]?: In<F[K]> }

/** The same, checked and complete. */
export type FieldsOut<F extends Fields> = { [K in keyof F]: Out<F[K]> }

/** A row as it travels: what a form can take back as it is. Guarded fields are absent without the right. */
export type FieldsWire<F extends Fields> = { [K in keyof Open<F>]: In<F[K]> } & { [K in keyof Hidden<F>]?: In<F[K]> }

type ChildrenIn<C extends Children> = { [K in keyof C]?: readonly ({ id?: string } & FieldsIn<C[K]['fields']>)[] }
type ChildrenOut<C extends Children> = { [K in keyof C]?: readonly ({ id?: string } & FieldsOut<C[K]['fields']>)[] }
type ChildrenWire<C extends Children> = { [K in keyof C]: readonly ({ id: string } & FieldsWire<C[K]['fields']>)[] }

export type AddIn<R> = R extends MasterRecord<infer F, infer C> ? FieldsIn<F> & ChildrenIn<C> : never
export type AddOut<R> = R extends MasterRecord<infer F, infer C> ? FieldsOut<F> & ChildrenOut<C> : never
export type EditIn<R> =
  R extends MasterRecord<infer F, infer C>
    ? { id: string; version: number } & { [K in keyof F]?: In<F[K]> } & ChildrenIn<C>
    : never
export type EditOut<R> =
  R extends MasterRecord<infer F, infer C>
    ? { id: string; version: number } & { [K in keyof F]?: Out<F[K]> } & ChildrenOut<C>
    : never

/** A master as the server answers it. */
export type WireOf<R> = R extends MasterRecord<infer F, infer C> ? FieldsWire<F> & ChildrenWire<C> & RowFacts : never

/** What every master row tells beside its fields. */
export interface RowFacts {
  readonly id: string
  readonly version: number
  readonly createdAt: string
  readonly updatedAt: string
  readonly updatedBy: string | null
  readonly archivedAt: string | null
}

/** The input that makes a row; unknown keys are refused. */
export function addShape<R extends MasterRecord>(master: R): z.ZodMiniType<AddOut<R>, AddIn<R>> {
  const shape = { ...fieldShapes(master.fields), ...childShapes(master.children) }
  // Safe: the mapped types above say of each key exactly what the loop below puts there.
  return z.strictObject(shape) as unknown as z.ZodMiniType<AddOut<R>, AddIn<R>>
}

/** The input that changes a row: only what is sent changes; `version` is the one that was read. */
export function editShape<R extends MasterRecord>(master: R): z.ZodMiniType<EditOut<R>, EditIn<R>> {
  const fields = Object.entries(master.fields).map(([key, field]) => [key, z.optional(field.shape)])
  const shape = { id: zId, version: zVersion, ...Object.fromEntries(fields), ...childShapes(master.children) }
  return z.strictObject(shape) as unknown as z.ZodMiniType<EditOut<R>, EditIn<R>>
}

function fieldShapes(fields: Fields): Record<string, z.ZodMiniType> {
  const shapes = Object.entries(fields).map(([key, field]) => [key, addField(field)] as const)
  return Object.fromEntries(shapes)
}

// A preset is a checked value, so it is put in after the check: the default of a pipe would be checked again.
function addField(field: Field): z.ZodMiniType {
  if (!field.isOptional) return field.shape
  return z.pipe(
    z.optional(field.shape),
    z.transform((given: unknown) => (given === undefined ? field.preset : given)),
  )
}

function childShapes(children: Children): Record<string, z.ZodMiniType> {
  const shapes = Object.entries(children).map(([key, each]) => {
    const row = z.strictObject({ id: z.optional(zId), ...fieldShapes(each.fields) })
    return [key, z.optional(z.array(row).check(z.maxLength(each.most)))] as const
  })
  return Object.fromEntries(shapes)
}
