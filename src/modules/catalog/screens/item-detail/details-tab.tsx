import { useState, type ReactNode } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { later } from '#kit/screen/client/later.tsx'
import { Facts } from '#kit/screen/detail/facts.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import type { Item } from '../../contract.ts'
import { setItemPrice } from '../../prices/contract.ts'
import { levels } from '../../prices/levels.ts'
import { sidesOf } from '../../rules.ts'

const SetPrice = later(() => import('./set-price.tsx').then((parts) => parts.SetPrice))

/** Its description, its units, and its prices with the days they hold from. */
export function DetailsTab({ item }: { readonly item: Item }) {
  const maySet = useMay(setItemPrice) && item.archivedAt === null
  const [setting, setSetting] = useState<'sell' | 'rab'>()
  return (
    <div className="grid gap-6 p-5 md:grid-cols-2">
      <Part title="Satuan">
        <Facts rows={[['Satuan dasar', item.baseUnit], ...item.units.map((unit) => unitFact(unit, item.baseUnit))]} />
      </Part>
      <Part title="Keterangan">
        <Facts
          rows={[
            ['Merek', item.brand],
            ['Spesifikasi', item.spec && <span className="whitespace-pre-line">{item.spec}</span>],
            ['Pajak', item.taxCode],
            ['Catatan', item.notes && <span className="whitespace-pre-line">{item.notes}</span>],
          ]}
        />
      </Part>
      {(item.prices.length > 0 || maySet) && (
        <Part title="Harga jual">
          <Prices rows={item.prices} />
          {maySet && (
            <Button size="sm" className="mt-3" onClick={() => setSetting('sell')}>
              Atur harga jual
            </Button>
          )}
        </Part>
      )}
      {(item.rabPrices.length > 0 || maySet) && (
        <Part title="Harga RAB">
          <Prices rows={item.rabPrices} />
          {maySet && (
            <Button size="sm" className="mt-3" onClick={() => setSetting('rab')}>
              Atur harga RAB
            </Button>
          )}
        </Part>
      )}
      {setting && <SetPrice item={item} of={setting} onClose={() => setSetting(undefined)} />}
    </div>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-3 text-small font-semibold">{title}</h3>
      {children}
    </section>
  )
}

function unitFact(unit: Item['units'][number], base: string): readonly [string, ReactNode] {
  const { count, holds } = sidesOf(unit)
  const uses = [unit.isPurchase && 'membeli', unit.isIssue && 'mengeluarkan'].filter(Boolean).join(', ')
  return [`${qtyFormat(count)} ${unit.unit} = ${qtyFormat(holds)} ${base}`, uses || 'tidak dipakai']
}

interface DatedPrice {
  readonly from: string
  readonly price: string
  readonly level?: string
}

/** The newest first; what is still to come says so. */
function Prices({ rows }: { readonly rows: readonly DatedPrice[] }) {
  return (
    <ul className="grid gap-3">
      {rows.slice(0, 12).map((row) => (
        <li key={`${row.from} ${row.level}`} className="flex justify-between gap-4">
          <span className="text-muted-foreground">
            {row.from > today() ? 'Mulai ' : 'Sejak '}
            <DateText value={row.from} style="short" />
            {row.level && row.level !== 'eceran' && ` · ${levels[row.level as keyof typeof levels] ?? row.level}`}
          </span>
          <span className="font-medium">
            <Money value={row.price} rp />
          </span>
        </li>
      ))}
    </ul>
  )
}
