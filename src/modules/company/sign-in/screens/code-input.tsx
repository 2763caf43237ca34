import { useId, useState, type Ref } from 'react'
import { cx } from '#kit/screen/ui/cx.ts'
import { FieldError } from '#kit/screen/form/field.tsx'

interface CodeInputProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** Six digits: one real input, drawn as six cells with a dash in the middle. Pasting works. */
export function CodeInput({ value, onChange, error, ref }: CodeInputProps) {
  const id = useId()
  const [hasFocus, setFocus] = useState(false)
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        Kode 6 angka
      </label>
      <div className="relative flex items-center gap-2 max-md:gap-1.5">
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Cell
            key={at}
            at={at}
            digit={value[at]}
            isCurrent={hasFocus && at === Math.min(value.length, 5)}
            isWrong={Boolean(error)}
          />
        ))}
        <input
          id={id}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          autoFocus
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-salah` : undefined}
          className="absolute inset-0 w-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent focus-visible:outline-none"
        />
      </div>
      {error ? <FieldError id={`${id}-salah`}>{error}</FieldError> : null}
    </div>
  )
}

interface CellProps {
  readonly at: number
  readonly digit: string | undefined
  readonly isCurrent: boolean
  readonly isWrong: boolean
}

function Cell({ at, digit, isCurrent, isWrong }: CellProps) {
  return (
    <>
      {at === 3 ? <span aria-hidden="true" className="h-0.5 w-2 flex-none rounded-[1px] bg-border-strong" /> : null}
      <span
        aria-hidden="true"
        className={cx(
          'grid h-13 min-w-0 flex-1 place-items-center rounded-md border bg-card text-xl font-semibold figures',
          isWrong ? 'border-danger' : 'border-input',
          isCurrent && 'outline-2 outline-offset-2 outline-ring',
        )}
      >
        {digit ?? (isCurrent ? <i className="h-5.5 w-[1.5px] bg-primary" /> : null)}
      </span>
    </>
  )
}
