import { Link, useRouterState } from '@tanstack/react-router'
import { cx } from '../ui/cx.ts'
import { MenuIcon } from './menu-icon.tsx'
import type { MenuIcon as IconName } from './menu-shape.ts'
import { openSheet } from './shell-state.ts'

/** One place of the bar. */
export interface Slot {
  readonly title: string
  readonly icon: IconName
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
}

const place = 'relative grid content-center justify-items-center gap-0.5 text-xs font-medium'
const here =
  'font-semibold text-primary before:absolute before:-top-px before:h-[3px] before:w-8 before:rounded-b-[3px] before:bg-primary'

/** The phone's bar: up to four places and the menu, 56 high above the line one swipes from. */
export function BottomBar({ slots }: { slots: readonly Slot[] }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const at = slots.findIndex(({ to }) => path.split('/')[1] === to.split('/')[1])
  return (
    <nav
      aria-label="Pintasan"
      style={{ gridTemplateColumns: `repeat(${slots.length + 1}, minmax(0, 1fr))` }}
      className="grid h-[calc(3.5rem+env(safe-area-inset-bottom))] flex-none border-t border-border-subtle bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {slots.map(({ title, icon, to, search }, index) => (
        <Link
          key={to}
          to={to}
          search={search ?? {}}
          aria-current={index === at ? 'page' : undefined}
          className={cx(place, index === at ? here : 'text-muted-foreground')}
        >
          <MenuIcon name={icon} className="size-5" />
          {title}
        </Link>
      ))}
      <button
        type="button"
        onClick={() => openSheet(true)}
        className={cx(place, at < 0 ? here : 'text-muted-foreground')}
      >
        <MenuIcon name="menu" className="size-5" />
        Lainnya
      </button>
    </nav>
  )
}
