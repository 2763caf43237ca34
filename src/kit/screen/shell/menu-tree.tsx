import ChevronRight from 'lucide-react/icons/chevron-right'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { cx } from '../ui/cx.ts'
import { Tooltip } from '../ui/tooltip.tsx'
import { MenuIcon } from './menu-icon.tsx'
import { hereClass, MenuLink } from './menu-link.tsx'
import type { MenuEntry, MenuFolder, MenuItem } from './menu-shape.ts'
import { fold, toggleNarrow, unfold, useShell } from './shell-state.ts'

interface TreeProps {
  readonly menu: readonly MenuItem[]
  readonly isNarrow?: boolean
  readonly onGo?: () => void
}

/** Every entry of the menu, in its groups; scrolls on its own. */
export function MenuTree({ menu, isNarrow = false, onGo }: TreeProps) {
  const active = useRouterState({ select: ({ location }) => location.pathname.split('/')[1] ?? '' })
  return (
    <nav
      aria-label="Menu utama"
      className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto px-3 pt-2 pb-3 [scrollbar-width:thin]"
    >
      {menu.map((item) =>
        item.type === 'item' ? (
          <MenuLink key={item.id} entry={item} isActive={item.id === active} isNarrow={isNarrow} onGo={onGo} />
        ) : (
          <Group key={item.id} group={item} active={active} isNarrow={isNarrow} onGo={onGo} />
        ),
      )}
    </nav>
  )
}

interface PartProps {
  readonly active: string
  readonly isNarrow: boolean
  readonly onGo?: () => void
}

function Group({ group, ...rest }: PartProps & { group: MenuFolder }) {
  return (
    <div role="group" aria-label={group.title}>
      {rest.isNarrow ? (
        <hr className="mx-1 my-2 border-border-subtle" />
      ) : (
        <p aria-hidden="true" className="px-3 pt-4 pb-1 text-2xs font-semibold text-subtle-foreground">
          {group.title}
        </p>
      )}
      {group.children.map((item) =>
        item.type === 'item' ? (
          <MenuLink key={item.id} entry={item} isActive={item.id === rest.active} {...rest} />
        ) : (
          <Fold key={item.id} folder={item} {...rest} />
        ),
      )}
    </div>
  )
}

function Fold({ folder, active, isNarrow, onGo }: PartProps & { folder: MenuFolder }) {
  const chosen = useShell((shell) => shell.folds[folder.id])
  const entries = folder.children.filter((item): item is MenuEntry => item.type === 'item')
  const holdsActive = entries.some((entry) => entry.id === active)
  const isOpen = !isNarrow && (chosen ?? holdsActive)
  const id = `lipatan-${folder.id}`

  useEffect(() => {
    if (holdsActive) unfold(folder.id)
  }, [holdsActive, folder.id])
  const toggle = () => {
    if (isNarrow) toggleNarrow()
    fold(folder.id, isNarrow || !isOpen)
  }
  const isHere = holdsActive && !isOpen
  return (
    <>
      <Tooltip text={isNarrow ? `${folder.title} — ${folder.desc}` : folder.desc} side="right">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={isNarrow ? folder.title : undefined}
          aria-current={isHere || undefined}
          onClick={toggle}
          className={cx(
            'relative flex h-9 w-full items-center gap-2.5 rounded-md max-md:h-12',
            isNarrow ? 'justify-center' : 'pr-2 pl-3',
            isHere ? hereClass : 'font-medium hover:bg-muted',
          )}
        >
          <MenuIcon name={folder.icon} className={cx('size-4.5', !isHere && 'text-subtle-foreground')} />
          {isNarrow ? null : (
            <>
              <span className="min-w-0 flex-1 truncate text-left">{folder.title}</span>
              <ChevronRight
                className={cx('text-subtle-foreground transition-transform duration-120', isOpen && 'rotate-90')}
              />
            </>
          )}
        </button>
      </Tooltip>
      {isOpen ? (
        <div
          id={id}
          className="relative before:absolute before:inset-y-0.5 before:left-5.25 before:w-px before:bg-border"
        >
          {entries.map((entry) => (
            <MenuLink
              key={entry.id}
              entry={entry}
              isActive={entry.id === active}
              isNarrow={false}
              isChild
              onGo={onGo}
            />
          ))}
        </div>
      ) : null}
    </>
  )
}
