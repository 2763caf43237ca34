import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod/mini'
import type { Day } from '#ground/day.ts'
import type { Actor } from '#kit/access/actor.ts'
import type { Tx } from '#kit/db/tx.ts'
import type { Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { COUNT_CAP, type ListAsked } from '#kit/list/columns.ts'
import { figureOf } from '#kit/list/figure.ts'
import { rowsOf } from '#kit/list/list.ts'
import type { ListSource } from '#kit/list/source.ts'
import type { Task } from './task.ts'

/** Rows of a kind that has a list for the rest. */
export const EACH = 8
/** Rows of a kind that has none. */
export const ALL = 50

/** The first rows of what waits, and how many there are. */
export interface Waits {
  readonly rows: readonly Omit<Task, 'kind'>[]
  readonly count: number
  readonly isCapped: boolean
}

/** One kind of thing that can wait, and who may see it. */
export interface TaskSource {
  /** The dashboard has a word and a picture for it. */
  readonly kind: string
  readonly permission: string
  /** Whose work it is, where not everybody who sees it is asked to do it: one of these. */
  readonly workOf?: readonly string[]
  readonly find: (tx: Tx, actor: Actor) => Promise<Waits>
  /** The address of the list that shows exactly these. */
  readonly list?: (actor: Actor) => string
}

/** A row of a list as a task reads it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

interface Listed<E extends Endpoint> {
  readonly endpoint: E
  readonly source: (actor: Actor, asked: ListAsked) => ListSource
  readonly search: InputOf<E>
  /** What the filter says in the words of an index that holds only what is open. */
  readonly hint?: RawBuilder<SqlBool>
}

/** The first rows of a list under a filter, and how many rows that filter has, as the list itself would count them. */
export async function firstOf<E extends Endpoint>(
  tx: Tx,
  actor: Actor,
  listed: Listed<E>,
): Promise<{ readonly rows: readonly Row[]; readonly count: number }> {
  const under = asSource(actor, listed)
  const rows = await rowsUnder(tx, actor, under)
  if (rows.length < EACH) return { rows, count: rows.length }
  return { rows, count: Number(await figureOf(tx, actor, under)) }
}

/** The first rows alone, of what is counted elsewhere. */
export async function firstRowsOf<E extends Endpoint>(
  tx: Tx,
  actor: Actor,
  listed: Listed<E>,
): Promise<readonly Row[]> {
  return rowsUnder(tx, actor, asSource(actor, listed))
}

async function rowsUnder(
  tx: Tx,
  actor: Actor,
  { source, asked }: ReturnType<typeof asSource>,
): Promise<readonly Row[]> {
  const { value: rows = [] } = await rowsOf(tx, source, actor, asked, EACH).next()
  // Safe: every row of a list has its id.
  return rows as Row[]
}

function asSource<E extends Endpoint>(actor: Actor, { endpoint, source, search, hint }: Listed<E>) {
  // Safe: every list's input reads as ListAsked.
  const asked = z.parse(endpoint.input, search) as ListAsked
  return { asked, source: hinted(source(actor, asked), hint) }
}

function hinted(source: ListSource, hint: RawBuilder<SqlBool> | undefined): ListSource {
  return hint === undefined ? source : { ...source, where: sql<SqlBool>`${source.where} and ${hint}` }
}

/** The rows of a list as tasks; counting stops where lists stop. */
export function waiting(
  { rows, count }: { readonly rows: readonly Row[]; readonly count: number },
  told: (row: Row) => Omit<Task, 'kind' | 'id'>,
): Waits {
  return {
    rows: rows.map((row) => ({ id: row.id, ...told(row) })),
    count: Math.min(count, COUNT_CAP),
    isCapped: count > COUNT_CAP,
  }
}

/** A cell of a row as text; empty where nothing is in it. */
export const rowText = (row: Row, key: string): string => String(row[key] ?? '')

/** A day of a row. */
export const rowDay = (row: Row, key: string): Day => rowText(row, key) as Day
