import type { UserLine } from '#modules/company/accounts/contract.ts'

/** Where a person's rights hold, in a word: '1 perusahaan, 2 gudang'. */
export function scopeText({ scope }: Pick<UserLine, 'scope'>): string {
  const parts = [
    scope.companies && `${scope.companies.length} perusahaan`,
    scope.warehouses && `${scope.warehouses.length} gudang`,
    scope.ownOnly && 'milik sendiri',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : 'Semua'
}
