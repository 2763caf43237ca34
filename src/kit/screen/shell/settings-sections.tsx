import { Link, useLocation, useSearch } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import History from 'lucide-react/icons/history'
import { useState, type ReactNode } from 'react'
import { DirtySection, type DirtyNote } from '../form/dirty-section.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Page } from './page.tsx'

/** A section, with what the list of sections says of it on a phone. */
export interface Section {
  readonly id: string
  readonly title: string
  readonly content: ReactNode
  readonly about: string
  /** As wide as the page allows: a form beside its preview. */
  readonly isWide?: boolean
  /** Who changed what in it is told. */
  readonly isLogged?: boolean
}

interface SettingsSectionsProps {
  readonly title: string
  readonly label: string
  readonly path: string
  readonly sections: readonly Section[]
  /** Who changed what in a section; opened from its head. */
  readonly log?: (section: string, close: () => void) => ReactNode
}

/**
 * Settings of many kinds, one section at a time: named at the left, on a phone first a list. A section that was opened
 * stays as it was typed while others are looked at.
 */
export function SettingsSections({ title, label, path, sections, log }: SettingsSectionsProps) {
  const hash = useLocation({ select: (location) => location.hash })
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())
  const [isLogOpen, setLogOpen] = useState(false)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const chosen = sections.find((section) => section.id === (hash || search['bagian']))
  const shown = chosen ?? sections[0]
  const opened = useOpened(shown?.id)
  const hasLog = log !== undefined && shown?.isLogged === true
  const noteOf =
    (id: string): DirtyNote =>
    (card, isDirty) =>
      setDirty((before) => {
        const name = `${id}/${card}`
        if (before.has(name) === isDirty) return before
        return new Set(isDirty ? [...before, name] : [...before].filter((each) => each !== name))
      })
  const isDirty = (id: string) => [...dirty].some((name) => name.startsWith(`${id}/`))
  return (
    <Page title={title}>
      <div className="relative grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[208px_minmax(0,1fr)]">
        <nav
          aria-label={label}
          className={cx(
            'grid gap-0.5 lg:sticky lg:top-6',
            'max-lg:divide-y max-lg:divide-border-subtle max-lg:overflow-hidden max-lg:rounded-lg max-lg:border max-lg:border-border max-lg:bg-card',
            chosen && 'max-lg:hidden',
          )}
        >
          {sections.map((section) => (
            <SectionLink
              key={section.id}
              path={path}
              section={section}
              isShown={section === shown}
              isDirty={isDirty(section.id)}
            />
          ))}
        </nav>
        <div className={cx('grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4', !chosen && 'max-lg:hidden')}>
          <div
            className={cx('flex min-h-9 items-center gap-2 lg:absolute lg:-top-13 lg:right-0', !hasLog && 'lg:hidden')}
          >
            <Link
              to={path}
              className="flex min-h-12 items-center gap-2 font-medium text-muted-foreground lg:hidden"
              resetScroll
            >
              <ArrowLeft aria-hidden /> Semua bagian
            </Link>
            {hasLog ? (
              <Button size="sm" variant="ghost" icon={<History />} className="ml-auto" onClick={() => setLogOpen(true)}>
                Riwayat
              </Button>
            ) : null}
          </div>
          {sections.map((section) =>
            opened.has(section.id) ? (
              <DirtySection key={section.id} value={noteOf(section.id)}>
                <div
                  id={`bagian-${section.id}`}
                  hidden={section !== shown}
                  className={cx('grid grid-cols-[minmax(0,1fr)] gap-4', !section.isWide && 'max-w-180')}
                >
                  {section.content}
                </div>
              </DirtySection>
            ) : null,
          )}
        </div>
      </div>
      {log && hasLog && isLogOpen ? log(shown.id, () => setLogOpen(false)) : null}
    </Page>
  )
}

interface SectionLinkProps {
  readonly path: string
  readonly section: Section
  readonly isShown: boolean
  readonly isDirty: boolean
}

function SectionLink({ path, section, isShown, isDirty }: SectionLinkProps) {
  return (
    <Link
      to={path}
      hash={section.id}
      aria-current={isShown ? 'page' : undefined}
      className={cx(
        'flex min-h-9 items-center gap-2 rounded-md px-3 font-medium text-muted-foreground hover:bg-muted hover:text-foreground',
        'max-lg:min-h-15 max-lg:rounded-none max-lg:px-4 max-lg:py-2 max-lg:text-foreground',
        isShown &&
          'lg:bg-primary-soft lg:text-primary-soft-foreground lg:hover:bg-primary-soft lg:hover:text-primary-soft-foreground',
      )}
    >
      <span className="min-w-0 flex-1">
        {section.title}
        <small className="block text-small font-normal text-muted-foreground lg:hidden">{section.about}</small>
      </span>
      {isDirty ? (
        <span className="size-2 flex-none rounded-full bg-warning" role="img" aria-label="belum disimpan" />
      ) : null}
      <ChevronRight className="flex-none text-subtle-foreground lg:hidden" aria-hidden />
    </Link>
  )
}

/** What was opened so far: only that is asked of the server. */
function useOpened(id: string | undefined): ReadonlySet<string> {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  if (id === undefined || opened.has(id)) return opened
  const more = new Set([...opened, id])
  setOpened(more)
  return more
}
