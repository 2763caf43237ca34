import type { ReactNode } from 'react'
import { Page } from './page.tsx'

/** One part of a settings page: a card that saves on its own. */
export interface SettingsPart {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
}

interface SettingsPageProps {
  readonly title: string
  /** What the list at the left is called: 'Bagian akun'. */
  readonly label: string
  readonly parts: readonly SettingsPart[]
}

/** Settings: the parts by name at the left, their cards in a column beside. */
export function SettingsPage({ title, label, parts }: SettingsPageProps) {
  return (
    <Page title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[200px_minmax(0,720px)]">
        <nav aria-label={label} className="grid gap-0.5 max-lg:hidden lg:sticky lg:top-6">
          {parts.map((part) => (
            <a
              key={part.id}
              href={`#${part.id}`}
              className="flex h-9 items-center rounded-md px-3 font-medium text-muted-foreground hover:bg-muted hover:text-foreground"
            >
              {part.title}
            </a>
          ))}
        </nav>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          {parts.map((part) => (
            <div key={part.id} id={part.id} className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)]">
              {part.content}
            </div>
          ))}
        </div>
      </div>
    </Page>
  )
}
