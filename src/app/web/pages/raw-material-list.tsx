import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { RawMaterialList } from '#modules/catalog/screens/item-list.tsx'
import { houses } from '#modules/production/houses/contract.ts'

/** Bahan baku, also by the production house that uses it: the catalog itself knows no houses. */
export function RawMaterialListPage() {
  const maySee = useMay(houses.list)
  const asked = useAsk(houses.list, { status: 'aktif', size: 100 }, { freshFor: 60_000, when: maySee })
  const words = (asked.data?.rows ?? []).map((house) => ({ value: house.id, label: house.name }))
  return <RawMaterialList houses={words} />
}
