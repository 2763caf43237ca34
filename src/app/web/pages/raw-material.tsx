import { ItemDetail } from '#modules/catalog/screens/item-detail.tsx'
import { rawMaterials } from '#modules/catalog/screens/item-view.ts'
import { itemPanels } from './item/panels.tsx'

/** A bahan baku with what stock knows of it: the catalog itself knows no quantities. */
export function RawMaterialPage({ bahanBakuId }: { readonly bahanBakuId: string }) {
  return <ItemDetail id={bahanBakuId} view={rawMaterials} panels={itemPanels} />
}
