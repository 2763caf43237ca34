import { can } from '#kit/screen/client/ability.ts'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { AddSupplier } from '#modules/parties/screens/add-supplier.tsx'
import { EditSupplier } from '#modules/parties/screens/edit-supplier.tsx'
import { useNewPriceList, usePriceList } from '#modules/purchasing/screens/supplier/use-price-list.tsx'

/** Tambah supplier, with the price list that purchasing keeps. */
export function AddSupplierPage() {
  const extra = useNewPriceList()
  return <AddSupplier extra={can('view pembelian-barang') ? extra : undefined} />
}

/** Ubah supplier, with the price list that purchasing keeps. */
export function EditSupplierPage({ supplierId }: { readonly supplierId: string }) {
  return can('view pembelian-barang') ? (
    <WithPrices supplierId={supplierId} />
  ) : (
    <EditSupplier supplierId={supplierId} />
  )
}

function WithPrices({ supplierId }: { readonly supplierId: string }) {
  const { extra, isWaiting } = usePriceList(supplierId)
  return isWaiting ? <Loading rows={8} /> : <EditSupplier supplierId={supplierId} extra={extra} />
}
