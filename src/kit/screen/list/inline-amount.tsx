import Pencil from 'lucide-react/icons/pencil'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { amountComplaint, keptAmount, shownAmount, type AmountKind } from '../form/amount.ts'
import { cx } from '../ui/cx.ts'

interface InlineAmountProps {
  /** Whose it is and what: 'Harga jual Semen'. */
  readonly label: string
  readonly kind: AmountKind
  readonly value: string | null
  /** How it looks while nobody types. */
  readonly children: ReactNode
  /** Saves it; answers whether it is safe. Refusals are said where acts say them. */
  readonly onSave: (value: string | null) => Promise<boolean>
  /** Without the right it is only shown. */
  readonly mayEdit: boolean
  /** Whether nothing may be saved in its place. */
  readonly mayEmpty?: boolean
}

/** A number in a list that is changed in its place: Enter saves, Esc leaves it as it was. */
export function InlineAmount(props: InlineAmountProps) {
  const [isOpen, setOpen] = useState(false)
  if (!props.mayEdit) return props.children
  if (isOpen) return <Editing {...props} onClose={() => setOpen(false)} />
  return (
    <button
      type="button"
      aria-label={`Ubah ${props.label}`}
      onClick={() => setOpen(true)}
      className="group/edit relative z-1 -mx-1 inline-flex h-7 max-w-full items-center justify-end gap-1 rounded-sm px-1 hover:bg-muted"
    >
      <Pencil
        aria-hidden
        className="size-3 flex-none text-subtle-foreground opacity-0 group-hover:opacity-100 group-focus-visible/edit:opacity-100"
      />
      {props.children}
    </button>
  )
}

function Editing({
  label,
  kind,
  value,
  onSave,
  onClose,
  mayEmpty,
}: InlineAmountProps & { readonly onClose: () => void }) {
  const [text, setText] = useState(shownAmount(value, kind))
  const [isBusy, setBusy] = useState(false)
  const [complaint, setComplaint] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => box.current?.select(), [])

  const save = async () => {
    if (isOver.current) return
    const kept = String(keptAmount(text) ?? '')
    const wrong = kept === '' ? (mayEmpty ? undefined : 'Isi angkanya.') : amountComplaint(kept)
    setComplaint(wrong)
    if (wrong) return
    isOver.current = true
    if (kept === (value ?? '')) return onClose()
    setBusy(true)
    if (await onSave(kept === '' ? null : kept)) return onClose()
    isOver.current = false
    setBusy(false)
    box.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // The list's own keys stay out of it.
    event.stopPropagation()
    if (event.key === 'Enter') void save()
    if (event.key !== 'Escape') return
    isOver.current = true
    onClose()
  }
  return (
    <input
      ref={box}
      autoFocus
      aria-label={label}
      aria-busy={isBusy || undefined}
      aria-invalid={complaint ? true : undefined}
      title={complaint}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={text}
      readOnly={isBusy}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={press}
      onBlur={() => void save()}
      className={cx(
        'relative z-1 h-7 w-full rounded-sm border border-input aria-invalid:border-danger bg-card px-1.5 text-right text-sm figures',
        isBusy && 'text-subtle-foreground',
      )}
    />
  )
}
