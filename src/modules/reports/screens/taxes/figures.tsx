import { Money } from '#kit/screen/format/money.tsx'

/** Some sums of a month beside each other. */
export function Figures({ rows }: { readonly rows: readonly (readonly [label: string, amount: string])[] }) {
  return (
    <dl className="flex flex-wrap items-stretch rounded-lg border border-border bg-card">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex-[1_1_10rem] px-5 py-3">
          <dt className="text-small text-muted-foreground">{label}</dt>
          <dd className="text-base font-semibold figures">
            <Money value={amount} rp />
          </dd>
        </div>
      ))}
    </dl>
  )
}
