import ChevronDown from 'lucide-react/icons/chevron-down'

interface WhichProps {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** Which of several documents, or which paper size, in the tool row. */
export function Which({ label, value, options, onChange }: WhichProps) {
  return (
    <span
      data-which
      className="relative inline-flex h-9 min-w-24 items-center lg:max-w-56 lg:shrink rounded-md border border-border-strong bg-card shadow-control max-md:h-12 max-md:w-0 max-md:min-w-18 max-md:flex-1"
    >
      <select
        aria-label={label}
        className="h-full min-w-0 flex-1 appearance-none truncate rounded-md bg-transparent pr-8 pl-3 text-small font-medium max-md:pr-6 max-md:pl-2 [&>option]:bg-popover"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute right-2.5 max-md:right-1 text-subtle-foreground"
        aria-hidden
      />
    </span>
  )
}
