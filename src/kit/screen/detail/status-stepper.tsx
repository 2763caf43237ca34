import Check from 'lucide-react/icons/check'
import { cx } from '../ui/cx.ts'

export interface Step {
  readonly label: string
  /** When it happened, or how far it is: '2 dari 4 item'. */
  readonly note?: string
  readonly state: 'done' | 'now' | 'ahead'
}

/** The life of a document: what is behind it, where it is, what lies ahead. */
export function StatusStepper({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol
      aria-label="Tahapan"
      className="mb-6 grid auto-cols-fr grid-flow-col rounded-lg border border-border bg-card px-5 py-4 max-md:mb-4 max-md:grid-flow-row max-md:gap-3"
    >
      {steps.map((step, at) => (
        <li
          key={step.label}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="flex min-w-0 items-center gap-3"
        >
          <Dot state={step.state} />
          <span className="min-w-0">
            <span
              className={cx(
                'block truncate',
                step.state === 'now' ? 'font-semibold' : 'font-medium',
                step.state === 'ahead' && 'text-muted-foreground',
              )}
            >
              {step.label}
            </span>
            <small className="block truncate text-xs text-subtle-foreground figures">{step.note ?? '—'}</small>
          </span>
          {at < steps.length - 1 && (
            <i
              aria-hidden
              className={cx(
                'mr-4 ml-1 h-0.5 min-w-3 flex-1 rounded-[1px] max-md:hidden',
                step.state === 'done' ? 'bg-primary' : 'bg-border',
              )}
            />
          )}
        </li>
      ))}
    </ol>
  )
}

function Dot({ state }: Pick<Step, 'state'>) {
  if (state === 'done') {
    return (
      <span className="grid size-6 flex-none place-items-center rounded-full bg-primary text-primary-foreground">
        <Check className="size-3.5" strokeWidth={2.5} aria-label="Selesai" />
      </span>
    )
  }
  const look =
    state === 'now' ? 'border-primary bg-primary shadow-[inset_0_0_0_4px_var(--card)]' : 'border-border-strong'
  return <span aria-hidden className={`size-6 flex-none rounded-full border-2 ${look}`} />
}
