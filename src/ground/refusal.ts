/** What a refusal is about, for the sentence that explains it. */
export type Facts = Record<string, string | number | bigint>

/**
 * Says no for a reason of the business: a code and its facts, never a sentence.
 *
 *   throw new Refusal('order.not-posted', { number })
 */
export class Refusal extends Error {
  readonly code: string
  readonly facts: Facts
  /** The field the sentence belongs to as well, when there is one. */
  readonly field: string | undefined

  constructor(code: string, facts: Facts = {}, at: { field?: string } = {}) {
    super(code)
    this.name = 'Refusal'
    this.code = code
    this.facts = facts
    this.field = at.field
  }
}
