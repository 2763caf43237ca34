import { useNavigate, useSearch } from '@tanstack/react-router'
import { later } from '#kit/screen/client/later.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { CustomerList } from '#modules/parties/screens/customer-list.tsx'

const ReceivableAgingList = later(
  () => import('#modules/sales/statement/screens/aging-list.tsx').then((m) => m.ReceivableAgingList),
  { fallback: <Loading rows={8} /> },
)

const OPTIONS = [
  { value: 'pelanggan', label: 'Pelanggan' },
  { value: 'umur', label: 'Umur piutang' },
] as const

/** Customers, and beside them what they owe by age, which sales knows. */
export function CustomersPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const isAging = search['jenis'] === 'umur'
  const above = (
    <div className="mb-4 max-md:mb-3">
      <Segmented
        label="Bagian pelanggan"
        value={isAging ? 'umur' : 'pelanggan'}
        options={OPTIONS}
        onChange={(next) => void navigate({ to: '/pelanggan/', search: next === 'umur' ? { jenis: 'umur' } : {} })}
      />
    </div>
  )
  return isAging ? <ReceivableAgingList above={above} /> : <CustomerList above={above} />
}
