import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Permissions } from '#modules/company/accounts/screens/permissions.tsx'
import { companies } from '#modules/company/companies/contract.ts'
import { scopeProjects } from '#modules/projects/picks/contract.ts'
import { pickWarehouse } from '#modules/warehouse/contract.ts'

/** Who may do what, with the companies, warehouses and projects a scope can be narrowed to: accounts know no other department. */
export function PermissionsPage() {
  const own = useAsk(companies.list, {})
  const stores = useAsk(pickWarehouse, {})
  const sites = useAsk(scopeProjects, {})
  return (
    <Permissions
      choices={{
        companies: (own.data?.rows ?? []).map(({ id, name }) => ({ id, name })),
        projects: sites.data ?? [],
        warehouses: (stores.data ?? []).map(({ id, name }) => ({ id, name })),
      }}
    />
  )
}
