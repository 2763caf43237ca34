import { dayFormat, percentFormat, rupiah, thousands } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { shortPercent } from '#kit/screen/document/short-percent.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { ProjectBilling, SignedContract } from '../../billing/contract.ts'
import type { TerminRow } from '../../termin/row.ts'
import { sharesOfTermins } from '../../termin/waterfall.ts'
import { barOfTermin, saidOfTermin } from './words.ts'

/** The key of what is no bill: the contract itself, its handovers and every invoice. */
export const CONTRACT = 'kontrak'

interface SchedulePaneProps {
  readonly billing: ProjectBilling
  readonly contract: SignedContract
  readonly chosen: string
  readonly page: string
  readonly onChoose: (key: string) => void
}

/** Jadwal termin: every bill of a contract with its state, day and amount; on a phone one list to choose from. */
export function SchedulePane({ billing, contract, chosen, page, onChoose }: SchedulePaneProps) {
  const { termins } = contract
  const way = contract.instalments.length > 0 ? 'Angsuran' : 'Progres'
  return (
    <nav
      aria-label="Jadwal termin"
      className="w-61 flex-none border-r border-border bg-card @max-[760px]:w-full @max-[760px]:border-r-0 @max-[760px]:border-b"
    >
      <div className="sticky top-15 flex max-h-[calc(100dvh-7.25rem)] min-h-[calc(100dvh-7.25rem)] flex-col @max-[760px]:static @max-[760px]:max-h-none @max-[760px]:min-h-0">
        <div className="border-b border-border px-4 py-4">
          <h2 className="text-sm font-semibold">Jadwal termin</h2>
          <p className="text-small text-muted-foreground figures">{`${way} · ${rupiah(contract.total)}`}</p>
          <TerminBar termins={termins} />
          <SelectBox
            aria-label="Pilih termin"
            className="mt-3 w-full @min-[760px]:hidden"
            value={chosen}
            onChoose={onChoose}
          >
            {termins.map((row) => (
              <option key={row.key} value={row.key}>
                {`${row.name} · ${saidOfTermin(row.state).text} · ${thousands(row.total)}`}
              </option>
            ))}
            <option value={CONTRACT}>Kontrak & serah terima</option>
          </SelectBox>
        </div>
        <ul className="min-h-0 flex-1 overflow-y-auto @max-[760px]:hidden">
          {termins.map((row) => (
            <li key={row.key} className="border-b border-border-subtle">
              <Choice to={`${page}?termin=${row.key}`} isChosen={row.key === chosen}>
                <span className="flex items-center gap-2">
                  <span className="mr-auto truncate font-medium">{row.name}</span>
                  <QuietBadge {...saidOfTermin(row.state)}>{saidOfTermin(row.state).text}</QuietBadge>
                </span>
                <span className="flex items-center gap-2">
                  <span className="mr-auto truncate text-small text-muted-foreground figures">{whenOfTermin(row)}</span>
                  <span className="figures">{thousands(row.total)}</span>
                </span>
              </Choice>
            </li>
          ))}
          <li>
            <Choice to={`${page}?termin=${CONTRACT}`} isChosen={chosen === CONTRACT}>
              <span className="font-medium">Kontrak & serah terima</span>
              <span className="truncate text-small text-muted-foreground">{contract.number ?? 'tanpa nomor'}</span>
            </Choice>
          </li>
        </ul>
        <p className="mt-auto flex justify-between gap-2 border-t border-border px-4 py-3 text-small">
          <span className="text-muted-foreground">Progres disetujui</span>
          <span className="font-semibold figures">{percentFormat(billing.pct)}</span>
        </p>
      </div>
    </nav>
  )
}

interface ChoiceProps {
  readonly to: string
  readonly isChosen: boolean
  readonly children: React.ReactNode
}

function Choice({ to, isChosen, children }: ChoiceProps) {
  return (
    <Go
      to={to}
      replace
      aria-current={isChosen ? 'true' : undefined}
      className={cx(
        'grid grid-cols-[minmax(0,1fr)] gap-0.5 border-l-2 px-4 py-2.5 -outline-offset-2',
        isChosen ? 'border-primary bg-row-selected' : 'border-transparent hover:bg-row-hover',
      )}
    >
      {children}
    </Go>
  )
}

/** All of a contract with PPN as one line: paid, asked for, ready, and still to come. */
export function TerminBar({ termins }: { readonly termins: readonly TerminRow[] }) {
  const shares = sharesOfTermins(termins.map(({ total }) => total))
  return (
    <div aria-hidden className="mt-3 flex h-2 gap-0.5">
      {termins.map((row, at) => (
        <span
          key={row.key}
          style={{ width: `${shares[at] ?? '0'}%` }}
          className={`min-w-0 rounded-xs ${barOfTermin(row.state)}`}
        />
      ))}
    </div>
  )
}

/** When a row of the schedule is due or was issued, with its percent. */
export function whenOfTermin({ percent, on, isExpected, waits }: TerminRow): string {
  const day = on && `${isExpected ? '± ' : ''}${dayFormat(on as Day, 'dense', today())}`
  return [percent && shortPercent(percent), waits ?? day].filter(Boolean).join(', ')
}
