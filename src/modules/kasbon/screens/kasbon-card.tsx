import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { addKasbon, listKasbon } from '../contract.ts'
import { KasbonSheet, type KasbonFor } from './kasbon-sheet.tsx'
import { KasbonBadge } from './words.tsx'

/** What was lent to somebody and is still owed, the newest first; absent for whoever may not see wages. */
export function KasbonCard({ of }: { readonly of: KasbonFor }) {
  const [isAsking, setAsking] = useState(false)
  const seesPay = useMay(listKasbon)
  const mayAsk = useMay(addKasbon)
  const whose = of.role === 'employee' ? { employeeId: of.id } : { workerId: of.id }
  const asked = useAsk(listKasbon, { ...whose, size: 20 }, { when: seesPay })
  if (!seesPay) return null
  const add = mayAsk && (
    <Button icon={<Plus />} onClick={() => setAsking(true)}>
      Catat kasbon
    </Button>
  )
  return (
    <>
      <AskedCard
        asked={asked}
        title="Kasbon"
        aside={add}
        empty={{ text: 'Belum ada.', is: ({ rows }) => rows.length === 0 }}
      >
        {({ rows }) => (
          <Card title="Kasbon" aside={add}>
            <ul className="grid gap-3">
              {rows.map((row) => (
                <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span>
                    <NameLink to={`/slip-gaji/detail/${row.id}`} search={{ jenis: 'kasbon' }}>
                      {row.label}
                    </NameLink>{' '}
                    <KasbonBadge status={row.status} />
                    <span className="block text-small text-muted-foreground">{row.purpose}</span>
                  </span>
                  <span className="ml-auto text-right">
                    {row.status !== 'void' && <Money value={row.status === 'paid' ? row.open : row.amount} rp />}
                    {row.status === 'paid' && (
                      <span className="block text-small text-muted-foreground">
                        sisa dari <Money value={row.amount} />
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </AskedCard>
      {isAsking && <KasbonSheet holder={of} onClose={() => setAsking(false)} />}
    </>
  )
}
