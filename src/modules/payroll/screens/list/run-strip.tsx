import { Go } from '#kit/screen/shell/go.tsx'
import type { RunRef } from '../../runs/contract.ts'
import { runTitle } from '../../runs/words.ts'
import { PayrollBadge } from '../words.tsx'

/** The last runs, each leading to its page. */
export function RunStrip({ runs }: { readonly runs: readonly RunRef[] }) {
  if (runs.length === 0) return null
  return (
    <ul aria-label="Perhitungan gaji" className="mb-4 flex gap-3 overflow-x-auto max-md:-mx-4 max-md:px-4">
      {runs.map((run) => (
        <li key={run.id} className="flex-none">
          <Go
            to="/slip-gaji/"
            search={{ perhitungan: run.id }}
            className="block rounded-lg border border-border bg-card px-4 py-3 hover:border-border-strong"
          >
            <span className="flex items-center gap-3">
              <strong className="font-semibold">{runTitle(run)}</strong>
              <PayrollBadge state={run.state} isPaid={run.isPaid} />
            </span>
            <span className="block text-small text-muted-foreground">
              {[`${run.people} orang`, run.blocked > 0 && `${run.blocked} tertahan`, run.number]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </Go>
        </li>
      ))}
    </ul>
  )
}
