import { useState } from 'react'
import { dropDraft, draftName, readDraft } from '#kit/screen/form/draft.ts'
import { ownerHere } from '#kit/screen/outbox/outbox.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { blockerKinds } from '../../diary/words.ts'
import type { SiteReportValues } from './values.ts'

/** The draft under which a form of a report keeps what is typed. */
export const draftOf = (reportId: string) => `dokumentasi-proyek/${reportId}`

/** Under which name the report of a day lies on the device. */
export const keptReport = (projectId: string, date: string) => `laporan-harian:${projectId}:${date}`

/** What somebody typed of a report that may not be changed any more: to be read and told otherwise, then thrown away. */
export function TypedHere({ reportId }: { readonly reportId: string }) {
  const name = draftName(ownerHere(), draftOf(reportId))
  const [kept, setKept] = useState(() => readDraft(localStorage, name))
  const told = kept ? typedLines(kept.values as Partial<SiteReportValues>) : []
  if (told.length === 0) return null
  const drop = () => {
    dropDraft(localStorage, name)
    setKept(undefined)
  }
  return (
    <Card
      title="Isian Anda yang tidak terkirim"
      help="Masih ada di perangkat ini saja. Sampaikan ke kantor, atau minta laporannya dikembalikan."
      className="mt-4"
    >
      <ul className="grid gap-1">
        {told.map((line, at) => (
          <li key={at} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <Button className="mt-4" onClick={drop}>
        Buang isian ini
      </Button>
    </Card>
  )
}

// In the order of the form; a draft of an earlier release may lack a part.
function typedLines(values: Partial<SiteReportValues>): string[] {
  const said = (...words: readonly (string | undefined)[]) => words.filter(Boolean).join(' · ')
  return [
    ...(values.crew ?? []).filter(({ count }) => count).map(({ role, count }) => said(role, `${count} orang`)),
    ...(values.lines ?? []).map(({ workItemId, volume, note }) => said(workItemId?.label, volume, note)),
    ...(values.deliveries ?? []).map(({ what, qty, unit, from }) => said(what, [qty, unit].join(' ').trim(), from)),
    ...(values.equipment ?? []).map(({ what, count, hours }) => said(what, count, hours && `${hours} jam`)),
    ...(values.blockers ?? []).map(({ kind, hours, note }) => said(blockerKinds[kind], hours && `${hours} jam`, note)),
    said(values.k3Note),
    said(values.note),
  ].filter((line) => line !== '')
}
