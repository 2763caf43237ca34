import type { ReactNode } from 'react'
import { Go } from '../shell/go.tsx'
import { useMayOpen } from '../shell/route-rules.ts'
import { MenuItem } from '../ui/menu.tsx'

interface MenuGoProps {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
  readonly icon?: ReactNode
  readonly hint?: string
  readonly children: string
}

/** A step to another page inside a menu; absent for whoever may not go there. */
export function MenuGo({ to, search, icon, hint, children }: MenuGoProps) {
  if (!useMayOpen(to)) return null
  return (
    <MenuItem asChild>
      <Go to={to} search={search}>
        {icon}
        <span className="min-w-0 flex-1">{children}</span>
        {hint ? <kbd className="font-sans text-2xs text-muted-foreground">{hint}</kbd> : null}
      </Go>
    </MenuItem>
  )
}
