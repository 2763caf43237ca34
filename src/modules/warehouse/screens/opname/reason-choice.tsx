import { useState } from 'react'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
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
    <span className="flex min-w-0 gap-2 max-md:w-full max-md:flex-wrap">
      <SelectBox
        aria-label={label}
        aria-invalid={isMissing || undefined}
        value={isWritten ? OWN : value}
        onChoose={choose}
        className="flex-none max-md:w-full md:w-52"
      >
        <option value="">Pilih alasan…</option>
        {usual.map((reason) => (
          <option key={reason} value={reason}>
            {reason}
          </option>
        ))}
        <option value={OWN}>Tulis sendiri…</option>
      </SelectBox>
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
