import { useState } from 'react'
import { readClock } from '#ground/day-input.ts'
import { bareInput, controlBox } from './control-style.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormScope, useValue } from './form-context.ts'

const WRONG = 'Tulis jam, misalnya 14.05.'

/** An hour of the day, '14.05'; also typed as 14:05, 1405 or 9. */
export function TimeField(props: FieldProps) {
  const { store } = useFormScope()
  const value = useValue<string | null | undefined>(props.name)
  const [typed, setTyped] = useState<string>()
  const take = (text: string) => {
    setTyped(undefined)
    if (text.trim() === '') return store.write(props.name, '')
    const read = readClock(text)
    store.write(props.name, read ?? text)
    if (!read) store.refuse({ ...store.errors(), [props.name]: [WRONG] })
  }
  // What is whole counts at once: a complaint about it is gone before one leaves, and nothing jumps.
  const type = (text: string) => {
    setTyped(text)
    if (/^\d\d[.:]\d\d$/.test(text)) store.write(props.name, readClock(text) ?? text)
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className={controlBox} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            className={`${bareInput} figures`}
            placeholder="14.05"
            value={typed ?? value ?? ''}
            onChange={(event) => type(event.target.value)}
            onBlur={() => typed !== undefined && take(typed)}
            onKeyDown={(event) => event.key === 'Enter' && typed !== undefined && take(typed)}
          />
        </div>
      )}
    </Field>
  )
}

/** What is wrong with hours typed in a form; empty ones are not asked about. */
export function wrongHours(
  values: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Record<string, string[]> {
  const wrong = names.filter((name) => values[name] && readClock(String(values[name])) !== values[name])
  return Object.fromEntries(wrong.map((name) => [name, [WRONG]]))
}
