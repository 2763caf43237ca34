import FileText from 'lucide-react/icons/file-text'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { can } from '#kit/screen/client/ability.ts'
import { SmartLinks } from '#kit/screen/detail/smart-links.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { SupplierDetail, type SupplierPanels } from '#modules/parties/screens/supplier-detail.tsx'
import { OpeningPayable, PrintPayables, SupplierActs } from '#modules/purchasing/screens/supplier/acts.tsx'
import { PayableCard } from '#modules/purchasing/screens/supplier/payable-card.tsx'

const PayableTab = later(
  () => import('#modules/purchasing/screens/supplier/payable-tab.tsx').then((parts) => parts.PayableTab),
  { fallback: <Loading /> },
)
const SupplierPrices = later(
  () => import('#modules/purchasing/screens/supplier/prices-tab.tsx').then((parts) => parts.SupplierPrices),
  { fallback: <Loading /> },
)
const SupplierOrders = later(
  () => import('#modules/purchasing/screens/supplier/orders-tab.tsx').then((parts) => parts.SupplierOrders),
  { fallback: <Loading /> },
)
const SupplierReturns = later(
  () => import('#modules/purchasing/screens/supplier/orders-tab.tsx').then((parts) => parts.SupplierReturns),
  { fallback: <Loading /> },
)

/** A supplier with what purchasing knows of it: parties itself knows no purchases. */
export function SupplierPage({ supplierId }: { readonly supplierId: string }) {
  return <SupplierDetail supplierId={supplierId} panels={panels} />
}

const panels: SupplierPanels = {
  money: (supplier) => (
    <>
      <PayableCard supplierId={supplier.id} />
      <OpeningPayable supplier={supplier} />
    </>
  ),
  tabs: (supplier) => {
    const { id, name } = supplier
    const debt = { value: 'hutang', label: 'Hutang & pembayaran', content: <PayableTab supplierId={id} /> }
    if (!can('view pembelian-barang')) return [debt]
    return [
      { value: 'pembelian', label: 'Pembelian', content: <SupplierOrders supplierId={id} name={name} /> },
      debt,
      { value: 'harga', label: 'Daftar harga', content: <SupplierPrices supplierId={id} /> },
      { value: 'retur', label: 'Retur', content: <SupplierReturns supplierId={id} /> },
    ]
  },
  links: (supplier) =>
    can('view pembelian-barang') ? (
      <SmartLinks
        links={[
          {
            icon: <ShoppingCart />,
            name: 'Pembelian',
            to: '/pembelian-barang/',
            search: { supplierId: supplier.id, 'supplierId.label': supplier.name },
          },
          {
            icon: <FileText />,
            name: 'Belum lunas',
            to: '/pembelian-barang/',
            search: { view: 'belum-lunas', supplierId: supplier.id, 'supplierId.label': supplier.name },
          },
        ]}
      />
    ) : null,
  actions: (supplier) => <SupplierActs supplier={supplier} />,
  moreActs: (supplier) => <PrintPayables supplier={supplier} />,
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
