import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Permissions } from '#modules/company/accounts/screens/permissions.tsx'
import { companies } from '#modules/company/companies/contract.ts'
import { pickWarehouse } from '#modules/warehouse/contract.ts'

/** Who may do what, with the companies and warehouses a scope can be narrowed to: accounts know no warehouses. */
export function PermissionsPage() {
  const own = useAsk(companies.list, {})
  const stores = useAsk(pickWarehouse, {})
  return (
    <Permissions
      choices={{
        companies: (own.data?.rows ?? []).map(({ id, name }) => ({ id, name })),
        warehouses: (stores.data ?? []).map(({ id, name }) => ({ id, name })),
      }}
    />
  )
}
