import { useRouterState } from '@tanstack/react-router'
import { menuFor, trailOf } from '#app/menu.ts'
import { pageAt } from '#app/site-map.ts'
import { rightsIn } from '#kit/screen/client/ability.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import type { Crumb } from '#kit/screen/shell/page-head.ts'
import { Shell } from '#kit/screen/shell/shell.tsx'
import { CompanySwitch } from './company-switch.tsx'
import { useGoKeys } from './go-keys.ts'
import { slotsFor } from './slots.ts'
import { UserMenu } from './user-menu.tsx'

/** The shell with this person's menu; rebuilt when rights change. */
export function AppShell() {
  const permissions = useAuth((auth) => auth.permissions)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const menu = menuFor((action, subject) => rightsIn(permissions).can(action, subject))
  useGoKeys(menu)
  return (
    <Shell
      menu={menu}
      trail={crumbsOf(path)}
      slots={slotsFor(menu)}
      version={__VERSION__}
      company={(isNarrow) => <CompanySwitch isNarrow={isNarrow} />}
      user={<UserMenu />}
    />
  )
}

/** Group, section and module of an address: Operasional › Proyek › Daftar Proyek. */
function crumbsOf(path: string): Crumb[] {
  const page = pageAt(path)
  if (!page?.subject) return []
  const trail = trailOf(page.subject)
  const list = pageAt(page.subject)
  return trail.map((item) => (item.type === 'item' ? { title: item.title, to: list?.path } : { title: item.title }))
}
