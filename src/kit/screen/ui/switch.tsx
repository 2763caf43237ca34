import type { ReactNode } from 'react'

interface SwitchProps {
  readonly label: ReactNode
  /** Only read aloud: the words stand elsewhere, as in a table. */
  readonly isBare?: boolean
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange: (checked: boolean) => void
}

/** On or off, in force at once. */
export function Switch({ label, isBare, checked, disabled, onChange }: SwitchProps) {
  return (
    <label className="inline-flex min-h-6 cursor-pointer items-start gap-2 max-md:min-h-11 max-md:min-w-11 max-md:items-center max-md:has-[.sr-only]:justify-center has-disabled:cursor-not-allowed">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
        className="relative h-5 w-8 flex-none appearance-none rounded-full bg-input outline-offset-2 transition-colors duration-120 after:absolute after:top-0.5 after:left-0.5 after:size-4 after:rounded-full after:bg-card after:transition-[left] after:duration-120 after:content-[''] checked:bg-primary checked:after:left-3.5 checked:after:bg-primary-foreground disabled:opacity-50"
      />
      <span className={isBare ? 'sr-only' : undefined}>{label}</span>
    </label>
  )
}
