import type * as z from 'zod/mini'
import type { FieldsIn, FieldsWire } from '#kit/record/record.ts'
import type { Fields } from '#kit/record/fields.ts'
import type { DocumentState } from '#kit/posting/state.ts'

/** Words of another department's row that stand beside an id: a table, and which word goes under which key. */
export interface Names {
  readonly of: string
  readonly as: Readonly<Record<string, string>>
}

/** A table of a document with its three kinds of field. */
export interface Part {
  readonly table: string
  /** The columns that are not their key in snake_case. */
  readonly columns?: Readonly<Record<string, string>>
  /** What a form sends and the table keeps. */
  readonly typed: Fields
  /** What a form sends and the table keeps in other words: 12 sacks, kept as 600 kg. Never a column. */
  readonly sent?: Fields
  /** What acts set and readers see. */
  readonly kept?: Fields
  /** What acts set and nobody is told. */
  readonly inside?: Fields
  readonly names?: Readonly<Record<string, Names>>
}

/** Rows that live and die with their document. */
export interface Lines extends Part {
  /** The column that names the document. */
  readonly parent: string
  /** The column that numbers them, from 1. */
  readonly order: string
  readonly most: number
}

/** A paper of business with a life, declared once: pure data for both sides. */
export interface Document {
  /** The word in history and in the books: 'stock-transfer'. */
  readonly name: string
  /** 'Transfer': how sentences and exports call one. */
  readonly title: string
  /** Where its doors stand: '/api/transfer'. */
  readonly at: string
  /** Tags of what an act on it changes. */
  readonly touches: readonly string[]
  /** The subject under which its files lie; an act that asks for `files` puts them there. */
  readonly files?: string
  /** The series of its numbers, and the key of the head whose day they fall in. */
  readonly number?: { readonly series: string; readonly day: string }
  /** The status people read → the state that is stored. */
  readonly statuses: Readonly<Record<string, DocumentState>>
  readonly head: Part
  readonly parts: Readonly<Record<string, Lines>>
}

/** Forbids keys that the allowed type does not have: a generic parameter accepts them otherwise. */
export type Only<Given, Allowed> = { readonly [K in Exclude<keyof Given, keyof Allowed>]: never }

type Exact<D extends Document> = Only<D, Document> & {
  readonly head: Only<D['head'], Part>
  readonly parts: { readonly [P in keyof D['parts']]: Only<D['parts'][P], Lines> }
  readonly number?: { readonly day: keyof D['head']['typed'] }
}

/** Declares a document. Misspelt keys do not compile. */
export function document<const D extends Document>(declared: D & Exact<D>): D {
  return declared
}

type Of<P, K extends 'kept' | 'inside' | 'sent'> = P extends { readonly [key in K]: infer F extends Fields }
  ? F
  : unknown
type AllOf<P extends Part> = P['typed'] & Of<P, 'kept'> & Of<P, 'inside'>
type Values<F> = {
  readonly [K in keyof F]: F[K] extends { readonly shape: infer S extends z.ZodMiniType } ? z.output<S> : never
}
type Together<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never
type NamesOf<P> = P extends { readonly names: infer N extends Readonly<Record<string, Names>> }
  ? Together<{ [I in keyof N]: { readonly [A in keyof N[I]['as']]: string } }[keyof N]>
  : unknown

/** What every document's head bears. */
export interface HeadFacts {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly state: DocumentState
  /** Who touched it last, and when. */
  readonly updatedByName: string | null
  readonly updatedAt: string
}

/** A document as acts see it: exact values of its head, and its parts in their order. */
export type Loaded<D extends Document> = HeadFacts & { readonly state: D['statuses'][keyof D['statuses']] } & Values<
    AllOf<D['head']>
  > &
  NamesOf<D['head']> & {
    readonly [P in keyof D['parts']]: readonly ({ readonly id: string } & Values<AllOf<D['parts'][P]>> &
      NamesOf<D['parts'][P]>)[]
  }

/** Values of the head that an act may save. */
export type HeadValues<D extends Document> = Partial<Values<AllOf<D['head']>>>

/** Values of a row of a part, as they are saved. */
export type LineValues<P extends Lines> = Partial<Values<AllOf<P>>>

/** The status words of a document. */
export type StatusOf<D extends Document> = keyof D['statuses'] & string

type FormOf<P extends Part> = P['typed'] & (Of<P, 'sent'> extends Fields ? Of<P, 'sent'> : Record<never, never>)

/** What a form sends to write a draft. */
export type DraftIn<D extends Document> = FieldsIn<FormOf<D['head']>> & {
  [P in keyof D['parts']]: readonly FieldsIn<FormOf<D['parts'][P]>>[]
}

type Asked<F extends Fields> = {
  readonly [K in keyof F as F[K]['isOptional'] extends true ? never : K]: z.output<F[K]['shape']>
} & { readonly [K in keyof F as F[K]['isOptional'] extends true ? K : never]?: z.output<F[K]['shape']> }

/** The same, checked: what the verbs that write a draft take. */
export type DraftAsked<D extends Document> = Asked<FormOf<D['head']>> & {
  readonly [P in keyof D['parts']]: readonly Asked<FormOf<D['parts'][P]>>[]
}

type Seen<P extends Part> = FieldsWire<P['typed']> &
  (Of<P, 'kept'> extends infer K extends Fields ? FieldsWire<K> : unknown) &
  NamesOf<P>

/** A document as it travels: what was typed and kept as text, without what is inside and what the reader has no right to. */
export type Wire<D extends Document> = {
  readonly id: string
  readonly version: number
  readonly number: string | null
} & Seen<D['head']> & { readonly [P in keyof D['parts']]: readonly WireLine<D['parts'][P]>[] }

/** A row of a part as it travels. */
export type WireLine<P extends Lines> = { readonly id: string } & Seen<P>
