import * as z from 'zod/mini'
import type { Refusal } from '#ground/refusal.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Document, Loaded, Only, StatusOf } from '#kit/document/document.ts'
import { answer, endpoint, type Endpoint, type Policy } from '#kit/http/endpoint.ts'
import { zId, zVersion } from '#kit/http/shapes.ts'
import type { DocumentRef } from '#kit/posting/acts.ts'
import type { DocumentState } from '#kit/posting/state.ts'

type Asks = Readonly<Record<string, z.ZodMiniType>>

/** One act on a document: when, by whom, on what, and what it is called. */
export interface ActRules<L, S extends string> {
  /** The statuses in which it may be done. */
  readonly at: readonly S[]
  /** The state it leaves the document in; the same as before unless given. */
  readonly to?: DocumentState
  /** The right it asks: one of several is enough. */
  readonly may: Exclude<Policy, 'public' | 'signed-in'>
  /** Whose it is; to all others it does not exist. `everywhere` where a company's document is everybody's. */
  readonly within: (actor: Pick<Actor, 'scope'>, doc: L) => boolean
  /** What `may` cannot say of the person. */
  readonly also?: (actor: Actor) => boolean
  /** What the status does not tell: the refusal, or nothing. `facts` is what the ground reads beyond the document. */
  readonly when?: (doc: L, facts: never) => Refusal | undefined
  /** The code told in place of 'document.wrong-state' where the stored state is right and the status is not. */
  readonly otherwise?: string
  /** Its door, below the document: 'kirim' is POST …/:id/kirim. Without it the act has no door of its own. */
  readonly path?: string
  /** What it asks beside id and version. */
  readonly asks?: Asks
  /** Tags of what it changes, when they are not those of the document. */
  readonly touches?: readonly string[]
  /** It gives the document its number. */
  readonly numbers?: true
  readonly label: string
  readonly question?: string
  readonly danger?: true
  /** The one step a page proposes. */
  readonly next?: true
}

/** Says that whoever works in the company may meet the document. */
export const everywhere = (): boolean => true

type Rules<D extends Document> = Readonly<Record<string, ActRules<Loaded<D>, StatusOf<D>>>>
type Asking<A> = A extends { readonly asks: infer S extends Asks } ? S : Record<never, never>
type Free<S extends Asks, K extends keyof S> = K extends 'files'
  ? true
  : undefined extends z.output<S[K]>
    ? true
    : false
// Files are asked by the door; a caller inside the server may have none.
type Out<S extends Asks> = { readonly [K in keyof S as Free<S, K> extends true ? never : K]: z.output<S[K]> } & {
  readonly [K in keyof S as Free<S, K> extends true ? K : never]?: z.output<S[K]>
}
type Needed<S extends Asks> = { [K in keyof S as undefined extends z.input<S[K]> ? never : K]: z.input<S[K]> }
type Spare<S extends Asks> = { [K in keyof S as undefined extends z.input<S[K]> ? K : never]?: z.input<S[K]> }

/** What the verb of an act takes. */
export type ActAsked<A> = { readonly id: string; readonly version: number } & Out<Asking<A>>
type ActIn<A> = { id: string; version: number } & Needed<Asking<A>> & Spare<Asking<A>>

/** The door of an act, as the browser calls it. */
export type ActDoor<A> = Endpoint<z.ZodMiniType<ActAsked<A>, ActIn<A>>, DocumentRef>

/** An act with its name, its document and its door. */
export type Act<D extends Document, A> = A & { readonly act: string; readonly of: D; readonly door: ActDoor<A> }

/** The acts of a document by name. */
export type ActTable<D extends Document, T> = { readonly [K in keyof T]: Act<D, T[K]> }

/** Declares what may be done with a document, once: guard, door, menu and question are read off it. */
export function acts<D extends Document, const T extends Rules<D>>(
  of: D,
  table: T & { readonly [K in keyof T]: Only<T[K], ActRules<Loaded<D>, StatusOf<D>>> },
): ActTable<D, T> {
  const entries = Object.entries<ActRules<Loaded<D>, StatusOf<D>>>(table)
  // Safe: every key of the table gets its own rules, name and door.
  return Object.fromEntries(
    entries.map(([act, rules]) => [act, { ...rules, act, of, door: doorOf(of, rules) }]),
  ) as unknown as ActTable<D, T>
}

function doorOf(
  of: Document,
  { path, may, asks, touches = of.touches }: Omit<ActRules<never, string>, 'within' | 'when'>,
) {
  return endpoint({
    method: 'POST',
    path: `${of.at}/:id/${path ?? ''}`,
    permission: may,
    input: z.strictObject({ id: zId, version: zVersion, ...asks }),
    answer: answer<DocumentRef>(),
    touches,
    idempotent: true,
  })
}
