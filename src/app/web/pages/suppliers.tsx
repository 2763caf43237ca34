import { useNavigate, useSearch } from '@tanstack/react-router'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { SupplierList } from '#modules/parties/screens/supplier-list.tsx'

const PayableAgingList = later(
  () => import('#modules/purchasing/screens/payables/aging-list.tsx').then((m) => m.PayableAgingList),
  { fallback: <Loading rows={8} /> },
)

const OPTIONS = [
  { value: 'supplier', label: 'Supplier' },
  { value: 'umur', label: 'Umur hutang' },
] as const

/** Suppliers, and beside them what we owe them by age, which purchasing knows. */
export function SuppliersPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const isAging = search['jenis'] === 'umur'
  const above = (
    <div className="mb-4 max-md:mb-3">
      <Segmented
        label="Bagian supplier"
        value={isAging ? 'umur' : 'supplier'}
        options={OPTIONS}
        onChange={(next) => void navigate({ to: '/supplier/', search: next === 'umur' ? { jenis: 'umur' } : {} })}
      />
    </div>
  )
  return isAging ? <PayableAgingList above={above} /> : <SupplierList above={above} />
}
