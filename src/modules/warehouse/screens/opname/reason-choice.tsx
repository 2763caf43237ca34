import ChevronDown from 'lucide-react/icons/chevron-down'
import { useState } from 'react'
import { bareInput, controlBox, controlFrame } from '#kit/screen/form/control-style.ts'
import { usualReasons } from '#modules/warehouse/opname/reasons.ts'

interface ReasonChoiceProps {
  /** 'Alasan selisih Semen 50 kg' */
  readonly label: string
  readonly value: string
  readonly isMissing?: boolean
  readonly onChange: (reason: string) => void
}

const OWN = '\u0000'
const usual: readonly string[] = usualReasons

/** Why a line differs: one of the usual reasons, or one's own words. */
export function ReasonChoice({ label, value, isMissing, onChange }: ReasonChoiceProps) {
  const [isOwn, setOwn] = useState(false)
  const [typed, setTyped] = useState<string>()
  const isWritten = isOwn || (value !== '' && !usual.includes(value))
  const choose = (chosen: string) => {
    setOwn(chosen === OWN)
    if (chosen !== OWN) onChange(chosen)
  }
  const leave = () => {
    setTyped(undefined)
    setOwn(false)
    const said = (typed ?? value).trim()
    if (said !== value) onChange(said)
  }
  return (
    <span className="flex min-w-0 gap-2 max-md:flex-wrap">
      <span
        className={`${controlFrame} relative h-9 flex-none max-md:h-12 md:w-52`}
        data-invalid={isMissing || undefined}
      >
        <select
          aria-label={label}
          aria-invalid={isMissing || undefined}
          value={isWritten ? OWN : value}
          onChange={(event) => choose(event.target.value)}
          className="size-full appearance-none truncate rounded-md bg-transparent pr-9 pl-3 text-sm outline-none focus-visible:outline-none max-md:text-base [&>option]:bg-popover"
        >
          <option value="">Pilih alasan…</option>
          {usual.map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
          <option value={OWN}>Tulis sendiri…</option>
        </select>
        <ChevronDown className="pointer-events-none absolute right-3 text-subtle-foreground" aria-hidden />
      </span>
      {isWritten && (
        <span className={`${controlBox} max-md:w-full`}>
          <input
            aria-label={`${label}, tulis sendiri`}
            autoFocus={isOwn}
            maxLength={200}
            autoComplete="off"
            className={bareInput}
            value={typed ?? (usual.includes(value) ? '' : value)}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            onBlur={leave}
          />
        </span>
      )}
    </span>
  )
}
