import { useNavigate, useSearch } from '@tanstack/react-router'
import { Segmented } from '#kit/screen/ui/segmented.tsx'

/** Which of the lists of purchasing stands in sight. */
export type PurchaseList = 'pembelian' | 'permintaan' | 'produk'

const OPTIONS: readonly { readonly value: PurchaseList; readonly label: string }[] = [
  { value: 'pembelian', label: 'Pembelian' },
  { value: 'permintaan', label: 'Permintaan' },
  { value: 'produk', label: 'Produk' },
]

/** The list that the address asks for. */
export function usePurchaseList(): PurchaseList {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search['tab'] === 'produk') return 'produk'
  return search['jenis'] === 'permintaan' ? 'permintaan' : 'pembelian'
}

/** Orders, requests and products side by side. */
export function PurchaseTabs({ value }: { readonly value: PurchaseList }) {
  const navigate = useNavigate()
  const go = (next: PurchaseList) =>
    void navigate({
      to: '/pembelian-barang/',
      search: next === 'permintaan' ? { tab: 'pembelian', jenis: next } : { tab: next },
    })
  return (
    <div className="mb-4 max-md:mb-3">
      <Segmented label="Bagian pembelian" value={value} options={OPTIONS} onChange={go} />
    </div>
  )
}
