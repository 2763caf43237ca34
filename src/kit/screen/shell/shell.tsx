import { Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Sheet } from '../ui/sheet.tsx'
import { TooltipProvider } from '../ui/tooltip.tsx'
import { BottomBar, type Slot } from './bottom-bar.tsx'
import type { MenuItem } from './menu-shape.ts'
import { MenuTree } from './menu-tree.tsx'
import type { Crumb } from './page-head.ts'
import { openSheet, useShell } from './shell-state.ts'
import { Sidebar, SidebarFoot } from './sidebar.tsx'
import { Topbar } from './topbar.tsx'

interface ShellProps {
  readonly menu: readonly MenuItem[]
  readonly trail: readonly Crumb[]
  readonly slots: readonly Slot[]
  readonly version: string
  /** Company tile with its switcher. */
  readonly company: (isNarrow: boolean) => ReactNode
  readonly user: ReactNode
  /** Above the page, on every page: what the person must not forget. */
  readonly notice?: ReactNode
  /** The way into the search over everything. */
  readonly search?: ReactNode
}

/** The frame around every page of people who are signed in. */
export function Shell({ menu, trail, slots, version, company, user, search, notice }: ShellProps) {
  const isSheetOpen = useShell((shell) => shell.isSheetOpen)
  const close = () => openSheet(false)
  return (
    <TooltipProvider delayDuration={400} skipDelayDuration={200}>
      <a
        href="#isi"
        className="absolute top-2 left-2 z-70 -translate-y-16 rounded-md bg-inverse px-3 py-2 font-medium text-inverse-foreground focus:translate-y-0"
      >
        Lewati ke isi
      </a>
      <div className="flex h-dvh overflow-hidden pr-[env(safe-area-inset-right)] pl-[env(safe-area-inset-left)]">
        <Sidebar menu={menu} head={company} version={version} />
        <div className="flex min-w-0 flex-1 flex-col">
          <Topbar trail={trail} user={user} search={search} />
          {notice}
          <main
            id="isi"
            tabIndex={-1}
            data-scroll-restoration-id="isi"
            className="relative min-h-0 flex-1 overflow-x-hidden overflow-y-auto outline-none"
          >
            <Outlet />
          </main>
          <BottomBar slots={slots} />
        </div>
      </div>
      <Sheet open={isSheetOpen} onClose={close} title="Menu utama" side="left" width="w-72" bare>
        <div className="flex h-full flex-col bg-sidebar">
          {company(false)}
          <MenuTree menu={menu} onGo={close} />
          <SidebarFoot version={version} />
        </div>
      </Sheet>
    </TooltipProvider>
  )
}
