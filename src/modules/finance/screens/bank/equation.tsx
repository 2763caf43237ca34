import { Money } from '#kit/screen/format/money.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { Matching } from '../../bank/contract.ts'

type Sides = Pick<Matching, 'book' | 'outgoing' | 'incoming' | 'waiting' | 'bank' | 'difference'>

/** How book and bank come together: book and what neither knows of the other is what the bank says; only the difference is tinted. */
export function Equation({ of }: { readonly of: Sides }) {
  const parts: readonly (readonly [sign: string, label: string, amount: string | null])[] = [
    ['', 'Saldo buku', of.book],
    ['+', 'Belum cair', of.outgoing],
    ['−', 'Dalam perjalanan', of.incoming],
    ['+', 'Belum cocok', of.waiting],
    ['=', 'Saldo bank', of.bank],
  ]
  const isEqual = of.difference === '0'
  return (
    <dl className="flex flex-wrap items-stretch rounded-lg border border-border bg-card">
      {parts.map(([sign, label, amount]) => (
        <div key={label} className="flex-[1_1_9rem] px-5 py-3">
          <dt className="text-small text-muted-foreground">{label}</dt>
          <dd className="text-base font-semibold figures">
            <Side sign={sign} amount={amount} />
          </dd>
        </div>
      ))}
      {of.difference !== null && (
        <div className={cx('flex-[1_1_7rem] rounded-r-lg px-5 py-3', isEqual ? 'bg-success-soft' : 'bg-danger-soft')}>
          <dt className="text-small text-foreground">Selisih</dt>
          <dd className="text-base font-semibold figures">
            <Money value={of.difference} />
          </dd>
        </div>
      )}
    </dl>
  )
}

// An amount below zero turns its sign: '− 4.210', never '+ −4.210'.
function Side({ sign, amount }: { readonly sign: string; readonly amount: string | null }) {
  const turned = amount?.startsWith('-')
    ? ({ '+': '−', '−': '+' } as Readonly<Record<string, string>>)[sign]
    : undefined
  return (
    <>
      {sign && <span className="mr-2 font-normal text-muted-foreground">{turned ?? sign}</span>}
      <Money value={turned ? (amount?.slice(1) ?? null) : amount} />
    </>
  )
}
