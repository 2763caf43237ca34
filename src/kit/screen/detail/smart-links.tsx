import type { ReactNode } from 'react'
import { Go } from '../shell/go.tsx'
import { Card } from '../ui/card.tsx'

export interface SmartLink {
  readonly icon: ReactNode
  /** What kind of thing: 'Invoice'. */
  readonly kind?: string
  readonly name: string
  readonly to?: string
  readonly search?: Readonly<Record<string, string>>
  /** A count, an amount, a date. */
  readonly aside?: ReactNode
}

/** What belongs to this record, each a step away. */
export function SmartLinks({
  title = 'Terkait',
  links,
}: {
  readonly title?: string
  readonly links: readonly SmartLink[]
}) {
  if (links.length === 0) return null
  return (
    <Card title={title} flush>
      <ul className="px-2 pb-2">
        {links.map((link) => (
          <li key={`${link.kind}-${link.name}`}>
            <LinkOf link={link}>
              <span className="flex-none text-subtle-foreground">{link.icon}</span>
              <span className="min-w-0 flex-1">
                {link.kind && <small className="block text-xs text-subtle-foreground">{link.kind}</small>}
                <b className="block font-medium wrap-anywhere">{link.name}</b>
              </span>
              <span className="flex-none text-small text-muted-foreground figures">{link.aside}</span>
            </LinkOf>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const look = 'flex min-h-10 items-center gap-3 rounded-md px-3 py-1 max-md:min-h-12'

function LinkOf({ link, children }: { readonly link: SmartLink; readonly children: ReactNode }) {
  if (!link.to) return <span className={look}>{children}</span>
  return (
    <Go to={link.to} search={link.search} className={`${look} hover:bg-row-hover`}>
      {children}
    </Go>
  )
}
