import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { FilterWord } from '#kit/screen/list/filter.ts'
import { pickWarehouse } from '#modules/warehouse/contract.ts'

const NONE: readonly FilterWord[] = []

/** The warehouses one may see, as words of a filter. */
export function usePlaceWords(): readonly FilterWord[] {
  const places = useAsk(pickWarehouse, {}, { freshFor: 60_000 }).data
  return places?.map(({ id, name }) => ({ value: id, label: name })) ?? NONE
}

/** Where a paper opens: inside the page of a warehouse, with the way back to its list. */
export function paperAt(warehouseId: string, kind: 'dokumen' | 'transfer' | 'opname', id: string): string {
  return `/gudang/detail/${warehouseId}?${kind}=${id}&dari=daftar`
}
