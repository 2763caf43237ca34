import type { ReactNode } from 'react'
import { tick } from '../ui/check-box.tsx'
import { cx } from '../ui/cx.ts'
import { labelText } from './control-style.ts'
import { Field, FieldFoot, useControl, type FieldProps } from './field.tsx'
import { useFormScope, useValue } from './form-context.ts'
import { SelectBox } from './select-box.tsx'

export interface Option {
  readonly value: string
  readonly label: string
  /** A line under the name, in cards. */
  readonly note?: string
  /** Shown in a list, not to be chosen: its label says why. */
  readonly isOff?: boolean
}

/** One of a few, by the platform's own list. */
export function SelectField({
  options,
  empty,
  ...props
}: FieldProps & { readonly options: readonly Option[]; readonly empty?: string }) {
  const { store } = useFormScope()
  const value = useValue<string | null | undefined>(props.name)
  return (
    <Field {...props}>
      {(control) => (
        <SelectBox {...control} value={value ?? ''} onChoose={(chosen) => store.write(props.name, chosen)}>
          {(empty !== undefined || !value) && <option value="">{empty ?? 'Pilih…'}</option>}
          {/* What is no longer offered is not passed off as the first that is. */}
          {value && !options.some((option) => option.value === value) && <option value={value}>Pilih…</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isOff}>
              {option.label}
            </option>
          ))}
        </SelectBox>
      )}
    </Field>
  )
}

/** One of two or three, as cards that say what each means. */
export function RadioCards({
  options,
  columns = 3,
  ...props
}: FieldProps & { readonly options: readonly Option[]; readonly columns?: 2 | 3 }) {
  const { store } = useFormScope()
  const value = useValue<string | null | undefined>(props.name)
  const control = useControl(props)
  return (
    <fieldset className={cx('min-w-0', props.className)} aria-describedby={control['aria-describedby']}>
      <legend className={labelText}>{props.label}</legend>
      <div
        className={cx(
          'grid gap-3 max-md:grid-cols-1',
          columns === 2 ? 'grid-cols-2' : 'grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))]',
        )}
      >
        {options.map((option, at) => (
          <label
            key={option.value}
            className="flex gap-3 rounded-lg border border-border-strong p-3 outline-offset-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_1px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              type="radio"
              id={at === 0 ? control.id : undefined}
              name={control.id}
              className="mt-0.5 size-4 flex-none appearance-none rounded-full border border-input bg-card outline-none checked:border-5 checked:border-primary max-md:-mt-0.5 max-md:size-6 max-md:checked:border-7 checked:bg-primary-foreground"
              checked={value === option.value}
              onChange={() => store.write(props.name, option.value)}
            />
            <span>
              <span className="block font-medium">{option.label}</span>
              {option.note && <span className="block text-xs text-muted-foreground">{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldFoot name={props.name} id={control.id} hint={props.hint} />
    </fieldset>
  )
}

const dash =
  "indeterminate:border-primary indeterminate:bg-primary indeterminate:after:absolute indeterminate:after:inset-x-[3px] indeterminate:after:top-1.5 max-md:indeterminate:after:top-2 indeterminate:after:h-0.5 indeterminate:after:rounded-[1px] indeterminate:after:bg-primary-foreground indeterminate:after:content-[''] disabled:border-border-strong disabled:bg-muted"

/** The look of a tick box, here and in tables. */
export const tickBox = `${tick} ${dash}`

/** Yes or no, ticked. */
export function CheckboxField(props: FieldProps) {
  return (
    <Toggle {...props}>{(control) => <input {...control} type="checkbox" className={`${tickBox} mt-0.5`} />}</Toggle>
  )
}

/** Yes or no, in force at once or with the save. */
export function SwitchField(props: FieldProps) {
  return (
    <Toggle {...props}>
      {(control) => (
        <input
          {...control}
          type="checkbox"
          role="switch"
          className="relative h-5 w-8 flex-none appearance-none rounded-full bg-input transition-colors duration-120 after:absolute after:top-0.5 after:left-0.5 after:size-4 after:rounded-full after:bg-card after:transition-[left] after:duration-120 after:content-[''] checked:bg-primary checked:after:left-3.5 checked:after:bg-primary-foreground"
        />
      )}
    </Toggle>
  )
}

interface ToggleControl {
  readonly id: string
  readonly checked: boolean
  readonly onChange: (event: { target: { checked: boolean } }) => void
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

function Toggle({ children, ...props }: FieldProps & { readonly children: (control: ToggleControl) => ReactNode }) {
  const { store } = useFormScope()
  const isOn = useValue(props.name) === true
  const control = useControl({ ...props, optional: true })
  const write = (event: { target: { checked: boolean } }) => store.write(props.name, event.target.checked)
  return (
    <div className={cx('min-w-0', props.className)}>
      {/* On a phone there is room for a thumb around its words: what belongs to them comes closer. */}
      <label className="flex min-h-5 w-fit items-start gap-2 max-md:py-3 max-md:not-last:-mb-2.5 max-md:[&>input]:mt-0.5">
        {children({
          ...{ id: control.id, checked: isOn, onChange: write },
          ...{ 'aria-describedby': control['aria-describedby'], 'aria-invalid': control['aria-invalid'] },
        })}
        <span>{props.label}</span>
      </label>
      <FieldFoot name={props.name} id={control.id} hint={props.hint} />
    </div>
  )
}
