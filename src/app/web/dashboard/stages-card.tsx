import type { OrderStage } from '#app/dashboard/contract.ts'
import { thousands } from '#ground/format.ts'
import { mulDiv } from '#ground/decimal.ts'
import type { Asked } from '#kit/screen/client/use-ask.ts'
import { Go } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Unanswered } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'

const fills: Readonly<Record<string, string>> = {
  draft: 'bg-chart-8',
  expired: 'bg-border-strong',
  pending: 'bg-chart-7',
  confirmed: 'bg-chart-1',
  making: 'bg-chart-4',
  held: 'bg-chart-6',
  'partly-delivered': 'bg-chart-5',
  delivered: 'bg-chart-3',
}

/** Orders on their way: one bar of all, and under it the same as a table whose numbers open the lists. */
export function StagesCard({ asked }: { readonly asked: Asked<readonly OrderStage[]> }) {
  const stages = asked.data?.filter(({ count }) => count > 0)
  const all = stages?.reduce((sum, { count }) => sum + count, 0) ?? 0
  return (
    <Card title="Order per status">
      {!stages ? (
        asked.failure ? (
          <Unanswered asked={asked} />
        ) : (
          <Loading rows={2} />
        )
      ) : all === 0 ? (
        <p className="text-muted-foreground">Belum ada order yang berjalan.</p>
      ) : (
        <>
          <div aria-hidden className="flex h-2 gap-0.5 overflow-hidden rounded-full">
            {stages.map(({ status, count }) => (
              <i key={status} className={`min-w-1 ${fills[status]}`} style={{ flexGrow: count }} />
            ))}
          </div>
          <ul className="mt-3 grid" aria-label="Order per status">
            {stages.map(({ status, label, count }) => (
              <li
                key={status}
                className="relative flex min-h-9 items-center gap-2 border-border-subtle text-small not-last:border-b hover:bg-row-hover max-md:min-h-12"
              >
                <i aria-hidden className={`size-2 flex-none rounded-xs ${fills[status]}`} />
                <Go
                  to="/order/"
                  search={{ status }}
                  className="flex min-w-0 flex-1 items-center rounded-sm after:absolute after:inset-0"
                >
                  <span className="min-w-0 flex-1 truncate">{label}</span>
                  <span className="font-medium figures">{thousands(String(count))}</span>
                </Go>
                <span aria-hidden className="w-10 text-right text-muted-foreground figures">
                  {mulDiv(BigInt(count), 100n, BigInt(all)).toString()}%
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
