import type { RawBuilder } from 'kysely'
import type { Ready } from '#kit/db/reading.ts'
import { tables, type Tx } from '#kit/db/tx.ts'
import { searchedWords, soughtAs } from '#kit/list/conditions.ts'
import type { Short } from '#kit/list/short-door.ts'
import type { Wanted } from '#kit/list/wanted.ts'

/** What a kept statement is sent with. */
export interface Given extends Wanted {
  /** Its words as lists are asked for them. */
  readonly sought: readonly string[]
  /** The rows to show. */
  readonly ids?: readonly string[]
}

/** Holds the place of a value that is known when the statement is sent. */
class Later {
  readonly of: (given: Given) => unknown
  constructor(of: (given: Given) => unknown) {
    this.of = of
  }
}

/** Stands in a kept statement for what this search asks. */
export function later(of: (given: Given) => unknown): unknown {
  return new Later(of)
}

/** What was typed, with its words as lists are asked for them. */
export function givenBy(wanted: Wanted): Given {
  return { ...wanted, sought: searchedWords(wanted.words.join(' ')).map(soughtAs) }
}

const mostKept = 60

/**
 * Lists as one person sees them, with the statements made for them so far: to put one together takes longer than to
 * ask it. What is typed decides by its shape alone which statement it is; the values are put in as it is sent.
 */
export class Sight {
  readonly companyId: string
  readonly shorts: readonly Short[]
  readonly #kept = new Map<string, Ready>()

  constructor(companyId: string, shorts: readonly Short[]) {
    this.companyId = companyId
    this.shorts = shorts
  }

  /** The statement of this name, made when it is asked for the first time, with the values of this search. */
  statement(name: string, given: Given, make: { readonly with: Tx; statement(): RawBuilder<unknown> }): Ready {
    const { sql, parameters } = this.#kept.get(name) ?? this.#keep(name, make.statement().compile(tables(make.with)))
    return { sql, parameters: parameters.map((value) => (value instanceof Later ? value.of(given) : value)) }
  }

  #keep(name: string, { sql, parameters }: Ready): Ready {
    if (this.#kept.size >= mostKept) this.#kept.clear()
    const ready = { sql, parameters }
    this.#kept.set(name, ready)
    return ready
  }
}

/** What of a search decides how a statement is put together: everything but its values. */
export function shapeOf(wanted: Wanted): string {
  const { number, padded, bare, place, amount, phone, words } = wanted
  const lengths = (each: readonly string[]) => each.map((word) => Math.min(word.length, 3)).join('')
  const parts = [number !== undefined, padded.length > 0, bare, place, amount, phone].map((part) => (part ? 'y' : 'n'))
  return `${parts.join('')} ${lengths(words)} ${lengths(searchedWords(words.join(' ')))}`
}
