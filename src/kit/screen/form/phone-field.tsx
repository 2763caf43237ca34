import { phoneE164, phoneText } from '#ground/identifiers.ts'
import { useState } from 'react'
import { bareInput, controlBox } from './control-style.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormScope, useValue } from './form-context.ts'

const shown = (value: unknown) => {
  const text = String(value ?? '')
  return text.startsWith('+') ? phoneText(text) : text
}

/** An Indonesian phone number: typed in any way, kept as +62…, shown as 0812-3456-7890. */
export function PhoneField(props: FieldProps) {
  const { store } = useFormScope()
  const value = useValue(props.name)
  const [typed, setTyped] = useState<string>()
  const leave = () => {
    if (typed === undefined) return
    setTyped(undefined)
    const read = typed.trim() === '' ? '' : phoneE164(typed)
    store.write(props.name, read ?? typed)
    if (read === undefined) {
      store.refuse({ ...store.errors(), [props.name]: ['Nomor HP harus 10–13 angka, diawali 08 atau +62.'] })
    }
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className={controlBox} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            className={`${bareInput} code`}
            value={typed ?? shown(value)}
            placeholder="0812-3456-7890"
            onChange={(event) => {
              setTyped(event.target.value)
              store.write(props.name, event.target.value)
            }}
            onBlur={leave}
          />
        </div>
      )}
    </Field>
  )
}
