import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { useId, useState, type ComponentProps, type ReactNode, type Ref } from 'react'
import { FieldError } from '#kit/screen/form/field.tsx'
import { bareInput, controlBox, hintText } from '#kit/screen/form/control-style.ts'

interface AuthFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly hint?: ReactNode
  readonly optional?: boolean
  /** As low as the fields of a form: 36. */
  readonly isLow?: boolean
  /** At the right end of the label's line. */
  readonly aside?: ReactNode
  /** Inside the box, at its right. */
  readonly end?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** A field of a sign-in page: 40 high, its error under it. */
export function AuthField({
  label,
  value,
  onChange,
  error,
  hint,
  optional,
  isLow,
  aside,
  end,
  ...rest
}: AuthFieldProps) {
  const id = useId()
  const foot = error ? `${id}-salah` : hint ? `${id}-petunjuk` : undefined
  return (
    // What stands beside the label comes after the field: Tab leads from field to field.
    <div className="flex flex-wrap items-center">
      <label htmlFor={id} className="mb-1.5 flex-1 text-small font-medium">
        {label}
        {optional ? <span className="font-normal text-subtle-foreground"> (opsional)</span> : null}
      </label>
      <div
        className={`${controlBox} relative order-1 ${isLow ? '' : 'h-10'}`}
        data-invalid={error ? true : undefined}
        data-readonly={rest.readOnly || undefined}
      >
        <input
          {...rest}
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={foot}
          aria-required={optional ? undefined : true}
          className={bareInput}
        />
        {end}
      </div>
      {aside ? <span className="mb-1.5 text-small">{aside}</span> : null}
      <div className="order-1 w-full">
        {error ? (
          <FieldError id={`${id}-salah`}>{error}</FieldError>
        ) : hint ? (
          <div id={`${id}-petunjuk`} className={hintText} aria-live="polite">
            {hint}
          </div>
        ) : null}
      </div>
    </div>
  )
}

/** A password: may be shown, may be pasted, says when capitals are locked. */
export function PasswordField({ hint, ...rest }: Omit<AuthFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false)
  const [isCaps, setCaps] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <AuthField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      hint={isCaps ? 'Caps Lock menyala.' : hint}
      onKeyUp={(event) => setCaps(event.getModifierState?.('CapsLock') ?? false)}
      end={
        <button
          type="button"
          aria-label={isShown ? 'Sembunyikan kata sandi' : 'Tampilkan kata sandi'}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
          className="-mr-1.5 grid size-7 flex-none place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground max-md:-mr-2.5 max-md:size-11"
        >
          <Icon className="size-4.5" />
        </button>
      }
    />
  )
}
