import { Link, useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { cx } from '../ui/cx.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { lastSearch } from './last-search.ts'
import { MenuIcon } from './menu-icon.tsx'
import type { MenuEntry } from './menu-shape.ts'

/** Where one is: filled, with a bar at the edge of the window. */
export const hereClass =
  'bg-primary-soft font-semibold text-primary-soft-foreground before:absolute before:-left-3 before:h-5 before:w-[3px] before:rounded-r-[3px] before:bg-primary'

interface MenuLinkProps {
  readonly entry: MenuEntry
  readonly isActive: boolean
  readonly isNarrow: boolean
  readonly isChild?: boolean
  readonly onGo?: () => void
}

/** One entry: an icon, its name, what it is for as the tooltip. It leads to the list as it was left; with Alt to all of it. */
export function MenuLink({ entry, isActive, isNarrow, isChild, onGo }: MenuLinkProps) {
  const { to } = entry
  const navigate = useNavigate()
  const go = (event: MouseEvent) => {
    if (event.altKey) {
      // The browser would save the page.
      event.preventDefault()
      void navigate({ to, search: {} })
    }
    onGo?.()
  }
  return (
    <Tooltip text={isNarrow ? `${entry.title} — ${entry.desc}` : entry.desc} side="right">
      <Link
        to={to}
        search={() => lastSearch(to)}
        aria-label={isNarrow ? entry.title : undefined}
        aria-current={isActive ? 'page' : undefined}
        onClick={go}
        className={cx(
          'relative flex items-center gap-2.5 rounded-md max-md:h-12',
          isChild ? 'h-8' : 'h-9',
          isNarrow ? 'justify-center' : isChild ? 'pr-2 pl-10' : 'pr-2 pl-3',
          isActive ? hereClass : cx('font-medium hover:bg-muted', isChild && 'text-muted-foreground'),
        )}
      >
        {isChild ? null : (
          <MenuIcon name={entry.icon} className={cx('size-4.5', !isActive && 'text-subtle-foreground')} />
        )}
        {isNarrow ? null : <span className="min-w-0 flex-1 truncate">{entry.title}</span>}
      </Link>
    </Tooltip>
  )
}
