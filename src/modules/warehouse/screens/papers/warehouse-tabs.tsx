import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Segmented } from '#kit/screen/ui/segmented.tsx'

const OPTIONS = [
  { value: 'gudang', label: 'Gudang' },
  { value: 'stock', label: 'Stok' },
  { value: 'dokumen', label: 'Dokumen stok' },
  { value: 'transfer', label: 'Transfer' },
  { value: 'opname', label: 'Opname' },
] as const

/** Which of the lists of warehouses stands in sight. */
export type WarehouseList = (typeof OPTIONS)[number]['value']

/** The list that the address asks for: two are tabs of the spec, the papers of all warehouses are kinds beside them. */
export function useWarehouseList(): WarehouseList {
  const { tab, jenis }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const maySeeStock = useCan('view stock')
  if (!maySeeStock) return 'gudang'
  if (jenis === 'dokumen' || jenis === 'transfer' || jenis === 'opname') return jenis
  return tab === 'stock' ? 'stock' : 'gudang'
}

/** The places, what lies in them, and the papers of all of them side by side; the places alone for who sees no stock. */
export function WarehouseTabs({ value }: { readonly value: WarehouseList }) {
  const navigate = useNavigate()
  const maySeeStock = useCan('view stock')
  const go = (next: WarehouseList) =>
    void navigate({ to: '/gudang/', search: next === 'gudang' || next === 'stock' ? { tab: next } : { jenis: next } })
  if (!maySeeStock) return null
  return (
    <div className="mb-4 max-md:mb-3">
      <Segmented label="Bagian gudang" value={value} options={OPTIONS} onChange={go} />
    </div>
  )
}
