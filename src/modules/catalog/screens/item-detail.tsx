import Pencil from 'lucide-react/icons/pencil'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import { Suspense, useState, type ReactNode } from 'react'
import { MoreMenu } from '#kit/screen/detail/more-menu.tsx'
import { Attachments } from '#kit/screen/attachments/attachments.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { Tabbed, type DetailTab } from '#kit/screen/detail/tabbed.tsx'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { items, type Item } from '../contract.ts'
import { priceHistory } from '../prices/contract.ts'
import { DetailsTab } from './item-detail/details-tab.tsx'
import { ItemFacts } from './item-detail/item-facts.tsx'
import { PriceTab } from './item-detail/price-tab.tsx'
import { Substitutes } from './item-detail/substitutes.tsx'
import { SupplierTab } from './item-detail/supplier-tab.tsx'
import { kindWord } from './item-list/item-cells.tsx'
import { ItemMenu } from './item-list/row-menu.tsx'
import { ItemStatus } from './item-list/status.tsx'
import { LabelSheet, labelSource } from './face.tsx'
import { useWayBack, type ItemView } from './item-view.ts'

/** What later departments know of an item; put here by the application. */
export interface ItemPanels {
  /** First card: how much lies where. */
  readonly stock: (item: Item) => ReactNode
  /** After the prices: movements, purchases, use. */
  readonly tabs: (item: Item) => readonly DetailTab[]
}

interface ItemDetailProps {
  readonly id: string
  readonly view: ItemView
  readonly panels: ItemPanels
}

/** Detail of an item, in one of the two views. */
export function ItemDetail({ id, view, panels }: ItemDetailProps) {
  useWayBack(view)
  const asked = useAsk(items.open, { id })
  return (
    <AskedPage asked={asked} title={view.of === 'produk' ? 'Produk' : 'Bahan baku'} back={view.list}>
      {(item) => <ItemPage item={item} view={view} panels={panels} />}
    </AskedPage>
  )
}

function ItemPage({ item, view, panels }: Omit<ItemDetailProps, 'id'> & { readonly item: Item }) {
  const history = useAsk(items.history, { id: item.id })
  const [isLabelling, setLabelling] = useState(false)
  const maySeePrices = useMay(priceHistory)
  const row = { ...item, code: item.code ?? '', isArchived: item.archivedAt !== null }
  const isOpen = item.status === 'aktif' && !item.archivedAt
  const prices: readonly DetailTab[] = maySeePrices
    ? [{ value: 'harga', label: 'Riwayat harga', content: <PriceTab item={item} /> }]
    : []
  const suppliers: readonly DetailTab[] = maySeePrices
    ? [{ value: 'supplier', label: 'Supplier', content: <SupplierTab item={item} /> }]
    : []
  return (
    <DetailPage
      title={item.name}
      back={view.list}
      badge={<ItemStatus row={row} />}
      meta={
        <span className="flex flex-wrap gap-x-1">
          <span className="code">{item.code}</span>
          <span>· {kindWord(item.kind)}</span>
          {item.category && <span>· {item.category}</span>}
          {item.brand && <span>· {item.brand}</span>}
        </span>
      }
      actions={
        <>
          <GoButton to={view.edit(item.id)} icon={<Pencil />} className="max-md:hidden">
            Ubah
          </GoButton>
          <MoreMenu>
            <ItemMenu row={row} view={view} onLabel={() => setLabelling(true)} />
          </MoreMenu>
        </>
      }
      primary={
        isOpen ? (
          <GoButton to="/pembelian-barang/tambah" search={{ item: item.id }} variant="filled" icon={<ShoppingCart />}>
            {item.lastPurchase ? 'Beli lagi' : 'Beli'}
          </GoButton>
        ) : undefined
      }
      rail={
        <>
          <ItemFacts item={item} />
          <Attachments
            subject="barang"
            ownerId={item.id}
            canChange={useMay(items.edit) && !item.archivedAt}
            title="Sertifikat dan lampiran"
          />
        </>
      }
    >
      {item.kind !== 'jasa' && panels.stock(item)}
      <Tabbed
        label={`Bagian ${item.name}`}
        tabs={[
          ...prices,
          ...panels.tabs(item),
          ...suppliers,
          { value: 'rincian', label: 'Rincian', content: <DetailsTab item={item} /> },
        ]}
      />
      <Substitutes item={item} />
      <Activity subject="barang" ownerId={item.id} rows={history.data} />
      {isLabelling && (
        <Suspense>
          <LabelSheet items={[row]} source={labelSource(view)} onClose={() => setLabelling(false)} />
        </Suspense>
      )}
    </DetailPage>
  )
}
