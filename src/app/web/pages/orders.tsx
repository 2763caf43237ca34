import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { houses } from '#modules/production/houses/contract.ts'
import { SalesPage } from '#modules/sales/screens/sales-page.tsx'

/** Orders and their papers, also by the production house that makes them: sales itself knows no houses. */
export function OrdersPage() {
  const maySee = useCan(houses.list.permission)
  const asked = useAsk(houses.list, { status: 'aktif', size: 100 }, { freshFor: 300_000, when: maySee })
  const words = (asked.data?.rows ?? []).map((house) => ({ value: house.id, label: house.name }))
  return <SalesPage houses={words} />
}
