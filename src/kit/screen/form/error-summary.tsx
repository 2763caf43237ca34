import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useRef, type MouseEvent } from 'react'
import { controlId, useErrors, useFormScope } from './form-context.ts'
import type { FieldErrors, FormStore } from './store.ts'

/**
 * All that must be put right, above the first card; takes the focus when a save was refused. One field that says by itself
 * what is wrong takes it instead, and nothing is said twice.
 */
export function ErrorSummary({ attempt }: { /** Counts refused saves. */ readonly attempt: number }) {
  const { store, id } = useFormScope()
  const errors = useErrors()
  const place = useRef<HTMLDivElement>(null)
  const faults = faultsOf(errors, store, id)
  const general = errors['']?.[0]
  const [only] = faults
  const alone = only && faults.length === 1 && !general ? controlOf(only.target) : null
  useEffect(() => {
    if (attempt === 0) return
    if (alone) focusControl(alone)
    else place.current?.focus()
  }, [attempt])

  if (attempt === 0 || alone || (faults.length === 0 && !general)) return null
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="alert"
      className="flex gap-3 rounded-lg border border-danger/24 bg-danger-soft px-4 py-3 text-danger outline-none"
    >
      <CircleAlert className="mt-0.5" aria-hidden />
      <div className="min-w-0 text-foreground">
        {general && <p className={faults.length > 0 ? 'mb-1' : ''}>{general}</p>}
        {faults.length > 0 && (
          <b>
            Ada {faults.length} isian yang perlu diperbaiki{faults.length === 1 ? '. ' : ':'}
          </b>
        )}
        {faults.length === 1 && faults[0] && <Fault {...faults[0]} />}
        {faults.length > 1 && (
          <ul className="mt-1 grid gap-1">
            {faults.map((fault) => (
              <li key={fault.path}>
                <Fault {...fault} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

interface FaultLine {
  readonly path: string
  readonly target: string
  readonly label: string
  readonly text: string
}

function Fault({ target, label, text }: FaultLine) {
  const go = (event: MouseEvent) => {
    event.preventDefault()
    const control = controlOf(target)
    if (control) focusControl(control)
  }
  return (
    <span>
      {label && (
        <>
          <a href={`#${target}`} onClick={go} className="underline underline-offset-2">
            {label}
          </a>
          {': '}
        </>
      )}
      {text}
    </span>
  )
}

/** In the order they stand on the page; those without a field come last. */
function faultsOf(errors: FieldErrors, store: FormStore, formId: string): FaultLine[] {
  const lines = Object.entries(errors)
    .filter(([path]) => path !== '')
    .map(([path, texts]) => ({
      path,
      target: controlId(formId, path),
      label: labelOf(store, path),
      // Its label says which line.
      text: (texts[0] ?? '').replace(/^Baris \d+: /, ''),
    }))
  return lines.sort((a, b) => inPageOrder(document.getElementById(a.target), document.getElementById(b.target)))
}

/** 'Tenggat kirim', or in a grid 'Baris 4 · Qty'. */
function labelOf(store: FormStore, path: string): string {
  const row = /\.(\d+)\./.exec(path)
  const name = store.nameOf(path) ?? ''
  return row ? [`Baris ${Number(row[1]) + 1}`, name].filter(Boolean).join(' · ') : name
}

function inPageOrder(a: Element | null, b: Element | null): number {
  if (!a || !b) return a ? -1 : b ? 1 : 0
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
}

/** The control that shows a fault beneath itself; one that is not drawn shows nothing. */
function controlOf(id: string): HTMLElement | null {
  const control = document.getElementById(id)
  return control?.matches(':disabled') ? null : control
}

function focusControl(control: HTMLElement) {
  for (let fold = control.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  control.scrollIntoView({ block: 'center' })
  control.focus({ preventScroll: true })
}
