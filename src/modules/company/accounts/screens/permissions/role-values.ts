import { ask } from '#kit/screen/client/ask.ts'
import { listRoles, type RoleLine } from '#modules/company/accounts/role-contract.ts'
import { alwaysGranted } from '#modules/company/accounts/permissions.ts'

/** What a form of a role holds; of a new one, what everybody has. */
export function roleValues(role: RoleLine | undefined) {
  return {
    name: role?.name ?? '',
    description: role?.description ?? '',
    permissions: [...(role?.permissions ?? alwaysGranted)].toSorted(),
    version: role?.version ?? 0,
  }
}

/** The role as it is saved now, in the shape of its form. */
export async function latestRole(id: string) {
  const roles = await ask(listRoles, {})
  return roleValues(roles.find((role) => role.id === id))
}

/** What is compared when two people change a role at once. */
export const roleLabels = { name: 'Nama peran', description: 'Keterangan', permissions: 'Izin' }
