import type { ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { MenuTree } from './menu-tree.tsx'
import { useIdentity } from './identity.ts'
import { useKeyDown } from './key-down.ts'
import { Mark } from './mark.tsx'
import type { MenuItem } from './menu-shape.ts'
import { toggleNarrow, useShell } from './shell-state.ts'

interface SidebarProps {
  readonly menu: readonly MenuItem[]
  /** Company tile with its switcher. */
  readonly head: (isNarrow: boolean) => ReactNode
  readonly version: string
}

/** The menu at the left: 256 wide, or 56 with icons; Ctrl+B. */
export function Sidebar({ menu, head, version }: SidebarProps) {
  const isNarrow = useShell((shell) => shell.isNarrow)
  useNarrowKey()
  return (
    <aside
      className={cx(
        'flex min-h-0 flex-none flex-col border-r border-border bg-sidebar max-lg:hidden',
        isNarrow ? 'w-14' : 'w-64',
      )}
    >
      {head(isNarrow)}
      <MenuTree menu={menu} isNarrow={isNarrow} />
      <SidebarFoot version={version} isNarrow={isNarrow} />
    </aside>
  )
}

/** The mark, the name and the version. */
export function SidebarFoot({ version, isNarrow }: { version: string; isNarrow?: boolean }) {
  const name = useIdentity((identity) => identity.name)
  return (
    <div
      className={cx(
        'flex h-11 flex-none items-center gap-2 border-t border-border-subtle text-xs text-subtle-foreground',
        isNarrow ? 'justify-center' : 'px-6',
      )}
    >
      <Mark className="size-4" />
      {isNarrow ? null : (
        <>
          <span className="min-w-0 truncate">{name}</span>
          <span className="ml-auto figures">{version}</span>
        </>
      )}
    </div>
  )
}

function useNarrowKey() {
  useKeyDown((event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'b' || event.shiftKey || event.altKey) return
    event.preventDefault()
    toggleNarrow()
  })
}
