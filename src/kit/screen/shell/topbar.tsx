import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Menu from 'lucide-react/icons/menu'
import { Fragment, Suspense, type ReactNode } from 'react'
import { lazy } from '../client/lazy.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Go } from './go.tsx'
import { lastSearch } from './last-search.ts'
import { usePageHead, type Crumb } from './page-head.ts'
import { openSheet } from './shell-state.ts'
import { StatusChip } from './status-chip.tsx'

// What waits for somebody comes after what they opened.
const NoticeBell = lazy(() => import('../notices/bell.tsx').then((parts) => ({ default: parts.NoticeBell })))

interface TopbarProps {
  /** The module's own steps; the page's follow. */
  readonly trail: readonly Crumb[]
  readonly user: ReactNode
  /** The way into the search over everything. */
  readonly search?: ReactNode
}

/** The bar above: where one is, whether all is saved, who one is. */
export function Topbar({ trail, user, search }: TopbarProps) {
  const { title, crumbs, back } = usePageHead()
  return (
    <header className="flex h-14 flex-none items-center gap-4 border-b border-border bg-card pr-5 pl-6 max-lg:pl-2 max-md:h-auto max-md:min-h-14 max-md:flex-wrap max-md:gap-0 max-md:px-1 @container/bar xl:grid xl:grid-cols-[minmax(8rem,1fr)_minmax(0,min(22.5rem,26.4vw))_minmax(max-content,1fr)]">
      {back ? (
        <Go
          to={back}
          search={lastSearch(back)}
          aria-label="Kembali"
          className="grid size-12 flex-none place-items-center rounded-md text-muted-foreground md:hidden"
        >
          <ArrowLeft className="size-5" />
        </Go>
      ) : null}
      <span className={back ? 'hidden md:contents lg:hidden' : 'contents lg:hidden'}>
        <IconButton plain label="Buka menu" icon={<Menu />} className="lg:hidden" onClick={() => openSheet(true)} />
      </span>
      <p
        aria-hidden="true"
        className="line-clamp-3 min-w-0 flex-1 py-1 pl-1 text-base/5 font-semibold break-words md:hidden"
      >
        {title}
      </p>
      <Breadcrumb steps={[...trail, ...crumbs]} title={title} />
      <p role="status" aria-live="polite" className="sr-only">
        {title}
      </p>
      <div className={cx('min-w-0 max-xl:flex-none', back && 'max-md:hidden')}>{search}</div>
      <div className="ml-auto flex flex-none items-center gap-3 max-md:contents max-md:[&_button]:w-11">
        <StatusChip />
        <Suspense fallback={<span className="size-9 max-md:size-12" />}>
          <NoticeBell />
        </Suspense>
        {user}
      </div>
    </header>
  )
}

/**
 * Where one is. What gives way first is the name of the group, whole; then the steps above, last of all the page itself; so
 * much sooner that the rest loses not even the fraction of a pixel that would put dots at its end.
 */
function Breadcrumb({ steps, title }: { steps: readonly Crumb[]; title: string }) {
  const above = steps.at(-1)?.title === title ? steps.slice(0, -1) : steps
  const before = above.length > FEW_STEPS ? above.filter((step) => step.to) : above
  // One step above a long name stays whole: the name says it all again below.
  const isShort = before.filter((step) => step.to).length === 1
  const letters = [...before.map((step) => step.title), title].join('').length
  // All or nothing: half a group's name says less than none.
  const roomForGroups = `max(0px, (100% - ${letters * LETTER + before.length * STEP}em) * 999)`
  return (
    <nav
      aria-label="Remah roti"
      className="-m-1 flex min-w-0 flex-1 items-center overflow-hidden p-1 whitespace-nowrap text-muted-foreground max-md:hidden"
    >
      {before.map((step, at) => (
        <Fragment key={`${at}-${step.title}`}>
          {step.to ? (
            <Go
              to={step.to}
              title={step.title}
              className={cx(
                'truncate rounded-sm hover:text-foreground',
                isShort ? 'flex-none' : 'min-w-6 shrink-100000',
              )}
            >
              {step.title}
            </Go>
          ) : (
            <span className="flex-none overflow-hidden" style={{ maxWidth: roomForGroups }}>
              {step.title}
              {between}
            </span>
          )}
          {step.to ? between : null}
        </Fragment>
      ))}
      <span aria-current="page" title={title} className="min-w-0 truncate font-medium text-foreground">
        {title}
      </span>
    </nav>
  )
}

const between = <ChevronRight className="mx-1 inline size-3.5 flex-none text-subtle-foreground opacity-70" />

/** The width of a letter, and of what stands between two steps, in em; rather too wide than too narrow. */
const [LETTER, STEP] = [0.56, 1.6]

/** Steps above a page that a bar of 1366 holds; of more, only those that lead somewhere are shown. */
const FEW_STEPS = 2
