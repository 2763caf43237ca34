import Merge from 'lucide-react/icons/merge'
import { useNavigate } from '@tanstack/react-router'
import { useState, type ReactNode } from 'react'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan, useMay } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import type { DetailTab } from '#kit/screen/detail/tabbed.tsx'
import { PhoneLink } from '#kit/screen/format/phone-link.tsx'
import { MenuItem } from '#kit/screen/ui/menu.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { customers, mergeCustomers, type Customer } from '#modules/parties/contract.ts'
import { ProfileFacts } from './customer-detail/profile.tsx'
import { customerDoors } from './customer-doors.ts'
import { CustomerStatus, typeWord } from './customer-list/columns.tsx'
import { MergedInto } from './merge/merged-into.tsx'
import { PartyFrame } from './party-detail/party-frame.tsx'

const MergeSheet = later(() => import('./merge/merge-sheet.tsx').then((parts) => parts.MergeSheet))

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
  const history = useAsk(customers.history, { id: pelangganId })
  const canChange = useCan('update pelanggan')
  const mayMerge = useMay(mergeCustomers)
  const [isMerging, setMerging] = useState(false)
  const navigate = useNavigate()
  return (
    <AskedPage asked={asked} title="Pelanggan" back="/pelanggan/">
      {(customer) => (
        <>
          <PartyFrame
            doors={customerDoors}
            party={customer}
            badge={<CustomerStatus row={{ status: customer.status, isArchived: customer.archivedAt !== null }} />}
            meta={<Meta customer={customer} />}
            actions={panels.actions(customer)}
            primary={panels.primary(customer)}
            rail={
              <>
                {panels.money(customer)}
                <ProfileFacts customer={customer} />
                {panels.links(customer)}
                <Attachments subject="pelanggan" ownerId={customer.id} canChange={canChange} />
              </>
            }
            tabs={panels.tabs(customer)}
            history={history.data}
            words={MERGED}
            above={<MergedInto noun="Pelanggan" base="/pelanggan" into={customer.mergedInto} />}
            moreActs={
              mayMerge &&
              !customer.mergedInto && (
                <MenuItem icon={<Merge />} onSelect={() => setMerging(true)}>
                  Gabungkan
                </MenuItem>
              )
            }
          />
          {isMerging && (
            <MergeSheet
              kind="customer"
              from={customer}
              onClose={() => setMerging(false)}
              onMerged={(id) => {
                setMerging(false)
                void navigate({ to: `/pelanggan/detail/${id}` })
              }}
            />
          )}
        </>
      )}
    </AskedPage>
  )
}

const MERGED = { merged: 'menggabungkan pelanggan ini ke', absorb: 'menggabungkan ke sini' }

function Meta({ customer }: { readonly customer: Customer }) {
  const phone = customer.whatsapp ?? customer.phone
  return (
    <span className="flex flex-wrap gap-x-1">
      <span>
        <span className="code">{customer.code}</span> ·
      </span>
      <span>
        {typeWord(customer.type)}
        {phone && ' ·'}
      </span>
      {phone && <PhoneLink value={phone} />}
      {customer.blockedReason && <span className="text-danger">· {customer.blockedReason}</span>}
    </span>
  )
}
