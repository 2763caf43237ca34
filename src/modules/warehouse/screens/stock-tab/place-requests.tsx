import { GoButton } from '#kit/screen/shell/go.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import type { StockRow } from '#modules/warehouse/contract.ts'
import { buyAgain, byPlace } from '#modules/warehouse/buy-again.ts'

interface PlaceRequestsProps {
  readonly rows: readonly StockRow[]
  readonly onClose: () => void
}

/** A request brings goods to one warehouse: what runs low in several is asked for warehouse by warehouse. */
export function PlaceRequests({ rows, onClose }: PlaceRequestsProps) {
  const places = byPlace(rows)
  return (
    <Sheet open onClose={onClose} title="Permintaan per gudang" isText>
      <p className="px-5 pt-5 text-muted-foreground">
        Satu permintaan menuju satu gudang. Yang dicentang ada di {places.length} gudang: buat permintaannya satu per
        satu. Tiap permintaan terbuka di tab baru; centang di daftar tetap.
      </p>
      <ul className="grid p-5">
        {places.map((ofOne) => (
          <li
            key={ofOne[0].warehouseId}
            className="flex flex-wrap items-center justify-between gap-3 border-b border-border-subtle py-3 last:border-b-0"
          >
            <span className="min-w-0">
              <b className="block font-medium">{ofOne[0].warehouseName}</b>
              <span className="text-small text-muted-foreground">{ofOne.map((row) => row.itemName).join(', ')}</span>
            </span>
            <GoButton
              to="/pembelian-barang/tambah"
              search={{ ...buyAgain(ofOne) }}
              target="_blank"
              aria-label={`Buat permintaan untuk ${ofOne[0].warehouseName}, di tab baru`}
              className="ml-auto"
            >
              Buat permintaan
            </GoButton>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
