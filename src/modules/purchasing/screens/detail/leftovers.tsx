import { qtyFormat } from '#ground/format.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import type { Leftover, LeftoverOffer } from '../../requests/detail.ts'
import { movingOf } from './moving.ts'

interface LeftoversProps {
  readonly rows: readonly Leftover[] | undefined
  /** Where the goods are wanted. */
  readonly warehouseId: string
}

/** What lies elsewhere of the goods that are to be bought: perhaps it need not be. */
export function Leftovers({ rows, warehouseId }: LeftoversProps) {
  const offered = (rows ?? []).filter((row) => row.offers.length > 0)
  if (offered.length === 0) return null
  return (
    <section aria-label="Sisa di gudang lain" className="mt-4 border-t border-border-subtle pt-4">
      <h2 className="font-medium">Sebelum membeli: ada sisa di gudang lain</h2>
      <ul className="mt-2 grid gap-3">
        {offered.map((row) => (
          <li key={row.lineId}>
            <p className="text-small text-muted-foreground">
              {row.itemName}, dibutuhkan {qtyFormat(row.wanted)} {row.baseUnit}
            </p>
            <ul className="mt-1 grid gap-1">
              {row.offers.map((offer) => (
                <li
                  key={`${offer.warehouseId}-${offer.itemId}`}
                  className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1"
                >
                  <span className="min-w-0 flex-1">
                    <b className="font-medium">{offer.warehouseName}</b>
                    {offer.isSubstitute && (
                      <span className="text-muted-foreground"> · pengganti: {offer.itemName}</span>
                    )}
                  </span>
                  <span className="text-muted-foreground figures">
                    tersedia {qtyFormat(offer.available)} {offer.baseUnit}
                  </span>
                  <Move offer={offer} to={warehouseId} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Move({ offer, to }: { readonly offer: LeftoverOffer; readonly to: string }) {
  const { label, search } = movingOf(offer, to)
  return (
    <GoButton size="xs" to="/gudang/tambah-stock" search={search}>
      {label}
    </GoButton>
  )
}
