import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { SupplierDetail, type SupplierPanels } from '#modules/parties/screens/supplier-detail.tsx'

/** A supplier with what purchasing knows of it: parties itself knows no purchases. */
export function SupplierPage({ supplierId }: { readonly supplierId: string }) {
  return <SupplierDetail supplierId={supplierId} panels={panels} />
}

const panels: SupplierPanels = {
  money: () => null,
  tabs: () => [],
  links: () => null,
  actions: () => null,
  primary: (supplier) =>
    supplier.status === 'aktif' && !supplier.archivedAt ? (
      <GoButton
        to="/pembelian-barang/tambah"
        search={{ supplier: supplier.id }}
        variant="filled"
        icon={<ShoppingCart />}
      >
        Buat pembelian
      </GoButton>
    ) : undefined,
}
