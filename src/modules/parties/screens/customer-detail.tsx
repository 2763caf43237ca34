import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import { useState, type ReactNode } from 'react'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { Tabbed, type DetailTab } from '#kit/screen/detail/tabbed.tsx'
import { Timeline } from '#kit/screen/detail/timeline.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Menu } from '#kit/screen/ui/menu.tsx'
import { customers, type Customer } from '#modules/parties/contract.ts'
import { CustomerActs, CustomerQuestion, type Asking } from './customer-detail/acts.tsx'
import { ContactsAndAddresses } from './customer-detail/contacts.tsx'
import { ProfileFacts } from './customer-detail/profile.tsx'
import { CustomerStatus, typeWord } from './customer-list/columns.tsx'

/** What later departments show of a customer; put here by the application. */
export interface CustomerPanels {
  /** First card of the rail: what it owes. */
  readonly money: (customer: Customer) => ReactNode
  readonly tabs: (customer: Customer) => readonly DetailTab[]
  readonly links: (customer: Customer) => ReactNode
  readonly primary: (customer: Customer) => ReactNode
  readonly actions: (customer: Customer) => ReactNode
}

/** Detail pelanggan. */
export function CustomerDetail({
  pelangganId,
  panels,
}: {
  readonly pelangganId: string
  readonly panels: CustomerPanels
}) {
  const asked = useAsk(customers.open, { id: pelangganId })
  const [asking, setAsking] = useState<Asking>()
  const history = useAsk(customers.history, { id: pelangganId })
  const canChange = useCan('update pelanggan')
  return (
    <AskedPage asked={asked} title="Pelanggan" back="/pelanggan/">
      {(customer) => (
        <DetailPage
          title={customer.name}
          back="/pelanggan/"
          badge={<CustomerStatus row={{ status: customer.status, isArchived: customer.archivedAt !== null }} />}
          meta={<Meta customer={customer} />}
          actions={
            <>
              {panels.actions(customer)}
              <GoButton to={`/pelanggan/edit/${customer.id}`} icon={<Pencil />} className="max-md:hidden">
                Ubah
              </GoButton>
              <Menu
                label="Aksi lain"
                trigger={
                  <Button
                    aria-label="Aksi lain"
                    className="w-9 px-0 max-md:w-12"
                    icon={<Ellipsis className="ml-0.5" />}
                  />
                }
              >
                <CustomerActs customer={customer} onAsk={setAsking} />
              </Menu>
            </>
          }
          primary={panels.primary(customer)}
          rail={
            <>
              {panels.money(customer)}
              <ProfileFacts customer={customer} />
              {panels.links(customer)}
              <Attachments subject="pelanggan" ownerId={customer.id} canChange={canChange} />
            </>
          }
        >
          <Tabbed
            label={`Bagian ${customer.name}`}
            tabs={[
              ...panels.tabs(customer),
              {
                value: 'kontak',
                label: 'Kontak & alamat',
                count: customer.contacts.length + customer.addresses.length,
                content: <ContactsAndAddresses customer={customer} />,
              },
            ]}
          />
          <Timeline rows={history.data} />
          <CustomerQuestion customer={customer} asking={asking} onAsk={setAsking} />
        </DetailPage>
      )}
    </AskedPage>
  )
}

function Meta({ customer }: { readonly customer: Customer }) {
  const phone = customer.whatsapp ?? customer.phone
  return (
    <span className="flex flex-wrap gap-x-1">
      <span className="code">{customer.code}</span>
      <span>· {typeWord(customer.type)}</span>
      {phone && (
        <span>
          · <PhoneLink value={phone} />
        </span>
      )}
      {customer.blockedReason && <span className="text-danger">· {customer.blockedReason}</span>}
    </span>
  )
}
