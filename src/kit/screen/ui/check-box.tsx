import { useId, type ReactNode } from 'react'
import { FieldError } from '../form/field.tsx'

/** A tick of 16 px: drawn by ourselves, because the system's own is white on dark. */
export const tick =
  'relative size-4 flex-none appearance-none rounded-sm border border-input bg-card outline-offset-2 checked:border-primary checked:bg-primary ' +
  'checked:after:absolute checked:after:top-px checked:after:left-[4.5px] checked:after:h-[9px] checked:after:w-[5px] checked:after:scale-92 checked:after:rotate-42 ' +
  'checked:after:border-primary-foreground checked:after:border-r-[1.75px] checked:after:border-b-[1.75px] max-md:size-5 max-md:checked:after:top-[3px] max-md:checked:after:left-[6.5px] ' +
  // What is ticked for good stays readable.
  'disabled:checked:border-border-strong disabled:checked:bg-muted disabled:checked:after:border-subtle-foreground'

interface CheckBoxProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly error?: string
}

/** A tick with its words. */
export function CheckBox({ label, checked, onChange, error }: CheckBoxProps) {
  const id = useId()
  return (
    <div>
      <label className="flex cursor-pointer items-start gap-2 text-small max-md:min-h-11 max-md:items-center max-md:text-sm">
        <input
          type="checkbox"
          className={`${tick} mt-px max-md:mt-0`}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-salah` : undefined}
        />
        {label}
      </label>
      {error ? <FieldError id={`${id}-salah`}>{error}</FieldError> : null}
    </div>
  )
}
