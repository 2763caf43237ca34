import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { PayLine } from '../../pay/contract.ts'
import { PaySheet, type PayOf } from './pay-sheet.tsx'

/** What somebody earned and earns, the newest first; whoever may writes what is valid from a day on. */
export function PayCard({ of, asked }: { readonly of: PayOf; readonly asked: Asked<readonly PayLine[]> }) {
  const [isAdding, setAdding] = useState(false)
  const setsPay = useCan('update gaji')
  const title = of.role === 'worker' ? 'Upah' : 'Gaji'
  const add = setsPay && (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      {of.role === 'worker' ? 'Tetapkan upah' : 'Tetapkan gaji'}
    </Button>
  )
  return (
    <>
      <AskedCard
        asked={asked}
        title={title}
        aside={add}
        empty={{ text: 'Belum ada.', is: (lines) => lines.length === 0 }}
      >
        {(lines) => (
          <Card title={title} aside={add}>
            <ul className="grid gap-3">
              {lines.map((line) => (
                <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span>
                    Mulai {dayFormat(line.validFrom as Day, 'short')}{' '}
                    {line.isCurrent && <Badge tone="success">Berlaku</Badge>}
                    <span className="block text-small text-muted-foreground">
                      {[line.reason, line.by].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <span className="ml-auto text-right">
                    <Money value={line.dailyRate ?? line.monthlyBase} rp />
                    {line.allowances.map(({ name, amount }) => (
                      <span key={name} className="block text-small text-muted-foreground">
                        {name} <Money value={amount} />
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </AskedCard>
      {isAdding && (
        <PaySheet of={of} now={asked.data?.find((line) => line.isCurrent)} onClose={() => setAdding(false)} />
      )}
    </>
  )
}
