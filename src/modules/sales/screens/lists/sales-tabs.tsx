import { useNavigate, useSearch } from '@tanstack/react-router'
import { Segmented } from '#kit/screen/ui/segmented.tsx'

const OPTIONS = [
  { value: 'order', label: 'Order' },
  { value: 'surat-jalan', label: 'Surat jalan' },
  { value: 'invoice', label: 'Invoice' },
  { value: 'pembayaran', label: 'Pembayaran' },
] as const

/** Which of the lists of selling stands in sight. */
export type SalesList = (typeof OPTIONS)[number]['value']

/** The list that the address asks for: /order/ knows no tabs, so it is one of its ordinary parameters. */
export function useSalesList(): SalesList {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return OPTIONS.find(({ value }) => value === search['jenis'])?.value ?? 'order'
}

/** Orders, and every paper of them, side by side. */
export function SalesTabs({ value }: { readonly value: SalesList }) {
  const navigate = useNavigate()
  const go = (next: SalesList) => void navigate({ to: '/order/', search: next === 'order' ? {} : { jenis: next } })
  return (
    <div className="mb-4 max-md:mb-3">
      <Segmented label="Bagian penjualan" value={value} options={OPTIONS} onChange={go} />
    </div>
  )
}
