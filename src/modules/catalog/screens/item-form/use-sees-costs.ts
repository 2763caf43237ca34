import { useCan } from '#kit/screen/client/use-can.ts'
import { seesPurchases } from '../../rights.ts'
import type { SeesCosts } from './values.ts'

/** What whoever fills the form in may know of costs. */
export function useSeesCosts(): SeesCosts {
  const cost = useCan('view biaya')
  const purchases = useCan(seesPurchases)
  return { cost, purchases }
}
