import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { controlFrame, hintText, labelText } from '#kit/screen/form/control-style.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { listTemplates, openTemplate } from '#modules/company/templates/contract.ts'
import { paperKinds } from '#modules/company/templates/kinds.ts'
import { TemplateForm } from './template-form.tsx'

/** How each kind of paper looks, beside the paper itself. */
export function TemplatesSection() {
  const [chosen, setChosen] = useState('invoice')
  const all = useAsk(listTemplates, {})
  const changed = all.data?.find(({ kind }) => kind === chosen)
  return (
    <>
      <Card
        title="Templat dokumen"
        heading="section"
        help="Berlaku untuk dokumen yang belum pernah dicetak; cetak ulang tetap seperti cetakan pertamanya."
      >
        <div>
          <label htmlFor="templat-jenis" className={labelText}>
            Jenis dokumen
          </label>
          <div className={`${controlFrame} relative h-9 md:max-w-90 max-md:h-12`}>
            <select
              id="templat-jenis"
              value={chosen}
              onChange={(event) => setChosen(event.target.value)}
              className="size-full appearance-none truncate rounded-md bg-transparent pr-9 pl-3 text-sm outline-none focus-visible:outline-none max-md:text-base [&>option]:bg-popover"
            >
              {paperKinds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
            <ChevronDown className="pointer-events-none absolute right-3 text-subtle-foreground" aria-hidden />
          </div>
          <p className={hintText}>
            {changed?.changedAt
              ? `Versi ${changed.version}, ${dayFormat(changed.changedAt.slice(0, 10) as Day, 'short')} oleh ${changed.changedBy ?? 'sistem'}`
              : 'Seperti bawaan'}
          </p>
        </div>
      </Card>
      <OneTemplate key={chosen} kindId={chosen} />
    </>
  )
}

function OneTemplate({ kindId }: { readonly kindId: string }) {
  const asked = useAsk(openTemplate, { kind: kindId })
  const kind = paperKinds.find(({ id }) => id === kindId)
  if (!kind) return null
  return (
    <AskedCard asked={asked} title={kind.name} rows={8}>
      {(template) => <TemplateForm key={template.version} kind={kind} template={template} />}
    </AskedCard>
  )
}
