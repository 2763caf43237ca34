import { rupiah } from '#ground/format.ts'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { dividedDifference, type DifferencePart } from './divided-difference.ts'
import { differenceChoices } from './words.ts'

const BLANK: DifferencePart = { account: '', amount: '' }

interface DifferencesProps {
  /** What bank and book differ by, in rupiah; below zero went out. */
  readonly left: bigint
  readonly parts: readonly DifferencePart[]
  readonly onChange: (parts: readonly DifferencePart[]) => void
}

/** What bank and book differ by: one thing, or divided among several, of which the last takes the rest. */
export function Differences({ left, parts, onChange }: DifferencesProps) {
  const rows = parts.length === 0 ? [BLANK] : parts
  const told = dividedDifference(left, rows)
  const change = (at: number, to: Partial<DifferencePart>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...to } : row)))
  const last = rows.length - 1
  return (
    <>
      {rows.map(({ account, amount }, at) => (
        <div key={at} className="grid gap-2">
          <SelectBox
            aria-label={at === 0 ? 'Selisih dicatat sebagai' : `Selisih ke-${at + 1} dicatat sebagai`}
            value={account}
            onChoose={(chosen) => change(at, { account: chosen })}
          >
            <option value="">{`Selisih ${rupiah(String(told.amounts[at] ?? 0n))} dicatat sebagai…`}</option>
            {differenceChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectBox>
          {at < last && (
            <span className={controlBox}>
              <input
                className={bareInput}
                inputMode="numeric"
                aria-label={`Jumlah selisih ke-${at + 1}`}
                placeholder={`Jumlahnya, dari ${rupiah(String(left))}`}
                value={amount}
                maxLength={20}
                onChange={(event) => change(at, { amount: event.target.value })}
              />
            </span>
          )}
        </div>
      ))}
      {rows[last]?.account !== '' && rows.length < differenceChoices.length && (
        <Button onClick={() => onChange([...rows, BLANK])}>Bagi selisih</Button>
      )}
      {rows.length > 1 && <Button onClick={() => onChange(rows.slice(0, -1))}>Hapus bagian terakhir</Button>}
    </>
  )
}
