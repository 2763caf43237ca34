import { rupiah } from '#ground/format.ts'
import { minus, money } from '#ground/money.ts'
import { Money } from '#kit/screen/format/money.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import type { RunPage } from '../../runs/contract.ts'
import { isBesideMonth } from './people-rows.ts'

/** What the month costs: gross, what is cut of it, what is received, what it costs the company, and how far from last month. */
export function RunSums({ run, sums }: { readonly run: RunPage; readonly sums: NonNullable<RunPage['sums']> }) {
  const facts = [
    ['Bruto', sums.earned, `${run.slips.length} dari ${run.slips.length + run.blocked.length} karyawan`],
    ['Potongan', sums.cut, <Amid key="t" words="termasuk PPh 21" value={sums.tax} />],
    ['Diterima', sums.net, <Amid key="p" words="sudah dibayar" value={sums.paid} />],
    ['Biaya perusahaan', sums.cost, <Amid key="b" words="termasuk BPJS" value={sums.employer} />],
    ...(run.state === 'posted' ? [leftToPay(run, sums)] : []),
    ...(isBesideMonth(run) ? [besideMonth(run, sums)] : []),
  ] as const
  return (
    <Card flush>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(10.5rem,1fr))] gap-px overflow-hidden rounded-lg bg-border-subtle">
        {facts.map(([label, value, below]) => (
          <div key={label} className="bg-card px-4 py-3">
            <dt className="text-small text-muted-foreground">{label}</dt>
            <dd>
              <span className="block text-lg font-semibold figures">
                {typeof value === 'string' ? <Money value={value} rp /> : value}
              </span>
              <span className="block text-xs text-muted-foreground">{below}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

function besideMonth(run: RunPage, { net, before }: NonNullable<RunPage['sums']>) {
  const isFirst = before === '0'
  return [
    'Beda dari bulan lalu',
    // Paid less than last month is no danger: it is not red.
    isFirst ? '' : <>{rupiah(minus(money(net), money(before)))}</>,
    isFirst ? 'belum ada gaji bulan lalu' : run.blocked.length > 0 ? 'tanpa yang tertahan' : '',
  ] as const
}

function leftToPay({ slips }: RunPage, { net, paid }: NonNullable<RunPage['sums']>) {
  const [owed, held] = [slips.filter(({ isPaid }) => !isPaid), slips.filter(({ heldReason }) => heldReason !== null)]
  const said = [`${owed.length} orang`, held.length > 0 && `${held.length} ditahan`].filter(Boolean).join(', ')
  return [
    'Belum dibayar',
    String(minus(money(net), money(paid))),
    owed.length > 0 ? said : 'semua sudah dibayar',
  ] as const
}

function Amid({ words, value }: { readonly words: string; readonly value: string }) {
  return (
    <>
      {words} <Money value={value} rp />
    </>
  )
}
