import type * as z from 'zod/mini'
import type { Sensitive } from '#kit/http/sensitive.ts'

/** Who may call: a permission 'action subject', several (any of them), everybody signed in, or everybody. */
export type Policy = 'public' | 'signed-in' | `${string} ${string}` | readonly `${string} ${string}`[]

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Code of the 403 that asks for the second factor. */
export const SECOND_FACTOR_ASKED = 'second-factor.asked'

declare const answerType: unique symbol

/** A type that travels with an endpoint and costs nothing at run time. */
export interface AnswerOf<A> {
  readonly [answerType]?: A
}

/** Names the shape of an endpoint's answer. */
export function answer<A>(): AnswerOf<A> {
  return {}
}

/** One thing that may be asked of the server: written once, used by the server's door and by the browser. */
export interface Endpoint<I extends z.ZodMiniType = z.ZodMiniType, A = unknown> {
  readonly method: Method
  /** Path with `:name` parts; each name is a key of `input`. */
  readonly path: string
  readonly permission: Policy
  /** A strict object: path parts, plus query (GET, DELETE) or body (others), in one. */
  readonly input: I
  readonly answer: AnswerOf<A>
  /** Keys of the answer that the door takes out for who may not see them. */
  readonly sensitive?: Sensitive
  /** Tags of the data a GET shows. */
  readonly reads?: readonly string[]
  /** Tags of the data an act changes; queries that read one of them are fetched again. */
  readonly touches?: readonly string[]
  /** Needs an Idempotency-Key header: the same key and input give the same answer, once. */
  readonly idempotent?: boolean
  /** Asks people who use a second factor for it, when they have not given it in this session for ten minutes. */
  readonly secondFactor?: boolean
  /** May be called while somebody only tries a role: everything else that writes may not. */
  readonly inPreview?: boolean
  /** May be called in a company that was closed: everything else that writes may not. */
  readonly inClosed?: boolean
  /** The body is multipart/form-data; files reach the verb as `request.files()`. */
  readonly multipart?: boolean
}

/** An endpoint of which it is known that it wants an Idempotency-Key. */
export interface KeyedEndpoint<I extends z.ZodMiniType = z.ZodMiniType, A = unknown> extends Endpoint<I, A> {
  readonly idempotent: true
}

/** Declares an endpoint. */
export function endpoint<I extends z.ZodMiniType, A>(declared: KeyedEndpoint<I, A>): KeyedEndpoint<I, A>
export function endpoint<I extends z.ZodMiniType, A>(declared: Endpoint<I, A>): Endpoint<I, A>
export function endpoint<I extends z.ZodMiniType, A>(declared: Endpoint<I, A>): Endpoint<I, A> {
  return declared
}

/** What the browser sends for an endpoint. */
export type InputOf<E> = E extends Endpoint<infer I, unknown> ? z.input<I> : never

/** What the verb receives, checked and branded. */
export type AskedOf<E> = E extends Endpoint<infer I, unknown> ? z.output<I> : never

/** What comes back. */
export type AnswerFrom<E> = E extends Endpoint<z.ZodMiniType, infer A> ? A : never

/** The names of the `:parts` of a path, in order. */
export function pathParts(path: string): string[] {
  return [...path.matchAll(/:([A-Za-z]+)/g)].map((match) => match[1] ?? '')
}
