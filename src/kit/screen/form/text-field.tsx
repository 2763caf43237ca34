import type { ReactNode } from 'react'
import { bareInput, controlBox, controlFrame } from './control-style.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormScope, useValue } from './form-context.ts'

export interface TextFieldProps extends FieldProps {
  readonly type?: 'text' | 'email' | 'url'
  readonly placeholder?: string
  readonly autoComplete?: string
  readonly autoFocus?: boolean
  readonly maxLength?: number
  readonly disabled?: boolean
  readonly inputMode?: 'text' | 'numeric' | 'email' | 'url'
  /** Codes and plates: written in capitals. */
  readonly capitals?: boolean
  readonly prefix?: ReactNode
  /** After a number: hari, jam. */
  readonly unit?: string
  /** Words used before, offered while one types; others may be typed as well. */
  readonly suggestions?: readonly (string | { readonly value: string; readonly label: string })[]
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { store } = useFormScope()
  const value = useValue<string | null | undefined>(props.name)
  const write = (text: string) => store.write(props.name, props.capitals ? text.toUpperCase() : text)
  return (
    <Field {...props}>
      {(control) => (
        <div className={controlBox} data-invalid={control['aria-invalid']}>
          {props.prefix}
          <input
            {...control}
            type={props.type ?? 'text'}
            className={props.unit ? `${bareInput} text-right figures` : bareInput}
            value={value ?? ''}
            onChange={(event) => write(event.target.value)}
            placeholder={props.placeholder}
            autoComplete={props.autoComplete ?? 'off'}
            data-first={props.autoFocus || undefined}
            maxLength={props.maxLength}
            disabled={props.disabled}
            inputMode={props.inputMode}
            spellCheck={false}
            list={props.suggestions && `${control.id}-words`}
          />
          {props.unit && <span className="flex-none text-muted-foreground">{props.unit}</span>}
          {props.suggestions && (
            <datalist id={`${control.id}-words`}>
              {props.suggestions.map((word) => {
                const { value: text, label } = typeof word === 'string' ? { value: word, label: undefined } : word
                return <option key={text} value={text} label={label} />
              })}
            </datalist>
          )}
        </div>
      )}
    </Field>
  )
}

/** Several lines of text; grows with what is written. */
export function TextArea(
  props: FieldProps & { readonly rows?: number; readonly maxLength?: number; readonly placeholder?: string },
) {
  const { store } = useFormScope()
  const value = useValue<string | null | undefined>(props.name)
  return (
    <Field {...props}>
      {(control) => (
        <div className={controlFrame} data-invalid={control['aria-invalid']}>
          <textarea
            {...control}
            className={`${bareInput} block min-h-[70px] field-sizing-content resize-none px-3 py-2`}
            rows={props.rows ?? 3}
            maxLength={props.maxLength ?? 1000}
            value={value ?? ''}
            placeholder={props.placeholder}
            onChange={(event) => store.write(props.name, event.target.value)}
          />
        </div>
      )}
    </Field>
  )
}

/** A value the reader cannot change: grey, with a lock and the reason in the hint. */
export function ReadOnlyField({
  label,
  hint,
  children,
}: {
  readonly label: string
  readonly hint?: string
  readonly children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-small font-medium">
        {label}
        {hint && <span className="font-normal text-subtle-foreground"> ({hint})</span>}
      </p>
      <div className={`${controlBox} code`} data-readonly>
        <span className="min-w-0 flex-1 truncate">{children}</span>
        <LockIcon />
      </div>
    </div>
  )
}

function LockIcon() {
  return (
    <svg viewBox="0 0 24 24" className="lucide" fill="none" stroke="currentColor" strokeLinecap="round" aria-hidden>
      <rect x="4" y="11" width="16" height="10" rx="2" />
      <path d="M8 11V7a4 4 0 0 1 8 0v4" />
    </svg>
  )
}
