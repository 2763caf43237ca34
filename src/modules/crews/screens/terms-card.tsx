import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat, rupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { addWorkerTerms, workerTerms, type WorkerTerms } from '../terms/contract.ts'
import { feeTold, NO_FEE } from '../terms/words.ts'
import { TermsSheet, type TermsOf } from './terms/terms-sheet.tsx'

const HELP = 'Di luar upah harian. Yang tidak ditetapkan mengikuti aturan: lembur menurut PP 35/2021, tanpa uang makan.'

/** Uang makan, tarif lembur dan fee mandor of a worker, the newest first; absent for whoever may not see wages. */
export function TermsCard({ of }: { readonly of: TermsOf }) {
  const [isAdding, setAdding] = useState(false)
  const [sees, sets] = [useMay(workerTerms), useMay(addWorkerTerms)]
  const asked = useAsk(workerTerms, { id: of.id }, { when: sees })
  if (!sees) return null
  const title = of.isForeman ? 'Makan, lembur, fee mandor' : 'Uang makan dan lembur'
  const add = sets && (
    <Button icon={<Plus />} onClick={() => setAdding(true)}>
      Tetapkan
    </Button>
  )
  const current = asked.data?.find(({ validFrom }) => validFrom <= today())
  return (
    <>
      <AskedCard asked={asked} title={title} aside={add} empty={{ text: HELP, is: (rows) => rows.length === 0 }}>
        {(rows) => (
          <Card title={title} aside={add}>
            <ul className="grid gap-3">
              {rows.map((row) => (
                <li key={row.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
                  <span>
                    Mulai {dayFormat(row.validFrom as Day, 'short')}{' '}
                    {row === current && <Badge tone="success">Berlaku</Badge>}
                    <span className="block text-small text-muted-foreground">{row.by}</span>
                  </span>
                  <span className="ml-auto text-right">
                    {saidOf(row, of.isForeman).map((line) => (
                      <span key={line} className="block">
                        {line}
                      </span>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </AskedCard>
      {isAdding && <TermsSheet of={of} now={current} onClose={() => setAdding(false)} />}
    </>
  )
}

function saidOf(terms: WorkerTerms, isForeman: boolean): string[] {
  const { meal, overtimeRate } = terms
  const fee = feeTold(terms)
  return [
    meal === '0' ? 'Tanpa uang makan' : `Makan ${rupiah(meal)} per hari`,
    overtimeRate === null ? 'Lembur menurut aturan' : `Lembur ${rupiah(overtimeRate)} per jam`,
    ...(fee === NO_FEE && !isForeman ? [] : [fee]),
  ]
}
