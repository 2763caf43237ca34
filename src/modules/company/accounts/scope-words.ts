import type { ScopeWire } from '#modules/company/accounts/contract.ts'
import type { UserStatus } from '#modules/company/accounts/user-status.ts'

/** Where a person's rights hold, in a word: '1 perusahaan, 2 gudang'. */
export function scopeText({ scope }: { readonly scope: ScopeWire }): string {
  const parts = [
    scope.companies && `${scope.companies.length} perusahaan`,
    scope.warehouses && `${scope.warehouses.length} gudang`,
    scope.projects && `${scope.projects.length} proyek`,
    scope.ownOnly && 'milik sendiri',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'Semua'
}

/** The same of a person: who waits for a role, or was refused one, reaches nothing. */
export function reachText({ status, scope }: { readonly status: UserStatus; readonly scope: ScopeWire }) {
  return status === 'active' || status === 'disabled' ? scopeText({ scope }) : '—'
}

/** The scope that follows another one, as a history tells it: as many of other places are said to be others. */
export function scopeAfter(before: ScopeWire, after: ScopeWire): string {
  const text = scopeText({ scope: after })
  const isOther = after.companies !== null && !sameIds(before.companies, after.companies)
  const isElsewhere = after.warehouses !== null && !sameIds(before.warehouses, after.warehouses)
  const isOfOthers = after.projects !== null && !sameIds(before.projects, after.projects)
  return text === scopeText({ scope: before }) && (isOther || isElsewhere || isOfOthers) ? `${text} (lain)` : text
}

function sameIds(one: readonly string[] | null, two: readonly string[] | null): boolean {
  return one?.toSorted().join() === two?.toSorted().join()
}
