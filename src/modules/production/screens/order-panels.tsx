import Factory from 'lucide-react/icons/factory'
import { useState } from 'react'
import { qtyFormat, rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { StatusCell } from '#kit/screen/document/cells.tsx'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
import { TotalsRow } from '#kit/screen/document/totals.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { orderMargin, orderProduction, type OrderMargin, type OrderProduction } from '../margin/contract.ts'
import { eachWorth, orderAt, stageSaid } from './words.ts'

const OrderSheet = later(() => import('./sheets/order-sheet.tsx').then((parts) => parts.OrderSheet))

interface PanelProps {
  readonly orderId: string
}

/** What a sales order earns; only for who sees costs. */
export function MarginCard({ orderId }: PanelProps) {
  const seesCosts = useCan('view biaya')
  const asked = useAsk(orderMargin, { id: orderId }, { when: seesCosts })
  if (!asked.data) return null
  return <Margin margin={asked.data} />
}

function Margin({ margin }: { readonly margin: OrderMargin }) {
  const isLoss = margin.margin.startsWith('-')
  return (
    <Card title="Margin">
      <dl className="grid gap-1">
        <TotalsRow name="Nilai order" amount={margin.orderNet} isFirst />
        <TotalsRow name="Nilai terkirim" amount={margin.deliveredNet} />
        <TotalsRow name="HPP terkirim" amount={margin.cost} />
        {margin.bookCost !== margin.cost && <TotalsRow name="HPP di buku besar (rata-rata)" amount={margin.bookCost} />}
      </dl>
      <p className="mt-3 flex justify-between border-t border-border-subtle pt-3 font-semibold figures">
        <span>Margin</span>
        <span className={isLoss ? 'text-danger' : ''}>
          {rupiah(margin.margin)}
          {margin.marginPercent ? ` · ${shortPercent(margin.marginPercent)}` : ''}
        </span>
      </p>
      {margin.production.length > 0 && (
        <ul className="mt-3 grid gap-2 border-t border-border-subtle pt-3 text-small">
          {margin.production.map((row) => (
            <li key={row.id} className="flex justify-between gap-3 figures">
              <Go {...orderAt(row)} className="code hover:text-primary">
                {row.label}
              </Go>
              <span className="text-right text-muted-foreground">
                perkiraan {rupiah(row.estimated)}
                <span className="block text-foreground">nyata {rupiah(row.actual)}</span>
                {row.unitCost && <span className="block">{eachWorth(row.unitCost, row.unit)}</span>}
                {row.loss !== '0' && <span className="block text-danger">rugi {rupiah(row.loss)}</span>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** What is being made for a sales order, and what still has to be. */
export function ProductionCard({ orderId }: PanelProps) {
  const maySee = useCan('view rumah-produksi')
  const asked = useAsk(orderProduction, { id: orderId }, { when: maySee })
  if (!asked.data || asked.data.orders.length + leftToMake(asked.data).length === 0) return null
  const { orders } = asked.data
  return (
    <Card title="Produksi">
      <ul className="grid gap-2">
        {orders.map((row) => (
          <li key={row.id} className="flex items-center justify-between gap-3">
            <span className="min-w-0">
              <Go {...orderAt(row)} className="code block font-medium hover:text-primary">
                {row.label}
              </Go>
              <span className="block truncate text-xs text-muted-foreground figures" title={row.itemName}>
                {row.itemName} · {qtyFormat(row.goodQty)}/{qtyFormat(row.plannedQty)} {row.unit}
              </span>
            </span>
            <StatusCell {...stageSaid[row.stage]} />
          </li>
        ))}
      </ul>
      <ToMake production={asked.data} />
    </Card>
  )
}

function leftToMake({ canPlan, lines }: OrderProduction): OrderProduction['lines'] {
  return canPlan ? lines.filter((each) => each.hasRecipe && each.toMake !== '0') : []
}

/** What a sales order asks for and nobody makes yet, each with its way to an SPK. */
export function ToMake({ production }: { readonly production: OrderProduction }) {
  const [line, setLine] = useState<OrderProduction['lines'][number]>()
  return (
    <div>
      {leftToMake(production).map((each) => (
        <div key={each.orderLineId} className="mt-3">
          <p className="mb-1.5 truncate text-small text-muted-foreground figures" title={each.itemName}>
            {each.itemName}: {qtyFormat(each.toMake)} {each.unit} belum dibuat
          </p>
          <Button wide icon={<Factory />} onClick={() => setLine(each)}>
            Buat SPK produksi
          </Button>
        </div>
      ))}
      {line && (
        <OrderSheet
          from={{
            orderLineId: line.orderLineId,
            item: { id: line.itemId, label: line.itemName, more: { unit: line.unit } },
            qty: line.toMake,
            dueDate: production.dueDate,
          }}
          onClose={() => setLine(undefined)}
        />
      )}
    </div>
  )
}
