import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
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
  const strip = useRef<HTMLDivElement>(null)
  // Five do not fit on a phone: the chosen one is brought into sight.
  useEffect(() => {
    const chosen = strip.current?.querySelector('input:checked')?.closest('label')
    // A browser may answer with a promise: nothing that an effect could be cleaned up with.
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [value])
  if (!maySeeStock) return null
  return (
    <div ref={strip} className="mb-4 max-md:-mx-4 max-md:mb-3 max-md:overflow-x-auto max-md:px-4">
      <Segmented label="Bagian gudang" value={value} options={OPTIONS} onChange={go} />
    </div>
  )
}
