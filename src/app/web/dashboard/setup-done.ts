import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import type { AnswerFrom, Endpoint, InputOf } from '#kit/http/endpoint.ts'
import { companies } from '#modules/company/companies/contract.ts'
import { customers } from '#modules/parties/contract.ts'
import { listOrders } from '#modules/sales/orders/contract.ts'
import { listStock } from '#modules/warehouse/contract.ts'

/** The first steps, in order. */
export type StepName = 'company' | 'customer' | 'stock' | 'order' | 'invoice'

/** Which of the first steps are behind; undefined while one of the answers is still on its way. */
export function useSetupDone(): ReadonlySet<StepName> | undefined {
  const own = useList(companies.list, {})
  const known = useList(customers.list, {})
  const goods = useList(listStock, {})
  const orders = useList(listOrders, {})
  const billed = useList(listOrders, { bill: 'billed,partial,paid' })

  const all = [own, known, goods, orders, billed]
  if (all.some((list) => list === 'asking')) return undefined
  const facts: readonly [StepName, boolean][] = [
    ['company', typeof own === 'object' && own.rows.some((company) => company.npwp !== null && company.city !== null)],
    ['customer', hasRows(known)],
    ['stock', hasRows(goods)],
    ['order', hasRows(orders)],
    ['invoice', hasRows(billed)],
  ]
  return new Set(facts.filter(([, isDone]) => isDone).map(([name]) => name))
}

/** A list this person may see, asked once in a while; 'none' when it may not be seen or did not come. */
function useList<E extends Endpoint>(endpoint: E, input: InputOf<E>): AnswerFrom<E> | 'asking' | 'none' {
  const may = useCan(endpoint.permission)
  const asked = useAsk(endpoint, input, { when: may, freshFor: 60_000 })
  return asked.data ?? (asked.isLoading ? 'asking' : 'none')
}

function hasRows(list: { readonly count: number } | 'asking' | 'none'): boolean {
  return typeof list === 'object' && list.count > 0
}
