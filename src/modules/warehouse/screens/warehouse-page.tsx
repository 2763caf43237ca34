import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { useWarehouseList, WarehouseTabs } from './papers/warehouse-tabs.tsx'
import { StockTab } from './stock-tab.tsx'
import { WarehouseTab } from './warehouse-tab.tsx'

const fallback = <Loading rows={8} />
const DocumentList = later(() => import('./papers/document-list.tsx').then((parts) => parts.DocumentList), { fallback })
const TransferList = later(() => import('./papers/transfer-list.tsx').then((parts) => parts.TransferList), { fallback })
const CountList = later(() => import('./papers/count-list.tsx').then((parts) => parts.CountList), { fallback })

const LISTS = {
  gudang: WarehouseTab,
  stock: StockTab,
  dokumen: DocumentList,
  transfer: TransferList,
  opname: CountList,
} as const

/** Gudang & stok: the places, what lies in them, and the papers of all of them. */
export function WarehousePage() {
  const list = useWarehouseList()
  const List = LISTS[list]
  return <List key={list} above={<WarehouseTabs value={list} />} />
}
