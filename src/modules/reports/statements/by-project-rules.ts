import type { Gained } from './rules.ts'

/** What an account moved for a project, rupiah. */
interface Moved {
  readonly projectId: string
  readonly account: string
  readonly debit: bigint
  readonly credit: bigint
}

/** A column of laba rugi by project: of one project, of the others together, or of what bears none. */
export interface ProjectColumn {
  readonly kind: 'one' | 'others' | 'none'
  readonly ids: readonly string[]
}

/** So many projects have a column of their own. */
export const MOST_PROJECTS = 8

const size = (amount: bigint) => (amount < 0n ? -amount : amount)

/** Decides whose columns stand beside each other: the projects that moved most, the most first, then the others, then what bears none. */
export function columnsOfProjects(moved: readonly Moved[]): ProjectColumn[] {
  const sizes = [...Map.groupBy(moved, ({ projectId }) => projectId)].map(([id, some]) => ({
    id,
    moved: some.reduce((all, { debit, credit }) => all + size(credit - debit), 0n),
  }))
  const ids = sizes
    .filter((one) => one.moved > 0n)
    .toSorted((a, b) => Number(b.moved - a.moved) || a.id.localeCompare(b.id))
    .map(({ id }) => id)
  const [own, others] =
    ids.length <= MOST_PROJECTS ? [ids, []] : [ids.slice(0, MOST_PROJECTS - 1), ids.slice(MOST_PROJECTS - 1)]
  return [
    ...own.map((id) => ({ kind: 'one' as const, ids: [id] })),
    ...(others.length > 0 ? [{ kind: 'others' as const, ids: others }] : []),
    { kind: 'none', ids: [] },
  ]
}

/** Lays what each account gained out by column, the whole last; what no project bears is what the others leave of the whole. */
export function gainedByProject(
  whole: readonly Gained[],
  moved: readonly Moved[],
  columns: readonly ProjectColumn[],
): Gained[] {
  const place = new Map(columns.flatMap(({ ids }, at) => ids.map((id) => [id, at] as const)))
  const none = columns.findIndex(({ kind }) => kind === 'none')
  const byAccount = Map.groupBy(moved, ({ account }) => account)
  return whole.map((one) => {
    const all = one.gained[0] ?? 0n
    const gained = columns.map(() => 0n)
    for (const { projectId, debit, credit } of byAccount.get(one.account) ?? []) {
      const at = place.get(projectId) ?? none
      gained[at] = (gained[at] ?? 0n) + credit - debit
    }
    gained[none] = all - gained.reduce((sum, each, at) => (at === none ? sum : sum + each), 0n)
    return { ...one, gained: [...gained, all] }
  })
}
