import type { Asked } from './load.ts'
import type { Who } from './person.ts'

/** One thing that is measured. */
export interface Case {
  readonly name: string
  readonly kind: 'read' | 'create' | 'pdf'
  /** Its cost should not know how much data there is. */
  readonly isFlat?: true
  /** What we aim at, where it is not what we aim at for its kind. */
  readonly aim?: string
  /** Who asks, where it is not the owner. */
  readonly who?: Who
  /** The index-th request; `key` is unique in this run. */
  readonly ask: (index: number, key: string) => Asked
  /** What differs from one request to the next, by name: keys, documents to act on. */
  readonly own: (index: number, key: string) => Readonly<Record<string, string>>
}

/** A confirmed order with nothing sent, or received, yet. */
export interface Waiting {
  readonly id: string
  readonly lines: readonly string[]
}
