import { rupiah } from '#ground/format.ts'
import type { Aging } from '#kit/posting/aging.ts'
import { Money } from '../format/money.tsx'
import { cx } from '../ui/cx.ts'
import { shareOf } from './share-of.ts'

interface Part {
  readonly key: keyof Aging
  readonly label: string
  readonly fill: string
  readonly isHatched?: boolean
}

const parts: readonly Part[] = [
  { key: 'notDue', label: 'Belum jatuh tempo', fill: 'bg-chart-1' },
  { key: 'upTo30', label: '1–30 hari', fill: 'bg-warning-solid' },
  { key: 'upTo60', label: '31–60 hari', fill: 'bg-chart-2' },
  { key: 'upTo90', label: '61–90 hari', fill: 'bg-danger' },
  { key: 'over90', label: '> 90 hari', fill: 'bg-danger', isHatched: true },
]

// The oldest is told apart without colour as well.
const HATCH = { backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 2px, var(--card) 2px 4px)' }

/** What is open by age, 'Umur piutang' or 'Umur hutang': one bar, five figures under it. */
export function AgingStrip({ label, aging }: { readonly label: string; readonly aging: Aging }) {
  return (
    <div>
      <div
        className="flex h-2 gap-px overflow-hidden rounded-full bg-neutral-soft"
        role="img"
        aria-label={`${label}, seluruhnya ${rupiah(aging.total)}`}
      >
        {/* They share the whole bar: a percent lost to rounding would look like something missing. */}
        {parts.map(
          ({ key, fill, isHatched }) =>
            aging[key] !== '0' && (
              <i
                key={key}
                className={cx('min-w-0.5 basis-0', fill)}
                style={{ flexGrow: shareOf(aging[key], aging.total), ...(isHatched && HATCH) }}
              />
            ),
        )}
      </div>
      <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-3 *:min-w-max *:flex-[1_0_40%] md:*:flex-1">
        {parts.map(({ key, label, fill, isHatched }) => (
          <div key={key}>
            <dt className="flex items-center gap-1.5 text-xs text-muted-foreground">
              <i
                className={cx('size-2 flex-none rounded-[2px]', fill)}
                style={isHatched ? HATCH : undefined}
                aria-hidden
              />
              {label}
            </dt>
            <dd className="mt-0.5 font-medium">
              <Money value={aging[key]} rp />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
