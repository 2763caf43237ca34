import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { ImportRow, TwinChoice } from '#kit/import/contract.ts'
import { cx } from '../ui/cx.ts'

/** Mends a cell of a line, or says what becomes of it; tells whether the server has it. */
export type Mend = (line: number, change: { cells?: Record<string, string>; choice?: TwinChoice }) => Promise<boolean>

interface MendInputProps {
  readonly row: ImportRow
  readonly head: string
  readonly at: number
  readonly error: string | undefined
  readonly onMend: Mend
  readonly className?: string
  /** What says the error beside it. */
  readonly describedBy?: string
}

/** One cell of the file, mended where it stands. What could not be sent stays typed, says so, and is sent when the line is back. */
export function MendInput({ row, head, at, error, onMend, className, describedBy }: MendInputProps) {
  const text = row.cells[at] ?? ''
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(text)
  const [isUnsent, setUnsent] = useState(false)
  const save = async (typed: string, isAgain = false) => {
    if (typed === text || (typed === sent.current && !isAgain)) return
    sent.current = typed
    const isKept = await onMend(row.line, { cells: { [at]: typed } })
    setUnsent(!isKept)
    if (!isKept) sent.current = text
  }
  useEffect(() => {
    if (!isUnsent) return undefined
    const again = () => void save(input.current?.value ?? text, true)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  })
  return (
    <input
      // What the server kept comes back into the field.
      key={text}
      ref={input}
      defaultValue={text}
      aria-label={`${head} baris ${row.line}`}
      aria-invalid={error !== undefined || isUnsent}
      aria-describedby={describedBy}
      title={isUnsent ? UNSENT : error}
      data-line={row.line}
      data-column={at}
      data-unsent={isUnsent || undefined}
      onBlur={(event) => void save(event.target.value)}
      onKeyDown={onKey}
      className={cx(className, 'data-unsent:bg-warning-soft data-unsent:shadow-[inset_3px_0_var(--warning)]')}
    />
  )
}

const UNSENT =
  'Belum tersimpan karena sambungan terputus. Dikirim lagi saat sambungan kembali; Enter untuk mencoba sekarang.'

/** Keeps the dialog open while Esc takes back what was typed in a cell: the dialog hears the key before the cell does. */
export function takesBack(event: globalThis.KeyboardEvent): void {
  const { target } = event
  const isCell = target instanceof HTMLInputElement && target.dataset['column'] !== undefined
  if (isCell && target.value !== target.defaultValue) event.preventDefault()
}

// Enter keeps and goes down, as a sheet does; Esc takes back what was typed.
function onKey(event: KeyboardEvent<HTMLInputElement>): void {
  const input = event.currentTarget
  if (event.key === 'Escape' && input.value !== input.defaultValue) {
    event.stopPropagation()
    input.value = input.defaultValue
    return
  }
  const step = event.key === 'Enter' || event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
  if (step === undefined) return
  event.preventDefault()
  const all = [...(input.closest('[data-rows]')?.querySelectorAll<HTMLInputElement>('input[data-column]') ?? [])]
  const inSheet = all.filter((each) => each.dataset['column'] === input.dataset['column'])
  // A sheet goes down its column; a card goes to the next field.
  const line = input.closest('table') ? inSheet : all
  const next = line[line.indexOf(input) + step]
  if (next) next.focus()
  else input.blur()
}
