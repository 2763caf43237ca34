import { Fragment } from 'react'
import { cx } from '../ui/cx.ts'
import { shortcutGroups } from './shortcuts.ts'
import { useKeyOf } from './use-key-of.ts'

/** Every shortcut by place; single keys that are switched off are muted and say so. */
export function ShortcutList({ areSinglesOn }: { readonly areSinglesOn: boolean }) {
  const keyOf = useKeyOf()
  return (
    <div className="grid gap-6">
      {shortcutGroups.map(({ title, rows }) => (
        <section key={title} aria-label={title}>
          <h3 className="mb-2 text-sm font-semibold">{title}</h3>
          <dl className="grid">
            {rows.map(({ keys, does, isSingle }) => {
              const isOff = isSingle === true && !areSinglesOn
              return (
                <div
                  key={does}
                  className={cx(
                    'flex min-h-9 items-center justify-between gap-4 border-b border-border-subtle py-1 last:border-b-0',
                    isOff && 'text-subtle-foreground',
                  )}
                >
                  <dt className={cx(!isOff && 'text-muted-foreground')}>
                    {does}
                    {isOff ? <span className="sr-only"> (dimatikan)</span> : null}
                  </dt>
                  <dd
                    className={cx('flex flex-none flex-wrap items-center justify-end gap-1', isOff && 'line-through')}
                  >
                    {keys.map((key, at) => (
                      <Fragment key={key}>
                        {at > 0 ? <span className="text-xs text-subtle-foreground">atau</span> : null}
                        <KeyCaps keys={isSingle ? keyOf(key) : key} />
                      </Fragment>
                    ))}
                  </dd>
                </div>
              )
            })}
          </dl>
        </section>
      ))}
    </div>
  )
}

/** 'Ctrl+K' as two caps, 'G lalu D' as two with the word between. */
function KeyCaps({ keys }: { readonly keys: string }) {
  const parts = keys.split(/(\+(?=.)| lalu )/)
  return (
    <span className="inline-flex items-center gap-1">
      {parts.map((part, at) =>
        part === '+' ? null : part === ' lalu ' ? (
          <span key={at} className="text-xs text-subtle-foreground">
            lalu
          </span>
        ) : (
          <kbd
            key={at}
            className="inline-grid h-6 min-w-6 place-items-center rounded-sm border border-border-strong bg-muted px-1.5 font-sans text-xs font-medium text-foreground"
          >
            {part}
          </kbd>
        ),
      )}
    </span>
  )
}
