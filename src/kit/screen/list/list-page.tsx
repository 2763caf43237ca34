import { useNavigate } from '@tanstack/react-router'
import { Suspense, useRef, useState, type ReactNode } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import type { ListAnswer } from '#kit/list/columns.ts'
import { lazy } from '../client/lazy.tsx'
import { useAsk } from '../client/use-ask.ts'
import { useFlash } from '../live/use-flash.ts'
import { Page } from '../shell/page.tsx'
import { useMayOpen } from '../shell/route-rules.ts'
import { Unanswered } from '../ui/error-state.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { wanted, wideEnough, type ListColumn } from './column.ts'
import { ColumnMenu, isShown } from './column-menu.tsx'
import { countText } from './count-text.ts'
import { ExportMenu, type ListPaper } from './export-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import { filtersIn, type ListFilter, type ListView } from './filter.ts'
import { ListCards } from './list-cards.tsx'
import { NoRows, type FirstWords } from './list-faces.tsx'
import { useListKeys } from './list-keys.ts'
import { ListPager } from './list-pager.tsx'
import { ListStamp } from './list-stamp.tsx'
import { useListState } from './list-state.ts'
import { ListTable } from './list-table.tsx'
import { useKeptForTheWalk } from './kept-for-the-walk.ts'
import { ListTiles, tilesOf, TilesComing } from './list-tiles.tsx'
import { PhoneTools } from './phone-tools.tsx'
import { rowHeight, usePreferences } from './preferences.ts'
import { useLeftRow } from './left-row.ts'
import { useKeyOf } from '../shortcuts/use-key-of.ts'
import { SaveView } from './save-view.tsx'
import { useSavedViews } from './saved-views.ts'
import { useSelection, type Selection } from './selection.ts'
import { ViewTabs } from './view-tabs.tsx'

const ExportTicked = lazy(() => import('./export-ticked.tsx').then((parts) => ({ default: parts.ExportTicked })))
const FilterSheet = lazy(() => import('./filter-sheet.tsx').then((parts) => ({ default: parts.FilterSheet })))

interface ListPageProps<Row> {
  readonly title: string
  /** Its address in the site map: '/pelanggan/'. */
  readonly path: string
  /** Whose columns and saved views these are, where several lists share an address: '/order/invoice'. */
  readonly keptAs?: string
  /** What the rows are called: 'pelanggan'. */
  readonly noun: string
  readonly endpoint: Endpoint<Endpoint['input'], ListAnswer<Row>>
  /** Asked besides what the URL says: the kind of a shared list. */
  readonly always?: Readonly<Record<string, string>>
  readonly columns: readonly ListColumn<Row>[]
  readonly views?: readonly ListView[]
  readonly filters?: readonly ListFilter[]
  readonly searchFor: string
  /** How the server sorts when nobody asked: '-date'; its head carries the arrow. */
  readonly defaultSort?: string
  readonly nameOf: (row: Row) => string
  readonly linkOf?: (row: Row) => string
  readonly onOpen?: (row: Row) => void
  readonly menuOf?: (row: Row) => ReactNode
  readonly editOf?: (row: Row) => string
  /** What is done to ticked rows; rows can be ticked where this is given. Export comes by itself. */
  readonly bulk?: (selection: Selection, rows: readonly Row[]) => ReactNode
  readonly exporting?: Endpoint
  /** A paper of what the filter shows, beside the files. */
  readonly printing?: ListPaper
  /** The one filled button, and where N leads. */
  readonly primary?: ReactNode
  readonly createAt?: string
  readonly onCreate?: () => void
  readonly actions?: ReactNode
  /** Above the views: the module's own tabs. */
  readonly above?: ReactNode
  /** A record as a card, while there are only a few. */
  readonly tile?: (row: Row) => ReactNode
  readonly first: FirstWords
}

const ALL: readonly ListView[] = [{ id: 'semua', label: 'Semua', set: {} }]

