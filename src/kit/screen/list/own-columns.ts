import { allows } from '../client/ability.ts'
import { useAuth } from '../client/auth.ts'

/** The columns this person may know of: those that need a right which is not held are left out, head and all. */
export function useOwnColumns<Column extends { readonly needs?: string }>(
  columns: readonly Column[],
): readonly Column[] {
  const permissions = useAuth((auth) => auth.permissions)
  return columns.filter(({ needs }) => needs === undefined || allows(permissions, needs))
}
