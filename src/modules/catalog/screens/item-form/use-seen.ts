import { useCan } from '#kit/screen/client/use-can.ts'
import { seesPurchases } from '../../rights.ts'
import type { ItemView } from '../item-view.ts'
import type { SeenOfItem } from './values.ts'

/** What whoever fills the form in may know, and say. Houses use materials: products are not asked for theirs. */
export function useSeen(view: ItemView): SeenOfItem {
  const cost = useCan('view biaya')
  const purchases = useCan(seesPurchases)
  const seesHouses = useCan('view rumah-produksi')
  const keepsHouses = useCan(['update rumah-produksi', 'create rumah-produksi'])
  return { cost, purchases, houses: view.of === 'bahan-baku' && seesHouses && keepsHouses }
}
