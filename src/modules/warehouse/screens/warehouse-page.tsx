import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { StockTab } from './stock-tab.tsx'
import { WarehouseTab } from './warehouse-tab.tsx'

const tabs = [
  { value: 'gudang', label: 'Gudang' },
  { value: 'stock', label: 'Stok' },
] as const

/** Gudang & stok: the places, and what lies in them. */
export function WarehousePage() {
  const navigate = useNavigate()
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const maySeeStock = useCan('view stock')
  const value = tab === 'stock' && maySeeStock ? 'stock' : 'gudang'
  const choice = maySeeStock ? (
    <div className="mb-4 max-md:mb-3">
      <Segmented
        label="Bagian gudang"
        value={value}
        options={tabs}
        onChange={(next) => void navigate({ to: '/gudang/', search: { tab: next } })}
      />
    </div>
  ) : null
  return value === 'stock' ? <StockTab above={choice} /> : <WarehouseTab above={choice} />
}
