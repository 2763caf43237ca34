import type { ReactNode } from 'react'
import { useIsPhone } from '#kit/screen/grid/use-is-phone.ts'
import { KeyFacts, type Fact } from '#kit/screen/detail/facts.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { Qty } from '#kit/screen/format/quantity.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import type { Item } from '../../contract.ts'

/** The price people came for, and the lasting facts. */
export function ItemFacts({ item }: { readonly item: Item }) {
  const unit = <span className="text-small font-normal text-muted-foreground"> / {item.baseUnit}</span>
  const isGoods = item.kind !== 'jasa'
  const isPhone = useIsPhone()
  const rows: readonly Fact[] = [
    ['Harga jual', item.sellPrice && <Money key="sell" value={item.sellPrice} rp />],
    ['Harga RAB', item.rabPrice && <Money key="rab" value={item.rabPrice} rp />],
    ...(item.minPrice ? [['Jual terendah', <Money key="min" value={item.minPrice} rp />] satisfies Fact] : []),
    ...(item.estCost ? [['HPP perkiraan', <Money key="est" value={item.estCost} rp />] satisfies Fact] : []),
    [
      'Supplier utama',
      item.defaultSupplierId && (
        <NameLink to={`/supplier/detail/${item.defaultSupplierId}`}>{item.supplierName}</NameLink>
      ),
    ],
    ...(isGoods
      ? ([
          ['Stok minimum', item.minStock && <Qty key="min" value={item.minStock} unit={item.baseUnit} />],
          ['Rak', item.shelfLocation],
          ['Berat', item.weightKg && <Qty value={item.weightKg} unit={`kg/${item.baseUnit}`} />],
        ] satisfies Fact[])
      : []),
    ['Barcode', item.barcode && <span className="code">{item.barcode}</span>],
  ]
  return (
    <>
      {item.photoId && (
        <a href={`/storage/${item.photoId}`} target="_blank" rel="noreferrer" className="block rounded-lg">
          <img
            src={`/storage/${item.photoId}`}
            alt={`Foto ${item.name}`}
            className="max-h-60 w-full rounded-lg border border-border bg-paper object-contain"
          />
        </a>
      )}
      {/* On a phone the stock comes first: what nobody wrote down takes no line of its way. */}
      <KeyFacts lead={leadOf(item, unit)} rows={isPhone ? rows.filter(([, value]) => Boolean(value)) : rows} />
    </>
  )
}

function leadOf({ lastPurchase, sellPrice }: Item, unit: ReactNode) {
  if (lastPurchase === undefined) {
    return { label: 'Harga jual', value: <Lead value={sellPrice} unit={unit} /> }
  }
  return {
    label: 'Harga beli terakhir',
    value: <Lead value={lastPurchase?.price ?? null} unit={unit} />,
    below: lastPurchase ? (
      <p className="text-small text-muted-foreground">
        <DateText value={lastPurchase.on} style="short" />
        {lastPurchase.supplierName && ` · ${lastPurchase.supplierName}`}
      </p>
    ) : (
      <p className="text-small text-muted-foreground">Belum pernah dibeli.</p>
    ),
  }
}

function Lead({ value, unit }: { readonly value: string | null; readonly unit: ReactNode }) {
  return (
    <>
      <Money value={value} rp />
      {value && unit}
    </>
  )
}
