import { IconTile } from '../ui/empty.tsx'
import { GoButton } from './go.tsx'
import { MenuIcon } from './menu-icon.tsx'
import type { MenuIcon as IconName } from './menu-shape.ts'
import { Page } from './page.tsx'

interface ComingProps {
  readonly title: string
  readonly icon: IconName
  /** What will stand here, in one sentence. */
  readonly text: string
  /** The list this page belongs to. */
  readonly back?: string
}

/** A page that is not built yet: says calmly what will stand there. */
export function Coming({ title, icon, text, back }: ComingProps) {
  return (
    <Page title={title} back={back}>
      <div className="grid place-items-center rounded-lg border border-border bg-card px-6 py-24 max-md:py-16">
        <div className="grid max-w-100 justify-items-center gap-1 text-center">
          <IconTile>
            <MenuIcon name={icon} />
          </IconTile>
          <p className="mt-3 text-sm font-semibold">Ruang ini sedang disiapkan.</p>
          <p className="text-muted-foreground">{text}</p>
          <div className="mt-4">
            <GoButton to="/dashboard">Ke Dashboard</GoButton>
          </div>
        </div>
      </div>
    </Page>
  )
}
