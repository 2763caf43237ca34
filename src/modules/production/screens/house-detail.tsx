import PackageCheck from 'lucide-react/icons/package-check'
import Pencil from 'lucide-react/icons/pencil'
import Truck from 'lucide-react/icons/truck'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { phoneText } from '#ground/identifiers.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { AskedPage } from '#kit/screen/detail/asked-page.tsx'
import { DetailPage } from '#kit/screen/detail/detail-page.tsx'
import { Tabbed, type DetailTab } from '#kit/screen/detail/tabbed.tsx'
import { Activity } from '#kit/screen/detail/activity.tsx'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { houses, type House } from '../houses/contract.ts'
import { HouseMenu } from './house-detail/house-menu.tsx'
import { HouseRail } from './house-detail/house-rail.tsx'
import { QueueTab } from './house-detail/queue-tab.tsx'
import { HouseStatus } from './house-list/columns.tsx'
import { askForMaterial } from './words.ts'

const CostsTab = later(() => import('./house-detail/costs-tab.tsx').then((parts) => parts.CostsTab), {
  fallback: <Loading />,
})
const MaterialsTab = later(() => import('./house-detail/materials-tab.tsx').then((parts) => parts.MaterialsTab), {
  fallback: <Loading />,
})
const OrdersTab = later(() => import('./house-detail/orders-tab.tsx').then((parts) => parts.OrdersTab), {
  fallback: <Loading />,
})
const RecipesTab = later(() => import('./house-detail/recipes-tab.tsx').then((parts) => parts.RecipesTab), {
  fallback: <Loading />,
})
const WorkersTab = later(() => import('./house-detail/workers-tab.tsx').then((parts) => parts.WorkersTab), {
  fallback: <Loading />,
})
const PhotosTab = later(() => import('./house-detail/photos-tab.tsx').then((parts) => parts.PhotosTab), {
  fallback: <Loading />,
})
const PickRunning = later(() => import('./house-detail/pick-running.tsx').then((parts) => parts.PickRunning))
const OrderView = later(() => import('./order-view.tsx').then((parts) => parts.OrderView), {
  fallback: <Loading rows={8} />,
})

/** /rumah-produksi/detail/{rumahProduksiId}; with `spk` in the address one of its orders. */
export function HouseDetail({ rumahProduksiId }: { readonly rumahProduksiId: string }) {
  const { spk } = useSearch({ strict: false }) as { spk?: string }
  return spk ? <OrderView key={spk} orderId={spk} houseId={rumahProduksiId} /> : <HousePage id={rumahProduksiId} />
}

function HousePage({ id }: { readonly id: string }) {
  const asked = useAsk(houses.open, { id })
  const history = useAsk(houses.history, { id })
  const [isPicking, setPicking] = useState(false)
  const mayRecord = useCan('update rumah-produksi')
  const tabs = useTabs()
  return (
    <AskedPage asked={asked} title="Rumah produksi" back="/rumah-produksi/">
      {(house) => (
        <DetailPage
          title={house.name}
          back="/rumah-produksi/"
          badge={<HouseStatus isOpen={house.archivedAt === null} />}
          meta={metaOf(house)}
          actions={
            <>
              <GoButton {...askForMaterial(house.rawWarehouse.id)} icon={<Truck />} className="max-md:hidden">
                Minta bahan
              </GoButton>
              <GoButton to={`/rumah-produksi/edit/${house.id}`} icon={<Pencil />} className="max-md:hidden">
                Ubah
              </GoButton>
              <HouseMenu house={house} />
            </>
          }
          primary={
            mayRecord && house.archivedAt === null ? (
              <Button variant="filled" icon={<PackageCheck />} onClick={() => setPicking(true)}>
                Catat hasil produksi
              </Button>
            ) : undefined
          }
          rail={<HouseRail house={house} />}
        >
          <Tabbed label={`Bagian ${house.name}`} tabs={tabs(house)} />
          <Activity subject="rumah-produksi" ownerId={id} rows={history.data} />
          {isPicking && <PickRunning house={house} onClose={() => setPicking(false)} />}
        </DetailPage>
      )}
    </AskedPage>
  )
}

function useTabs() {
  const seesCosts = useCan('view biaya')
  return (house: House): readonly DetailTab[] => [
    { value: 'antrean', label: 'Antrean', count: house.activeOrders, content: <QueueTab house={house} /> },
    { value: 'produksi', label: 'Produksi', content: <OrdersTab house={house} /> },
    { value: 'bahan', label: 'Bahan baku', content: <MaterialsTab house={house} /> },
    { value: 'resep', label: 'Resep', content: <RecipesTab /> },
    { value: 'pekerja', label: 'Pekerja', content: <WorkersTab houseId={house.id} /> },
    ...(seesCosts ? [{ value: 'biaya', label: 'Biaya', content: <CostsTab houseId={house.id} /> }] : []),
    { value: 'foto', label: 'Foto', content: <PhotosTab houseId={house.id} /> },
  ]
}

function metaOf(house: House) {
  const parts = [house.headName, house.city, house.phone && phoneText(house.phone)].filter(Boolean)
  return (
    <>
      <span className="code">{house.code}</span>
      {parts.length > 0 ? ` · ${parts.join(' · ')}` : ''}
    </>
  )
}
