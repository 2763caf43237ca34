import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { qtyFormat } from '#ground/format.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { newKey } from '#kit/screen/client/new-key.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { QuantityField } from '#kit/screen/form/amount-field.tsx'
import { CheckboxField, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { useValue } from '#kit/screen/form/form-context.ts'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { Repeat } from '#kit/screen/form/repeat.tsx'
import { ReadOnlyField, TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Button } from '#kit/screen/ui/button.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { addUnit, units } from '../../contract.ts'
import { ratioOf } from '../../rules.ts'
import { blankUnit } from './values.ts'

/** In what it is counted, and in what it is bought and handed out. */
export function UnitSection({ isFixed }: { readonly isFixed?: boolean }) {
  const known = useAsk(units, {}, { freshFor: 300_000 })
  const [isAdding, setAdding] = useState(false)
  const base = useValue<string>('baseUnit')
  const mayAdd = useMay(addUnit)
  const words = known.data ?? []
  const options = [...new Set([...words, ...(base ? [base] : [])])].map((unit) => ({ value: unit, label: unit }))
  return (
    <FormSection
      title="Satuan"
      help="Stok dihitung dalam satuan dasar; satuan lain diubah ke situ sendiri."
      aside={
        mayAdd && (
          <Button size="sm" variant="ghost" icon={<Plus />} onClick={() => setAdding(true)}>
            Satuan baru
          </Button>
        )
      }
    >
      <FieldRow>
        {isFixed ? (
          <ReadOnlyField label="Satuan dasar" hint="tetap sejak mutasi pertama">
            {base}
          </ReadOnlyField>
        ) : (
          <SelectField name="baseUnit" label="Satuan dasar" options={options} hint="Satuan terkecil yang dipakai." />
        )}
      </FieldRow>
      <Repeat name="units" of="satuan lain" blank={blankUnit} most={20}>
        {(path) => <UnitFields path={path} base={base} words={words} />}
      </Repeat>
      {isAdding && <NewUnit onClose={() => setAdding(false)} />}
    </FormSection>
  )
}

function UnitFields({
  path,
  base,
  words,
}: {
  readonly path: string
  readonly base: string
  readonly words: readonly string[]
}) {
  const unit = useValue<string>(`${path}.unit`)
  const options = [...new Set([...words, ...(unit ? [unit] : [])])]
    .filter((word) => word !== base)
    .map((word) => ({ value: word, label: word }))
  return (
    <>
      <FieldRow columns={3}>
        <QuantityField name={`${path}.den`} label="Sebanyak" />
        <SelectField name={`${path}.unit`} label="Satuan" options={options} />
        <QuantityField name={`${path}.num`} label="Berisi" unit={base || undefined} />
      </FieldRow>
      <Sentence path={path} base={base} />
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <CheckboxField name={`${path}.isPurchase`} label="Dipakai membeli" />
        <CheckboxField name={`${path}.isIssue`} label="Dipakai mengeluarkan" />
      </div>
    </>
  )
}

/** The ratio as a sentence, while it is being typed. */
function Sentence({ path, base }: { readonly path: string; readonly base: string }) {
  const unit = useValue<string>(`${path}.unit`)
  const num = useValue<string>(`${path}.num`)
  const den = useValue<string>(`${path}.den`)
  if (!unit || !base || !ratioOf(num, den)) return null
  return (
    <p role="status" className="-mt-1 text-small text-muted-foreground figures">
      {qtyFormat(den)} {unit} = {qtyFormat(num)} {base}
    </p>
  )
}

function NewUnit({ onClose }: { readonly onClose: () => void }) {
  const [key] = useState(newKey)
  const form = useForm({
    initial: { name: '' },
    save: (values) => doAct(addUnit, values, key),
    saved: ({ name }) => {
      notify(`Satuan ${name} ditambahkan.`)
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Satuan baru" onClose={onClose}>
      <TextField name="name" label="Nama satuan" maxLength={20} autoFocus hint="Singkat, misalnya rit atau ikat." />
    </FormSheet>
  )
}