/** A list as every module shows it: views, filters, table or cards, sums, pages; its state is the URL. */
export function ListPage<Row extends { readonly id: string }>(props: ListPageProps<Row>) {
  const { title, path, endpoint, columns, views: given = ALL, filters = [], nameOf, linkOf, onOpen, menuOf } = props
  const navigate = useNavigate()
  const saved = useSavedViews(props.keptAs ?? path)
  const views = [...given, ...saved.views]
  const state = useListState(path, views, { input: endpoint.input, always: props.always })
  const asked = useAsk(endpoint, { ...state.asked, ...props.always }, { keep: true })
  const preferences = usePreferences(props.keptAs ?? path)
  const selection = useSelection(JSON.stringify(state.params))
  const [isFiltering, setFiltering] = useState(false)
  const [isPicking, setPicking] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const keyOf = useKeyOf()
  const mayCreate = useMayOpen(props.createAt ?? path)

  const answer = asked.data
  useFlash(answer?.rows)
  const leftRow = useLeftRow(
    path,
    answer?.rows.map((row) => row.id),
  )
  const larger = preferences.textSize / 100
  useKeptForTheWalk(props, state, asked.isOld ? undefined : answer)
  const shown = columns
    .filter((column) => isShown(column, preferences.columns))
    .map((column) => wanted(column, preferences.columns))
    .map((column) => wideEnough(column, answer?.totals[column.id], answer?.rows))
    .map((column) => (column.width ? { ...column, width: column.width * larger } : column))
  const narrowed = Object.keys(filtersIn(state.params)).length
  const face =
    asked.failure && !answer ? (
      <Unanswered asked={asked} />
    ) : answer?.rows.length === 0 ? (
      <NoRows state={state} first={props.first} />
    ) : undefined
  const isPlain = narrowed === 0 && !state.params['q'] && Object.keys(state.view.set).length === 0
  const isFirst = answer?.rows.length === 0 && isPlain && props.first.actions !== undefined
  const isWhole = narrowed === 0 && !state.params['q'] && state.view === views[0]
  const few = props.tile && isWhole ? tilesOf(answer?.rows, asked.failure !== undefined) : undefined
  const parts = { nameOf, linkOf, menuOf, onOpen, onLeave: leftRow.remember }

  useListKeys({
    search: () => search.current?.focus(),
    filter: () => setFiltering(true),
    create: () => {
      if (props.onCreate) props.onCreate()
      else if (props.createAt && mayCreate) void navigate({ to: props.createAt })
    },
    step: leftRow.step,
    select: () => props.bulk && leftRow.current() && selection.toggle(leftRow.current() ?? ''),
    edit: () => {
      const row = answer?.rows.find((one) => one.id === leftRow.current())
      if (!row || !props.editOf) return
      leftRow.remember(row.id)
      void navigate({ to: props.editOf(row) })
    },
    leave: selection.clear,
  })
  const pick = () => {
    setPicking(!isPicking)
    selection.clear()
  }
  const tools = (
    <>
      {props.actions}
      {props.exporting && (
        <ExportMenu endpoint={props.exporting} asked={state.asked} always={props.always} printing={props.printing} />
      )}
    </>
  )
  return (
    <Page
      title={title}
      fill
      actions={<span className="flex items-center gap-2 max-md:hidden">{tools}</span>}
      // Where nothing is yet, the sheet of paper says it with the same button.
      primary={isFirst ? undefined : props.primary}
      primaryKey={keyOf('n')}
    >
      {props.above}
      {few === 'unknown' ? (
        <TilesComing />
      ) : few && props.tile ? (
        <ListTiles title={title} rows={few} tile={props.tile} />
      ) : (
        <section
          aria-label={title}
          className="relative flex min-h-0 flex-1 flex-col md:overflow-hidden md:rounded-lg md:border md:border-border md:bg-card"
        >
          {given.length > 0 && (
            <ViewTabs
              title={title}
              views={views}
              state={state}
              count={answer && narrowed === 0 && !state.params['q'] ? countText(answer) : undefined}
              aside={<SaveView state={state} saved={saved} />}
            />
          )}
          <FilterBar
            state={state}
            filters={filters}
            placeholder={props.searchFor}
            search={search}
            onMore={() => setFiltering(true)}
            aside={
              <>
                <ListStamp updatedAt={asked.updatedAt} isFetching={asked.isFetching} onReload={asked.reload} />
                <ColumnMenu columns={columns} preferences={preferences} />
              </>
            }
          />
          <PhoneTools
            state={state}
            hasFilters={filters.length > 0}
            placeholder={props.searchFor}
            count={answer ? `${countText(answer)} ${props.noun}` : ''}
            more={props.actions || props.exporting ? tools : undefined}
            onFilter={() => setFiltering(true)}
            picking={props.bulk && { isOn: isPicking, toggle: pick }}
          />
          <ListTable
            {...parts}
            title={title}
            noun={props.noun}
            canTick={props.bulk !== undefined}
            defaultSort={props.defaultSort}
            columns={shown}
            answer={answer}
            state={state}
            selection={selection}
            height={rowHeight[preferences.density] * larger}
            face={face}
          />
          <div className="-mx-4 flex-1 border-y border-border bg-card md:hidden">
            {face ?? (
              <ListCards
                {...parts}
                title={title}
                columns={columns}
                answer={answer}
                ticks={isPicking ? selection : undefined}
              />
            )}
          </div>
          {answer && answer.rows.length > 0 && <ListPager answer={answer} state={state} />}
          {props.bulk && answer && (
            <BulkBar selection={selection}>
              {props.bulk(selection, answer.rows)}
              {props.exporting && (
                <Suspense>
                  <ExportTicked endpoint={props.exporting} selection={selection} always={props.always} />
                </Suspense>
              )}
            </BulkBar>
          )}
        </section>
      )}
      {isFiltering && filters.length > 0 && (
        <Suspense>
          <FilterSheet filters={filters} state={state} onClose={() => setFiltering(false)} />
        </Suspense>
      )}
    </Page>
  )
}
