import type { AccountProposal } from './contract.ts'

/** What lines of the bank were made into before; amounts in rupiah, without their sign. */
export interface RuleUse {
  readonly id: string
  readonly name: string
  readonly words: readonly string[]
  readonly account: string
  readonly accountName: string
  readonly projectId: string | null
  readonly projectName: string | null
  /** With whom its lines were, as it was written. */
  readonly partyName: string | null
  readonly uses: number
  readonly least: bigint
  readonly most: bigint
}

/** What a line is made into: the category, and for which project and with whom. */
export type RuleTarget = Pick<RuleUse, 'account' | 'projectId' | 'partyName'>

/** The line that is told by a rule, or that a rule learns from. */
export interface ToldLine {
  readonly description: string
  readonly amount: bigint
}

/** Tells the words of a line of the bank, in order: numbers and dates differ from month to month, the words do not. */
export function wordsOf(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]{3,}/g))].toSorted()
}

/** Proposes what rules say of a line that reads alike, the one used most first; at most three categories, each once. */
export function proposeByRules({ description, amount }: ToldLine, rules: readonly RuleUse[]): AccountProposal[] {
  const own = wordsOf(description)
  const size = amount < 0n ? -amount : amount
  const alike = rules.filter(({ words, uses }) => uses > 0 && areAlike(own, words)).toSorted((a, b) => b.uses - a.uses)
  const firsts = alike.filter((one, at) => alike.findIndex((other) => targetOf(other) === targetOf(one)) === at)
  return firsts.slice(0, 3).map(({ name, accountName, uses, least, most, ...to }) => {
    const isUsual = size * 2n >= least && size <= most * 2n
    const why = `“${name}” dicatat begini ${uses} kali${isUsual ? '' : '; jumlahnya lain dari biasanya'}`
    const { account, projectId, projectName, partyName } = to
    return { account, name: accountName, projectId, projectName, partyName, why }
  })
}

/**
 * Finds the rule that a line which was made into an account adds to, and the words the two share; null where there is none and the
 * line makes its own.
 */
export function ruleToLearn(
  { description }: Pick<ToldLine, 'description'>,
  into: RuleTarget,
  rules: readonly RuleUse[],
): { readonly id: string; readonly words: readonly string[] } | null {
  const own = wordsOf(description)
  const known = rules
    .filter((rule) => targetOf(rule) === targetOf(into) && areAlike(own, rule.words))
    .toSorted((a, b) => b.uses - a.uses)[0]
  return known ? { id: known.id, words: known.words.filter((word) => own.includes(word)) } : null
}

const targetOf = ({ account, projectId, partyName }: RuleTarget) =>
  [account, projectId ?? '', (partyName ?? '').trim().toLowerCase()].join(' ')

// More than half of the words of the longer one are shared.
function areAlike(own: readonly string[], words: readonly string[]): boolean {
  const shared = words.filter((word) => own.includes(word)).length
  return shared > 0 && shared * 2 > Math.max(own.length, words.length)
}
