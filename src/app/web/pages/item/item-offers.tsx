import { useAsk } from '#kit/screen/client/use-ask.ts'
import { PlainTable, type PlainColumn } from '#kit/screen/detail/plain-table.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import type { Item } from '#modules/catalog/contract.ts'
import { itemOffers, type ItemOffer } from '#modules/purchasing/prices/contract.ts'

/** What suppliers ask for an item by their price lists, the cheapest first; nothing where none does. */
export function ItemOffers({ item }: { readonly item: Item }) {
  const asked = useAsk(itemOffers, { id: item.id })
  if (!asked.data || asked.data.length === 0) return null
  return (
    <section aria-label="Harga daftar supplier" className="border-b border-border-subtle pb-3">
      <h2 className="px-5 pt-4 pb-2 text-sm font-semibold max-md:px-4">Harga daftar supplier</h2>
      <PlainTable
        label="harga daftar supplier"
        columns={columnsFor(item.baseUnit)}
        rows={asked.data}
        keyOf={(row) => row.id}
      />
    </section>
  )
}

function columnsFor(baseUnit: string): readonly PlainColumn<ItemOffer>[] {
  return [
    {
      id: 'supplier',
      title: 'Supplier',
      cell: (row) => (
        <span className="block min-w-0">
          <NameLink to={`/supplier/detail/${row.supplierId}`} className="block truncate">
            {row.supplierName}
          </NameLink>
          <span className="block truncate text-small text-muted-foreground">
            sejak <DateText value={row.validFrom} style="short" />
            {row.minQty === '0' ? null : (
              <>
                {' '}
                · minimal <Qty value={row.minQty} unit={row.unit} />
              </>
            )}
          </span>
        </span>
      ),
    },
    {
      id: 'price',
      title: 'Harga (Rp)',
      width: 144,
      align: 'right',
      cell: (row) => (
        <>
          <Money value={row.price} />
          <span className="text-muted-foreground"> / {row.unit}</span>
        </>
      ),
    },
    {
      id: 'basePrice',
      title: `Per ${baseUnit} (Rp)`,
      width: 128,
      align: 'right',
      isWide: true,
      cell: (row) => <Money value={row.basePrice} />,
    },
  ]
}
