import { useNavigate, useSearch } from '@tanstack/react-router'
import { Segmented } from '#kit/screen/ui/segmented.tsx'

const OPTIONS = [
  { value: 'pembelian', label: 'Pembelian' },
  { value: 'permintaan', label: 'Permintaan' },
  { value: 'penerimaan', label: 'Penerimaan' },
  { value: 'tagihan', label: 'Tagihan' },
  { value: 'pembayaran', label: 'Pembayaran' },
  { value: 'retur', label: 'Retur' },
  { value: 'produk', label: 'Produk' },
] as const

/** Which of the lists of purchasing stands in sight. */
export type PurchaseList = (typeof OPTIONS)[number]['value']

/** The list that the address asks for: produk is a tab of the spec, the papers of purchasing are kinds of the other. */
export function usePurchaseList(): PurchaseList {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  if (search['tab'] === 'produk') return 'produk'
  return OPTIONS.find(({ value }) => value === search['jenis'] && value !== 'produk')?.value ?? 'pembelian'
}

/** Orders, the papers that follow them, and products side by side. */
export function PurchaseTabs({ value }: { readonly value: PurchaseList }) {
  const navigate = useNavigate()
  const go = (next: PurchaseList) =>
    void navigate({
      to: '/pembelian-barang/',
      search: next === 'pembelian' || next === 'produk' ? { tab: next } : { tab: 'pembelian', jenis: next },
    })
  return (
    <div className="mb-4 max-md:mb-3">
      <Segmented label="Bagian pembelian" value={value} options={OPTIONS} onChange={go} />
    </div>
  )
}
