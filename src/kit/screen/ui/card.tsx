import { useId, type ReactNode } from 'react'
import { cx } from './cx.ts'

interface CardProps {
  readonly title?: ReactNode
  /** `section` is a form's heading (16/24), `card` a panel's (14/20). */
  readonly heading?: 'card' | 'section'
  readonly help?: ReactNode
  /** At the right of the title. */
  readonly aside?: ReactNode
  /** Without inner padding, for lists and tables. */
  readonly flush?: boolean
  readonly className?: string
  readonly children: ReactNode
}

/** White paper on the canvas: a border, no shadow, never a card in a card. */
export function Card({ title, heading = 'card', help, aside, flush, className, children }: CardProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={title ? id : undefined}
      className={cx('min-w-0 rounded-lg border border-border bg-card', className)}
    >
      {title ? (
        <div
          className={cx(
            'flex min-h-12 flex-wrap items-center gap-x-2 gap-y-1 px-5',
            // A thumb's button is as high as the head: it would touch the border.
            heading === 'card' && aside ? 'max-md:py-1.5' : '',
            heading === 'section' && (flush ? 'pt-5 pb-4' : 'pt-5 pb-0'),
          )}
        >
          {/* A short name gives its line to what stands beside it, rather than breaking into a column of words. */}
          <div className={cx('mr-auto min-w-0', heading === 'card' && 'py-3', help ? 'flex-[1_1_11rem]' : '')}>
            <h2 id={id} className={heading === 'section' ? 'text-base font-semibold' : 'text-sm font-semibold'}>
              {title}
            </h2>
            {help ? <p className="text-small text-muted-foreground">{help}</p> : null}
          </div>
          {aside}
        </div>
      ) : null}
      <div className={cx(!flush && (title ? (heading === 'section' ? 'p-5 pt-4' : 'px-5 pb-5') : 'p-5'))}>
        {children}
      </div>
    </section>
  )
}
