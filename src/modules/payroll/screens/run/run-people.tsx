import { useState } from 'react'
import { rupiah, thousands } from '#ground/format.ts'
import { money, sum } from '#ground/money.ts'
import { Money, Nothing } from '#kit/screen/format/money.tsx'
import { bareInput, controlBox } from '#kit/screen/form/control-style.ts'
import { Go, NameLink } from '#kit/screen/shell/go.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import type { RunPage } from '../../runs/contract.ts'
import { blockedWords } from '../../runs/words.ts'
import { wayOutOf, type BlockedPerson } from '../blocked.ts'
import {
  isBesideMonth,
  peopleCounts,
  peopleFilters,
  peopleShown,
  type ChangeOf,
  type PeopleFilter,
} from './people-rows.ts'
import { signedAmount } from './signed-amount.ts'
import { halvesText } from '../../slips/words.ts'

const AT_ONCE = 100
/** Filters that go by the month before. */
const monthly: readonly PeopleFilter[] = ['berubah', 'baru']
const cell = 'h-11 border-b border-border-subtle px-3 first:pl-4 last:pr-4'
const right = `${cell} text-right whitespace-nowrap figures`

/** Who is in the run, how far from last month and why; first those who are left out, with the way to mend it. */
export function RunPeople({ run }: { readonly run: RunPage }) {
  const [filter, setFilter] = useState<PeopleFilter>('semua')
  const [name, setName] = useState('')
  const [most, setMost] = useState(AT_ONCE)
  const counts = peopleCounts(run)
  const { slips, blocked } = peopleShown(run, filter, name)
  const seesPay = run.sums !== undefined
  const isBeside = isBesideMonth(run)
  const filters = (Object.keys(peopleFilters) as PeopleFilter[]).filter((one) => isBeside || !monthly.includes(one))
  return (
    <section
      aria-label="Orang di perhitungan ini"
      className="min-w-0 overflow-hidden rounded-lg border border-border bg-card"
    >
      <div className="flex flex-wrap items-center gap-2 border-b border-border-subtle px-4 py-2">
        <div className="w-48 max-md:w-full">
          <div className={controlBox}>
            <input
              type="search"
              aria-label="Cari nama"
              placeholder="Cari nama…"
              className={bareInput}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          </div>
        </div>
        {filters.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === filter}
            onClick={() => setFilter(one)}
            className={cx(
              'inline-flex h-8 items-center gap-1.5 rounded-md px-2.5 text-small font-medium max-md:h-11',
              one === filter
                ? 'bg-primary-soft text-primary-soft-foreground'
                : 'text-muted-foreground hover:bg-muted hover:text-foreground',
            )}
          >
            {peopleFilters[one]}
            <span className={cx('text-xs figures', one === 'tertahan' && counts.tertahan > 0 && 'text-danger')}>
              {counts[one]}
            </span>
          </button>
        ))}
      </div>
      <div className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-0">
          <thead className="text-small text-muted-foreground">
            <tr>
              <th scope="col" className={cx(cell, 'text-left font-medium')}>
                Nama
              </th>
              {seesPay && <Head>Diterima (Rp)</Head>}
              {seesPay && isBeside && (
                <>
                  <Head isWide>Bulan lalu (Rp)</Head>
                  <Head>Beda (Rp)</Head>
                  <Head>Beda (%)</Head>
                </>
              )}
              {isBeside && (
                <th scope="col" className={cx(cell, 'text-left font-medium max-md:hidden')}>
                  Sebab
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {blocked.map((one) => (
              <Blocked key={one.employeeId} one={one} month={run.month} seesPay={seesPay} />
            ))}
            {slips.slice(0, most).map((slip) => (
              <tr key={slip.id} className="hover:bg-row-hover">
                <td className={cell}>
                  <NameLink to={`/slip-gaji/detail/${slip.id}`}>{slip.name}</NameLink>{' '}
                  {run.stale.includes(slip.name) && <Badge tone="warning">Perlu dihitung ulang</Badge>}
                  {slip.heldReason !== null && <Badge tone="warning">Ditahan</Badge>}
                  {run.state === 'posted' && slip.isPaid && <Badge tone="success">Dibayar</Badge>}
                  <small className="block text-xs text-muted-foreground">
                    {[slip.position, slip.heldReason, partOf(slip)].filter(Boolean).join(' · ')}
                  </small>
                </td>
                {seesPay && (
                  <td className={cx(right, 'font-semibold')}>
                    <Money value={slip.net} />
                  </td>
                )}
                {seesPay && isBeside && <Figures slip={slip} change={slip.change} />}
                {isBeside && (
                  <td className={cx(cell, 'text-small text-muted-foreground max-md:hidden')}>
                    <Why slip={slip} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          {seesPay && filter === 'semua' && name === '' && <Foot run={run} />}
        </table>
      </div>
      {slips.length + blocked.length === 0 && (
        <p className="px-4 py-8 text-center text-muted-foreground">Tidak ada orang yang cocok.</p>
      )}
      {slips.length > most && (
        <div className="border-t border-border-subtle p-3 text-center">
          <Button variant="ghost" onClick={() => setMost(most + AT_ONCE)}>
            Tampilkan {Math.min(AT_ONCE, slips.length - most)} lagi
          </Button>
        </div>
      )}
    </section>
  )
}

// Paid in part: what of it is left.
const partOf = ({ open, net }: RunPage['slips'][number]) =>
  open !== undefined && open !== '0' && open !== net && `belum dibayar ${rupiah(open)}`

function Head({ isWide, children }: { readonly isWide?: boolean; readonly children: string }) {
  return (
    <th scope="col" className={cx(right, 'font-medium', isWide && 'max-md:hidden')}>
      {children}
    </th>
  )
}

function Blocked({
  one,
  month,
  seesPay,
}: {
  readonly one: BlockedPerson
  readonly month: string
  readonly seesPay: boolean
}) {
  const { to, search, words } = wayOutOf(one.why, one.employeeId, month)
  return (
    <tr>
      <td className={cell} colSpan={seesPay ? 6 : 2}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <NameLink to={`/management-karyawan/detail/${one.employeeId}`}>{one.name}</NameLink>
          <Badge tone="danger">Tertahan</Badge>
          <span className="text-small font-medium text-danger">{blockedWords[one.why]}</span>
          <Go to={to} search={search} className="for-thumb text-small underline underline-offset-2 hover:text-primary">
            {words}
          </Go>
        </span>
      </td>
    </tr>
  )
}

interface FiguresProps {
  readonly slip: RunPage['slips'][number]
  readonly change: ChangeOf
}

function Figures({ slip, change }: FiguresProps) {
  const { difference, perMille, isTelling, isNew } = change
  return (
    <>
      <td className={cx(right, 'text-muted-foreground max-md:hidden')}>
        <Money value={slip.before} />
      </td>
      <td className={right}>{difference === null ? <Nothing /> : signedAmount(difference)}</td>
      <td className={right}>
        {isNew ? (
          <Badge tone="info">Baru</Badge>
        ) : isTelling ? (
          <Badge tone="warning">{percentOf(perMille)}</Badge>
        ) : (
          <span className="text-muted-foreground">{percentOf(perMille)}</span>
        )}
      </td>
    </>
  )
}

function Why({ slip }: { readonly slip: RunPage['slips'][number] }) {
  const { reasons = [], moreReasons = 0, unpaidHalves } = slip
  if (reasons.length === 0) return unpaidHalves > 0 ? `${halvesText(unpaidHalves)} hari tidak dibayar` : null
  return (
    <>
      {reasons.map(({ label, amount }, at) => (
        <span key={label} className="whitespace-nowrap">
          {at > 0 && ' · '}
          {label} <b className="font-medium text-foreground figures">{signedAmount(amount)}</b>
        </span>
      ))}
      {moreReasons > 0 && ` · ${moreReasons} lagi`}
    </>
  )
}

function Foot({ run }: { readonly run: RunPage }) {
  const before = sum(run.slips.map((slip) => money(slip.before ?? '0')))
  const net = money(run.sums?.net ?? '0')
  return (
    <tfoot className="font-semibold">
      <tr>
        <td className="h-11 pr-3 pl-4">
          {run.slips.length} siap{run.blocked.length > 0 && `, ${run.blocked.length} tertahan`}
        </td>
        <td className="px-3 text-right figures last:pr-4">{thousands(net)}</td>
        {isBesideMonth(run) && (
          <>
            <td className="px-3 text-right figures max-md:hidden">{thousands(before)}</td>
            <td className="px-3 text-right figures">{signedAmount(String(net - before))}</td>
            <td colSpan={2} />
          </>
        )}
      </tr>
    </tfoot>
  )
}

function percentOf(perMille: number | null): string {
  if (perMille === null) return '—'
  const sign = perMille > 0 ? '+' : perMille < 0 ? '−' : ''
  const size = Math.abs(perMille)
  return `${sign}${Math.floor(size / 10)},${size % 10}%`
}
