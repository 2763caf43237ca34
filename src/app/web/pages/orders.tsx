import { useEffect, useState } from 'react'
import { inCase } from '#kit/screen/client/fetched.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import type { FilterWord } from '#kit/screen/list/filter.ts'
import { SalesPage } from '#modules/sales/screens/sales-page.tsx'

/** Orders and their papers, also by the production house that makes them: sales itself knows no houses. */
export function OrdersPage() {
  const maySee = useCan('view rumah-produksi')
  const [houses, setHouses] = useState<readonly FilterWord[]>([])
  useEffect(() => {
    // After the page: what production knows is no part of the list's weight.
    if (maySee)
      void inCase(() => import('./house-words.ts')).then(async (parts) => parts && setHouses(await parts.houseWords()))
  }, [maySee])
  return <SalesPage houses={houses} />
}
