import Check from 'lucide-react/icons/check'
import { cx } from '../ui/cx.ts'

export interface Step {
  readonly label: string
  /** When it happened, or how far it is: '2 dari 4 item'. */
  readonly note?: string
  readonly state: 'done' | 'now' | 'ahead'
}

/** The life of a document: what is behind it, where it is, what lies ahead. Where there is little room, the dots, and where it stands. */
export function StatusStepper({ steps }: { readonly steps: readonly Step[] }) {
  const reached = steps.findLastIndex((step) => step.state !== 'ahead')
  const here = steps[Math.max(0, reached)]
  return (
    <div className="@container mb-6 rounded-lg border border-border bg-card px-5 py-4 max-md:mb-4 max-md:px-4">
      <ol aria-label="Tahapan" className="flex @min-[50rem]:grid @min-[50rem]:auto-cols-fr @min-[50rem]:grid-flow-col">
        {steps.map((step, at) => (
          <li
            key={step.label}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className="relative flex min-w-0 items-center gap-3 @max-[50rem]:flex-1 @max-[50rem]:gap-1.5 @max-[50rem]:last:flex-none"
          >
            <Dot state={step.state} />
            <span className="min-w-0 @max-[50rem]:sr-only">
              <span
                className={cx(
                  'block',
                  step.state === 'now' ? 'font-semibold' : 'font-medium',
                  step.state === 'ahead' && 'text-muted-foreground',
                )}
              >
                {step.label}
              </span>
              <small className="block text-xs text-subtle-foreground figures">{step.note ?? '—'}</small>
            </span>
            {at < steps.length - 1 && (
              <i
                aria-hidden
                className={cx(
                  'h-0.5 min-w-3 flex-1 rounded-[1px] @max-[50rem]:mr-1.5 @min-[50rem]:mr-4 @min-[50rem]:ml-1',
                  step.state === 'done' ? 'bg-primary' : 'bg-border',
                )}
              />
            )}
          </li>
        ))}
      </ol>
      {here && (
        <p aria-hidden className="mt-3 flex flex-wrap items-baseline gap-x-2 text-sm @min-[50rem]:hidden">
          <span className="font-semibold">{here.label}</span>
          <span className="text-xs text-subtle-foreground figures">{here.note}</span>
          <span className="ml-auto text-xs whitespace-nowrap text-subtle-foreground figures">
            {Math.max(0, reached) + 1} dari {steps.length}
          </span>
        </p>
      )}
    </div>
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
