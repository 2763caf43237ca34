import { rupiah, thousands } from '#ground/format.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Go } from '#kit/screen/shell/go.tsx'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import type { ProjectBilling } from '../../billing/contract.ts'
import { TerminBar, whenOfTermin } from '../termin/schedule-pane.tsx'
import { saidOfTermin } from '../termin/words.ts'
import { OverviewPart } from './overview-part.tsx'

interface TerminPartProps {
  readonly projectId: string
  readonly asked: Asked<ProjectBilling>
}

/** The termins of a project with how each stands; a press opens its page. Absent for who may not see orders. */
export function TerminPart({ projectId, asked }: TerminPartProps) {
  return (
    <AskedCard asked={asked} rows={4}>
      {({ isHidden, contract }) => {
        if (isHidden) return null
        const termins = contract?.termins ?? []
        return (
          <OverviewPart title="Termin" aside={contract && rupiah(contract.total)}>
            {termins.length === 0 ? (
              <p className="pb-2 text-muted-foreground">
                {contract
                  ? 'Belum ada termin.'
                  : 'Belum ada kontrak. Tandatangani sesudah RAB disetujui, di bagian Termin.'}
              </p>
            ) : (
              <>
                <TerminBar termins={termins} />
                <ul className="mt-2">
                  {termins.map((row) => (
                    <li key={row.key} className="border-b border-border-subtle last:border-b-0">
                      <Go
                        to={`/daftar-proyek/invoice/${projectId}?termin=${row.key}`}
                        className="-mx-2 grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-sm px-2 py-2 hover:bg-row-hover"
                      >
                        <span className="truncate font-medium">{row.name}</span>
                        <span className="justify-self-end">
                          <QuietBadge {...saidOfTermin(row.state)}>{saidOfTermin(row.state).text}</QuietBadge>
                        </span>
                        <span className="truncate text-small text-muted-foreground">{whenOfTermin(row)}</span>
                        <span className="text-right text-small figures">{thousands(row.total)}</span>
                      </Go>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </OverviewPart>
        )
      }}
    </AskedCard>
  )
}
