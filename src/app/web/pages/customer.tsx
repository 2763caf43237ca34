import ClipboardList from 'lucide-react/icons/clipboard-list'
import FileText from 'lucide-react/icons/file-text'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { SmartLinks } from '#kit/screen/detail/smart-links.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { CustomerDetail, type CustomerPanels } from '#modules/parties/screens/customer-detail.tsx'
import { CustomerPayment } from '#modules/sales/payments/screens/customer-payment.tsx'
import { listOrders } from '#modules/sales/orders/contract.ts'
import { customerSummary } from '#modules/sales/statement/contract.ts'
import { CustomerInvoices, CustomerOrders } from '#modules/sales/statement/screens/customer-papers.tsx'
import { OpeningBalance } from '#modules/sales/statement/screens/opening-balance.tsx'
import { ReceivableCard } from '#modules/sales/statement/screens/receivable-card.tsx'
import { ShareProgress } from '#modules/sales/statement/screens/share-progress.tsx'
import { SummaryTab } from '#modules/sales/statement/screens/summary-tab.tsx'

/** A customer with what sales knows of it: parties itself knows no orders. */
export function CustomerPage({ pelangganId }: { readonly pelangganId: string }) {
  const seesOrders = useMay(listOrders)
  return <CustomerDetail pelangganId={pelangganId} panels={seesOrders ? withOrders : panels} />
}

const panels: CustomerPanels = {
  money: (customer) => (
    <>
      <ReceivableCard customerId={customer.id} />
      <OpeningBalance customer={customer} />
    </>
  ),
  tabs: (customer) => [{ value: 'ringkasan', label: 'Ringkasan', content: <SummaryTab customerId={customer.id} /> }],
  links: (customer) => <Links customerId={customer.id} />,
  primary: (customer) =>
    customer.status === 'aktif' && !customer.archivedAt ? (
      <GoButton to="/order/tambah" search={{ pelanggan: customer.id }} variant="filled" icon={<ClipboardList />}>
        Buat order
      </GoButton>
    ) : undefined,
  actions: (customer) => (
    <>
      <CustomerPayment customerId={customer.id} />
      <GoButton to={`/pelanggan/transaksi/detail/${customer.id}`} icon={<ScrollText />} className="max-md:hidden">
        Rekening koran
      </GoButton>
    </>
  ),
}

const withOrders: CustomerPanels = {
  ...panels,
  links: (customer) => (
    <>
      {panels.links(customer)}
      <ShareProgress customerId={customer.id} />
    </>
  ),
  tabs: (customer) => [
    ...panels.tabs(customer),
    { value: 'order', label: 'Order', content: <CustomerOrders customerId={customer.id} /> },
    { value: 'invoice', label: 'Invoice', content: <CustomerInvoices customerId={customer.id} /> },
  ],
}

function Links({ customerId }: { readonly customerId: string }) {
  const { data } = useAsk(customerSummary, { id: customerId })
  if (!data) return null
  return (
    <SmartLinks
      links={[
        { icon: <ClipboardList />, name: 'Order', to: '/order/', search: { customerId }, aside: data.orderCount },
        {
          icon: <FileText />,
          name: 'Invoice terbuka',
          to: `/pelanggan/transaksi/detail/${customerId}`,
          aside: data.openInvoiceCount,
        },
        { icon: <ScrollText />, name: 'Riwayat transaksi', to: `/pelanggan/transaksi/detail/${customerId}` },
      ]}
    />
  )
}
