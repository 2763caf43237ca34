import { bareInput, controlBox } from '../form/control-style.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { controlId, useFormScope, useValue } from '../form/form-context.ts'
import type { Choice, ChoiceSource } from './choice.ts'
import { PickInput } from './pick-input.tsx'

interface PickFieldProps extends FieldProps {
  readonly source: ChoiceSource
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** Runs after a pick, to fill what follows from it. */
  readonly onPicked?: (choice: Choice | null) => void
  /** Where one goes on after a choice was taken; the next field of the form unless said. */
  readonly then?: string
}

/** A field that finds its value among many. */
export function PickField({ source, placeholder, disabled, autoFocus, onPicked, then, ...props }: PickFieldProps) {
  const { store, id } = useFormScope()
  const value = useValue<Choice | null | undefined>(props.name)
  const pick = (choice: Choice | null) => {
    store.write(props.name, choice)
    onPicked?.(choice)
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className={controlBox} data-pick-frame data-invalid={control['aria-invalid']}>
          <PickInput
            value={value}
            onPick={pick}
            source={source}
            className={`${bareInput} truncate`}
            placeholder={placeholder ?? `Cari ${source.noun}…`}
            input={{ ...control, disabled, ...(autoFocus ? { 'data-first': true } : {}) } as Record<string, unknown>}
            onTaken={() => (then ? focusAt(controlId(id, then)) : focusNext(control.id))}
          />
        </div>
      )}
    </Field>
  )
}

function focusAt(id: string) {
  document.getElementById(id)?.focus()
}

/** Goes to the next control of the form after a choice was taken. */
function focusNext(id: string) {
  const here = document.getElementById(id)
  const scope = here?.closest('form, [data-form]')
  const controls = [...(scope?.querySelectorAll<HTMLElement>('input:not([tabindex="-1"]), select, textarea') ?? [])]
  controls[controls.indexOf(here as HTMLElement) + 1]?.focus()
}
