import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, type ReactNode } from 'react'
import { cx } from '../ui/cx.ts'
import { Go } from './go.tsx'
import { windowTitle } from './identity.ts'
import { lastSearch } from './last-search.ts'
import { usePageHead, type Crumb } from './page-head.ts'

interface PageProps {
  readonly title: string
  /** Drawn instead of the plain title, for a greeting or a number with a badge. */
  readonly heading?: ReactNode
  /** The heading is short enough to stand whole in a phone's bar, and is not said again below it. */
  readonly saysOnce?: boolean
  /** After the title: a badge, a record's state. */
  readonly badge?: ReactNode
  /** Under the title. */
  readonly meta?: ReactNode
  /** Secondary acts, at the right of the title. */
  readonly actions?: ReactNode
  /** The one filled button; on a phone it stands across the bottom. */
  readonly primary?: ReactNode
  /** The key that does the same. */
  readonly primaryKey?: string
  /** Address of the list this page belongs to. */
  readonly back?: string
  /** Steps of the breadcrumb after the module's own. */
  readonly crumbs?: readonly Crumb[]
  /** As high as the window: the card inside scrolls, not the page. */
  readonly fill?: boolean
  /** Width of the content: forms 960, settings 720. */
  readonly width?: 'full' | 'form' | 'settings'
  /** Without inner padding, for pages that draw their own bands. */
  readonly bare?: boolean
  readonly children: ReactNode
}

const noCrumbs: readonly Crumb[] = []
const widths = { full: '', form: 'w-full max-w-240', settings: 'w-full max-w-180' }

/** The frame of every page: its one h1, its acts, its content. */
export function Page(props: PageProps) {
  const {
    title,
    heading,
    saysOnce,
    badge,
    meta,
    actions,
    primary,
    primaryKey,
    back,
    crumbs = noCrumbs,
    fill,
    width = 'full',
    bare,
    children,
  } = props
  useEffect(() => {
    document.title = windowTitle(title)
    usePageHead.setState({ title, crumbs, back })
  }, [title, crumbs, back])

  const hasTools = Boolean(actions ?? primary)
  return (
    <div
      className={cx('flex min-w-0 flex-col', fill ? 'min-h-full md:h-full' : 'min-h-full', !bare && 'p-6 max-md:p-4')}
    >
      <header
        className={cx(
          'flex min-h-9 flex-wrap items-center gap-2 max-md:min-h-0 max-md:items-start max-md:gap-y-3',
          meta ? 'mb-5 max-md:mb-4' : 'mb-4',
          !meta && !badge && (!actions || fill) && 'max-md:mb-0',
          bare && 'px-6 pt-6 max-md:px-4',
        )}
      >
        {back ? <BackArrow to={back} /> : null}
        {/* Acts stand beside it while there is room for a name, else in a row below: on a phone, with large text. */}
        <div className="mr-auto min-w-0 grow basis-54 wrap-anywhere md:pr-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <h1 tabIndex={-1} className={cx('text-xl font-semibold', (!heading || saysOnce) && 'max-md:sr-only')}>
              {heading ?? title}
            </h1>
            {badge}
          </div>
          {meta ? <div className="mt-0.5 text-small text-muted-foreground">{meta}</div> : null}
        </div>
        {hasTools ? (
          <div className="relative flex max-w-full flex-none flex-wrap items-center gap-2">
            {actions}
            {primary ? (
              <span className="inline-flex items-center gap-2 empty:hidden max-md:hidden" data-keys={primaryKey}>
                {primary}
              </span>
            ) : null}
          </div>
        ) : null}
      </header>
      <div className={cx('flex min-h-0 min-w-0 flex-1 flex-col', widths[width])}>{children}</div>
      {primary ? (
        <div className="sticky bottom-0 z-10 -mx-4 mt-auto -mb-4 empty:hidden border-t border-border bg-card px-4 py-2 md:hidden [&>*]:w-full">
          {primary}
        </div>
      ) : null}
    </div>
  )
}

function BackArrow({ to }: { to: string }) {
  return (
    <Go
      to={to}
      search={lastSearch(to)}
      aria-label="Kembali"
      className="-ml-2 grid size-9 flex-none place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground max-md:hidden"
    >
      <ArrowLeft className="size-4.5" />
    </Go>
  )
}
