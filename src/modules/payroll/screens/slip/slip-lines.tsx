import { Money } from '#kit/screen/format/money.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { LineKept, SlipPage } from '../../runs/contract.ts'
import { lineTold } from '../../slips/told.ts'
import { lineSides, type LineSide } from '../../slips/words.ts'

interface SlipLinesProps {
  readonly slip: SlipPage
  readonly pay: NonNullable<SlipPage['pay']>
}

/** Every component of a slip, each with where its amount comes from, and the sums. */
export function SlipLines({ slip, pay }: SlipLinesProps) {
  const told = (line: LineKept) => lineTold(line, { ...slip, pay })
  const sums: Readonly<Partial<Record<LineSide, string>>> = {
    pendapatan: pay.earned,
    potongan: pay.cut,
    perusahaan: pay.employer,
  }
  return (
    <>
      {(Object.keys(lineSides) as LineSide[]).map((side) => {
        const lines = pay.lines.filter((line) => line.side === side)
        if (lines.length === 0) return null
        return (
          <Card
            key={side}
            title={lineSides[side]}
            help={side === 'perusahaan' ? 'Di luar upah yang diterima.' : undefined}
          >
            <dl className="divide-y divide-border-subtle">
              {lines.map((line) => (
                <div key={`${line.code} ${line.label}`} className="flex items-baseline justify-between gap-4 py-2.5">
                  <dt className="min-w-0">
                    {line.label}
                    {line.note && <span className="ml-2 text-small text-muted-foreground">{line.note}</span>}
                    <small className="block text-xs text-muted-foreground">{told(line)}</small>
                  </dt>
                  <dd className="font-medium">
                    <Money value={line.amount} />
                  </dd>
                </div>
              ))}
              {sums[side] !== undefined && (
                <div className="flex items-baseline justify-between gap-4 pt-3 font-semibold">
                  <dt>Jumlah</dt>
                  <dd>
                    <Money value={sums[side]} rp />
                  </dd>
                </div>
              )}
            </dl>
          </Card>
        )
      })}
    </>
  )
}
