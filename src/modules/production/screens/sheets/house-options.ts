import { useAsk } from '#kit/screen/client/use-ask.ts'
import { houses } from '../../houses/contract.ts'

/** Houses that work, as the options of a field. */
export function useHouseOptions(): readonly { value: string; label: string }[] {
  const asked = useAsk(houses.list, { status: 'aktif', size: '100' }, { freshFor: 60_000 })
  return (asked.data?.rows ?? []).map((row) => ({ value: row.id, label: row.name }))
}
