import { menuFor } from '#app/menu.ts'
import { rightsIn } from '#kit/screen/client/ability.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { MenuIcon } from '#kit/screen/shell/menu-icon.tsx'
import type { MenuEntry, MenuFolder, MenuItem } from '#kit/screen/shell/menu-shape.ts'

/** Every place this person may open, by group, with what it is for. */
export function Places() {
  const permissions = useAuth((auth) => auth.permissions)
  const groups = menuFor((action, subject) => rightsIn(permissions).can(action, subject)).filter(
    (item): item is MenuFolder => item.type === 'group',
  )
  return (
    <div className="gap-6 lg:columns-2">
      {groups.map((group) => (
        <section
          key={group.id}
          aria-labelledby={`tempat-${group.id}`}
          className="mb-6 min-w-0 break-inside-avoid rounded-lg border border-border bg-card"
        >
          <h2 id={`tempat-${group.id}`} className="flex min-h-12 items-center px-5 text-sm font-semibold">
            {group.title}
          </h2>
          <ul>
            {flat(group.children).map((entry) => (
              <Place key={entry.id} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function Place({ entry }: { entry: MenuEntry }) {
  return (
    <li className="relative flex min-h-13 items-center gap-3 border-t border-border-subtle px-5 py-2 last:rounded-b-lg hover:bg-row-hover">
      <MenuIcon name={entry.icon} className="size-4.5 text-subtle-foreground" />
      <span className="min-w-0">
        <Go to={entry.to} className="font-medium after:absolute after:inset-0">
          {entry.title}
        </Go>
        <span className="block text-xs text-muted-foreground">{entry.desc}</span>
      </span>
    </li>
  )
}

function flat(items: readonly MenuItem[]): MenuEntry[] {
  return items.flatMap((item) => (item.type === 'item' ? [item] : flat(item.children)))
}
