import type { RunBrief } from '#kit/import/contract.ts'
import { thousands } from '#ground/format.ts'
import { Badge } from '../ui/badge.tsx'
import { InstantText } from '../format/date-text.tsx'
import { runWords } from './words.ts'

interface EarlierRunsProps {
  readonly runs: readonly RunBrief[]
  readonly onRun: (id: string) => void
}

/** The last files of this person: to go on with, to look at again, to take back. */
export function EarlierRuns({ runs, onRun }: EarlierRunsProps) {
  return (
    <section aria-labelledby="impor-terakhir">
      <h3 id="impor-terakhir" className="mb-2 text-small font-semibold">
        Impor terakhir saya
      </h3>
      <ul className="divide-y divide-border-subtle rounded-lg border border-border">
        {runs.map((run) => (
          <li key={run.id}>
            <button
              type="button"
              onClick={() => onRun(run.id)}
              className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-left -outline-offset-2! hover:bg-row-hover max-md:min-h-12"
            >
              <span className="min-w-0 flex-1 truncate font-medium max-sm:basis-full">{run.fileName}</span>
              <span className="text-small text-muted-foreground figures">{thousands(String(run.total))} baris</span>
              <span className="text-small text-muted-foreground">
                <InstantText value={run.createdAt} />
              </span>
              <Badge tone={runWords[run.state].tone}>{runWords[run.state].text}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
