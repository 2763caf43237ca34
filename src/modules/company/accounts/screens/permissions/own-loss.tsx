import { useAuth } from '#kit/screen/client/auth.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useValue } from '#kit/screen/form/form-context.ts'
import { listUsers } from '#modules/company/accounts/contract.ts'
import { lostBy } from '#modules/company/accounts/own-role.ts'
import { someRights } from '#modules/company/accounts/permission-words.ts'
import { listRoles } from '#modules/company/accounts/role-contract.ts'

/** Where one's own role is changed: what one would lose with it. */
export function OwnLoss({ roleId }: { readonly roleId: string }) {
  const now = useValue<readonly string[]>('permissions') ?? []
  const userId = useAuth((auth) => auth.user?.id)
  const roles = useAsk(listRoles, {}).data ?? []
  const me = useAsk(listUsers, {}).data?.find(({ id }) => id === userId)
  const own = roles.filter((role) => me?.roles.some(({ id }) => id === role.id))
  const lost = lostBy(own, roleId, now)
  if (lost.length === 0) return null
  return (
    <strong className="font-medium text-danger">Ini peran Anda sendiri: Anda kehilangan {someRights(lost)}.</strong>
  )
}
