import { useEffect } from 'react'
import { DateField } from '#kit/screen/form/date-field.tsx'
import { FormContext, useValue } from '#kit/screen/form/form-context.ts'
import { useForm } from '#kit/screen/form/use-form.ts'
import { today } from '#kit/screen/format/zone.ts'

interface DayChoiceProps {
  readonly label: string
  /** The chosen day, or nothing when the field is empty. */
  readonly onChange: (day: string) => void
}

/** A day beside a table, typed as everywhere else; empty is now. */
export function DayChoice({ label, onChange }: DayChoiceProps) {
  const form = useForm({ initial: { day: '' }, save: async (values) => values, saved: () => undefined })
  return (
    <FormContext value={{ store: form.store, id: form.id }}>
      <span className="flex items-center gap-2 text-small text-muted-foreground">
        <span aria-hidden className="whitespace-nowrap max-md:hidden">
          {label}
        </span>
        <span className="w-40 max-md:w-44 [&_label]:sr-only">
          <DateField name="day" label={label} today={today()} />
        </span>
      </span>
      <Tell onChange={onChange} />
    </FormContext>
  )
}

function Tell({ onChange }: Pick<DayChoiceProps, 'onChange'>) {
  const day = useValue<string | null>('day') ?? ''
  useEffect(() => {
    if (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day)) onChange(day)
  }, [day, onChange])
  return null
}
