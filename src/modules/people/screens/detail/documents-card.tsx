import { addDays, type Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { today } from '#kit/screen/format/zone.ts'
import { Card } from '#kit/screen/ui/card.tsx'

interface Kept {
  readonly id?: string | undefined
  readonly kind: string
  readonly number: string | null
  readonly validUntil: string | null
}

/** Dokumen: cards and certificates of somebody; what has ended or ends within thirty days stands out. */
export function DocumentsCard({ documents }: { readonly documents: readonly Kept[] | undefined }) {
  if (!documents || documents.length === 0) return null
  return (
    <Card title="Dokumen">
      <ul className="grid gap-3">
        {documents.map(({ id, kind, number, validUntil }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>{[kind, number].filter(Boolean).join(' · ')}</span>
            {validUntil && <span className={toneOf(validUntil as Day)}>{endText(validUntil as Day)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function toneOf(until: Day): string {
  if (until < today()) return 'font-medium text-danger figures'
  return until <= addDays(today(), 30) ? 'font-medium text-warning figures' : 'text-muted-foreground figures'
}

function endText(until: Day): string {
  return `${until < today() ? 'habis' : 'berlaku sampai'} ${dayFormat(until, 'short')}`
}
