import * as Popover from 'radix-ui/popover'
import { reportAmount, thousands } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import type { ReportColumn } from '../report.ts'
import { figureOrigin, type FigureOrigin } from '../statements/contract.ts'
import { figureLook, ledgerOf } from './ledger-of.ts'

/** So many projects have a row of their own. */
const MOST = 8

interface FigureSplitProps {
  readonly amount: string
  readonly code: string
  readonly label: string
  readonly column: ReportColumn
  /** Projects that have a column of their own beside this one, which tells of the others. */
  readonly apart: readonly string[]
  readonly says: string
}

/** A figure of laba rugi: pressed, the projects it is made of and the entries behind it. */
export function FigureSplit(props: FigureSplitProps) {
  const { amount, label, column, says } = props
  return (
    <Popover.Root>
      <Popover.Trigger
        aria-label={says}
        className={`${figureLook} data-[state=open]:text-primary data-[state=open]:underline`}
      >
        {reportAmount(amount)}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          // Above the bar at the foot of a phone.
          collisionPadding={{ top: 8, left: 8, right: 8, bottom: 72 }}
          aria-label={`Dari mana angka ini: ${label}, ${column.label}`}
          className="z-50 w-80 max-w-[calc(100vw-1rem)] max-h-[min(32rem,var(--radix-popover-content-available-height))] animate-rise overflow-y-auto rounded-lg bg-popover shadow-popover outline-none"
        >
          <div className="flex items-baseline justify-between gap-3 px-4 pt-3 font-semibold">
            <span>{`${label}, ${column.label}`}</span>
            <span className="figures">{reportAmount(amount)}</span>
          </div>
          <p className="px-4 pb-2 text-small text-muted-foreground">per proyek</p>
          <Split {...props} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

const line =
  'flex min-h-9 items-center justify-between gap-3 border-t border-border-subtle px-4 py-1 text-small max-md:min-h-11'

function Split({ code, column, apart }: FigureSplitProps) {
  const asked = useAsk(figureOrigin, { account: code, to: column.to, ...(column.from && { from: column.from }) })
  return (
    <AskedCard asked={asked} rows={3}>
      {({ projects, entries, hasMore }) => (
        <>
          <Projects
            code={code}
            column={column}
            projects={projects.filter(({ id }) => !apart.includes(id ?? 'tanpa'))}
          />
          {apart.length === 0 && (
            <Go
              to="/laporan-keuangan/"
              search={ledgerOf({ code, column, isOfProfit: true })}
              className={`${line} underline decoration-border-strong underline-offset-3 hover:text-primary`}
            >
              {`${hasMore ? 'Lebih dari ' : ''}${thousands(String(entries))} jurnal`}
            </Go>
          )}
        </>
      )}
    </AskedCard>
  )
}

interface ProjectsProps extends Pick<FigureSplitProps, 'code' | 'column'> {
  readonly projects: FigureOrigin['projects']
}

function Projects({ code, column, projects }: ProjectsProps) {
  const rest = projects.slice(MOST).reduce((all, { amount }) => all + BigInt(amount), 0n)
  return (
    <>
      {projects.slice(0, MOST).map(({ id, name, amount }) => (
        <Go
          key={id ?? ''}
          to="/laporan-keuangan/"
          search={ledgerOf({ code, column: { ...column, projectId: id ?? 'tanpa' }, isOfProfit: true })}
          className={`${line} hover:bg-row-hover`}
        >
          <span>{name}</span>
          <span className="figures">{reportAmount(amount)}</span>
        </Go>
      ))}
      {projects.length > MOST && (
        <div className={line}>
          <span>{`${projects.length - MOST} lainnya`}</span>
          <span className="figures">{reportAmount(String(rest))}</span>
        </div>
      )}
    </>
  )
}
