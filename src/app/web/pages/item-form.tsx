import { AddItem } from '#modules/catalog/screens/add-item.tsx'
import { EditItem } from '#modules/catalog/screens/edit-item.tsx'
import type { ItemFormParts } from '#modules/catalog/screens/item-form/parts.ts'
import { products, rawMaterials } from '#modules/catalog/screens/item-view.ts'
import { HouseChoice } from '#modules/production/screens/house-choice.tsx'
import { OpeningFields } from '#modules/warehouse/screens/opening-fields.tsx'

// What the departments after the catalog ask beside an item.
const parts: ItemFormParts = { houses: () => <HouseChoice />, opening: () => <OpeningFields /> }

/** Tambah bahan baku. */
export function AddRawMaterialPage() {
  return <AddItem view={rawMaterials} parts={parts} />
}

/** Tambah produk. */
export function AddProductPage() {
  return <AddItem view={products} parts={parts} />
}

/** Ubah bahan baku. */
export function EditRawMaterialPage({ bahanBakuId }: { readonly bahanBakuId: string }) {
  return <EditItem view={rawMaterials} id={bahanBakuId} parts={parts} />
}

/** Ubah produk. */
export function EditProductPage({ produkId }: { readonly produkId: string }) {
  return <EditItem view={products} id={produkId} parts={parts} />
}
