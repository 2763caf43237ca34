import { useSearch } from '@tanstack/react-router'

/** The period of a kartu hutang, as the address of a supplier's page says it; without one, the last three months. */
export function usePayablePeriod(): { readonly from?: string; readonly to?: string } {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { dateFrom: from, dateTo: to } = search
  return { ...(typeof from === 'string' && { from }), ...(typeof to === 'string' && { to }) }
}
