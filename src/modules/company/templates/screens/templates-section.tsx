import { useState } from 'react'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { hintText, labelText } from '#kit/screen/form/control-style.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { listTemplates, openTemplate } from '#modules/company/templates/contract.ts'
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
          <SelectBox id="templat-jenis" value={chosen} onChoose={setChosen} className="md:max-w-90">
            {(all.data ?? []).map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </SelectBox>
          <p className={hintText}>
            {changed?.changedAt
              ? `Versi ${changed.version}, ${dayFormat(changed.changedAt.slice(0, 10) as Day, 'short')} oleh ${changed.changedBy ?? 'sistem'}`
              : 'Seperti bawaan'}
          </p>
        </div>
      </Card>
      <OneTemplate key={chosen} kind={chosen} name={changed?.name ?? ''} />
    </>
  )
}

function OneTemplate({ kind, name }: { readonly kind: string; readonly name: string }) {
  const asked = useAsk(openTemplate, { kind })
  return (
    <AskedCard asked={asked} title={name} rows={8}>
      {(template) => <TemplateForm key={template.version} template={template} />}
    </AskedCard>
  )
}
