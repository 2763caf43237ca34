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
import { mergeSuppliers, suppliers, type Supplier } from '../suppliers/contract.ts'
import { MergedInto } from './merge/merged-into.tsx'
import { PartyFrame } from './party-detail/party-frame.tsx'
import { AccountList } from './supplier-detail/accounts.tsx'
import { ApproveSupplier } from './supplier-detail/approve-supplier.tsx'
import { WaitingAccounts } from './supplier-detail/waiting-accounts.tsx'
import { ScoreFacts, SupplierFacts } from './supplier-detail/profile.tsx'
import { supplierDoors, supplyWords } from './supplier-doors.ts'
import { SupplierBadge } from './supplier-list/columns.tsx'

const MergeSheet = later(() => import('./merge/merge-sheet.tsx').then((parts) => parts.MergeSheet))

/** What later departments show of a supplier; put here by the application. */
export interface SupplierPanels {
  /** First card of the rail: what we owe. */
  readonly money: (supplier: Supplier) => ReactNode
  /** Pembelian ('pembelian'), Hutang & pembayaran ('hutang'), Daftar harga ('harga'), Retur ('retur'). */
  readonly tabs: (supplier: Supplier) => readonly DetailTab[]
  readonly links: (supplier: Supplier) => ReactNode
  readonly primary: (supplier: Supplier) => ReactNode
  readonly actions: (supplier: Supplier) => ReactNode
  /** In the menu. */
  readonly moreActs: (supplier: Supplier) => ReactNode
}

const words = {
  merged: 'menggabungkan supplier ini ke',
  absorb: 'menggabungkan ke sini',
  approve: 'menyetujui supplier ini',
  prices: 'mengubah daftar harga',
  'ask-accounts': 'meminta perubahan rekening',
  'approve-accounts': 'menyetujui perubahan rekening',
  'reject-accounts': 'menolak perubahan rekening',
  'withdraw-accounts': 'menarik kembali perubahan rekening',
}

/** Detail supplier. */
export function SupplierDetail({
  supplierId,
  panels,
}: {
  readonly supplierId: string
  readonly panels: SupplierPanels
}) {
  const asked = useAsk(suppliers.open, { id: supplierId })
  const history = useAsk(suppliers.history, { id: supplierId })
  const canChange = useCan('update supplier')
  const mayMerge = useMay(mergeSuppliers)
  const [isMerging, setMerging] = useState(false)
  const navigate = useNavigate()
  return (
    <AskedPage asked={asked} title="Supplier" back="/supplier/">
      {(supplier) => (
        <>
          <PartyFrame
            doors={supplierDoors}
            party={supplier}
            badge={<SupplierBadge row={{ status: supplier.status, isArchived: supplier.archivedAt !== null }} />}
            meta={<Meta supplier={supplier} />}
            actions={panels.actions(supplier)}
            moreActs={
              <>
                {panels.moreActs(supplier)}
                {mayMerge && !supplier.mergedInto && (
                  <MenuItem icon={<Merge />} onSelect={() => setMerging(true)}>
                    Gabungkan
                  </MenuItem>
                )}
              </>
            }
            primary={
              supplier.status === 'menunggu' && !supplier.archivedAt ? (
                <ApproveSupplier supplier={supplier} />
              ) : (
                panels.primary(supplier)
              )
            }
            above={
              <>
                <MergedInto noun="Supplier" base="/supplier" into={supplier.mergedInto} />
                {supplier.bankChange && <WaitingAccounts supplierId={supplier.id} change={supplier.bankChange} />}
              </>
            }
            rail={
              <>
                {panels.money(supplier)}
                <ScoreFacts supplier={supplier} />
                <SupplierFacts supplier={supplier} />
                {panels.links(supplier)}
                <Attachments subject="supplier" ownerId={supplier.id} canChange={canChange} />
              </>
            }
            tabs={panels.tabs(supplier)}
            lastTabs={[
              {
                value: 'rekening',
                label: 'Rekening',
                count: supplier.bankAccounts.length,
                content: <AccountList supplier={supplier} />,
              },
            ]}
            history={history.data}
            words={words}
          />
          {isMerging && (
            <MergeSheet
              kind="supplier"
              from={supplier}
              onClose={() => setMerging(false)}
              onMerged={(id: string) => {
                setMerging(false)
                void navigate({ to: `/supplier/detail/${id}` })
              }}
            />
          )}
        </>
      )}
    </AskedPage>
  )
}

function Meta({ supplier }: { readonly supplier: Supplier }) {
  const phone = supplier.whatsapp ?? supplier.phone
  return (
    <span className="flex flex-wrap gap-x-1">
      <span>
        <span className="code">{supplier.code}</span> ·
      </span>
      <span>
        {supplyWords({ kind: supplier.kind ?? [], trade: supplier.trade ?? [] })}
        {phone && ' ·'}
      </span>
      {phone && <PhoneLink value={phone} />}
      {supplier.blockedReason && <span className="text-danger">· {supplier.blockedReason}</span>}
    </span>
  )
}
