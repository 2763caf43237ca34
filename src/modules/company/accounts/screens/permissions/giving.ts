import { allows } from '#kit/screen/client/ability.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { changeRole, removeRole, type RoleLine } from '#modules/company/accounts/role-contract.ts'
import { useMayRule } from '#modules/company/accounts/screens/own-scope.tsx'

/** Says of a right whether this person may give it: only what they hold themselves, as the server asks. */
export function useMayGive(): (right: string) => boolean {
  const held = useAuth((auth) => auth.held)
  return (right) => allows(held, right)
}

/** What may be done with a role: of one that gives more than one holds oneself, nothing. */
export function useRoleRights(role: RoleLine) {
  const mayGive = useMayGive()
  const [changes, removes] = [useMayRule(changeRole), useMayRule(removeRole)]
  const above = role.permissions.filter((right) => !mayGive(right))
  const isOpen = !role.isOwner && above.length === 0
  return { mayChange: changes && isOpen, mayRemove: removes && isOpen, above: changes ? above : [] }
}
