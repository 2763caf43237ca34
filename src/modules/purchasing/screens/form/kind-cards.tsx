import { useNavigate, useSearch } from '@tanstack/react-router'
import { cx } from '#kit/screen/ui/cx.ts'

/** What is being written: a wish inside the house, an order to a supplier, or goods already paid for. */
export type PurchaseKind = 'permintaan' | 'po' | 'tunai'

const KINDS: readonly { readonly value: PurchaseKind; readonly label: string; readonly note: string }[] = [
  { value: 'permintaan', label: 'Permintaan', note: 'Minta dibelikan; disetujui dulu.' },
  { value: 'po', label: 'Pembelian (PO)', note: 'Pesan ke supplier, bayar belakangan.' },
  { value: 'tunai', label: 'Nota toko', note: 'Sudah dibayar, barang sudah di tangan.' },
]

/** The kind that the address asks for. */
export function usePurchaseKind(): PurchaseKind {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const asked = KINDS.find(({ value }) => value === search['jenis'])
  if (asked) return asked.value
  return search['permintaan'] ? 'permintaan' : 'po'
}

/** The three kinds, as cards above the form; another one opens its own form. */
export function KindCards({ value }: { readonly value: PurchaseKind }) {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const choose = (jenis: PurchaseKind) =>
    void navigate({ to: '.', search: { ...search, permintaan: undefined, jenis }, replace: true, resetScroll: false })
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Jenis</legend>
      <div className="grid grid-cols-3 gap-3 max-md:gap-2">
        {KINDS.map((kind) => (
          <label
            key={kind.value}
            className={cx(
              'flex items-center gap-3 rounded-lg border border-border-strong bg-card p-3 outline-offset-2',
              'has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)]',
              'has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:min-h-12 max-md:justify-center max-md:px-1 max-md:py-2',
            )}
          >
            <input
              type="radio"
              name="jenis-pembelian"
              className="size-4 flex-none appearance-none rounded-full border border-input bg-card outline-none checked:border-5 checked:border-primary max-md:sr-only"
              checked={kind.value === value}
              onChange={() => choose(kind.value)}
            />
            <span className="min-w-0 font-medium max-md:text-center max-md:text-small">
              {kind.label}
              <span className="block text-xs font-normal text-muted-foreground max-md:hidden">{kind.note}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
