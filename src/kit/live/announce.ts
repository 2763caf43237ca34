import { afterCommit } from '#kit/db/after-commit.ts'
import type { Tx } from '#kit/db/tx.ts'

/** Something that changed, as screens elsewhere are told of it: what to ask again, never what it is now. */
export interface Change {
  /** The company it happened in; null when every company sees it. */
  readonly companyId: string | null
  /** The tags that the endpoint touches. */
  readonly topics: readonly string[]
  /** Only for these people; without it for everybody who may ask what reads a topic. */
  readonly users?: readonly string[]
  /** The records of the address that was called, and a new one. */
  readonly ids?: readonly string[]
  readonly by?: { readonly userId: string; readonly name: string }
  /** The browser tab that did it: it knows already. */
  readonly tab?: string
}

type Carrier = (change: Change) => void

let carrier: Carrier | undefined

/** Names what carries changes to the screens; without one (commands, tests of verbs) nobody is told. */
export function carryChangesBy(own: Carrier | undefined): void {
  carrier = own
}

/** Tells screens of a change that has happened. */
export function announce(change: Change): void {
  if (change.topics.length > 0) carrier?.(change)
}

/** Tells screens of a change once its transaction has committed; for verbs and jobs that no endpoint speaks for. */
export function announceAfter(tx: Tx, change: Change): void {
  afterCommit(tx, () => announce(change))
}
