import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { periodFormat } from '#ground/day-format.ts'
import { rupiah } from '#ground/format.ts'
import { lastDay, type Period } from '#ground/period.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { DateText } from '#kit/screen/format/date-text.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { bookRevenue, reopenRevenue, type MonthRevenue } from '#modules/works/revenue/contract.ts'
import { revenueMethods } from '#modules/works/revenue/rules.ts'
import { RevenueMethodSheet } from './revenue-method-sheet.tsx'
import { RevenueTable } from './revenue-table.tsx'

const nameOf = (period: string) => periodFormat(period as Period)

interface StepProps {
  readonly month: MonthRevenue
  /** The month is closed: nothing is booked in it, or taken back, before it is opened. */
  readonly isLocked: boolean
}

/** Pendapatan proyek: what was earned of each contract in a month beside what was billed, and its journal. */
export function RevenueCard({ month, isLocked }: StepProps) {
  const place = useRef<HTMLDivElement>(null)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const isCalled = search['langkah'] === 'pendapatan'
  useEffect(() => {
    if (isCalled) place.current?.scrollIntoView({ block: 'start' })
  }, [isCalled])
  return (
    <div ref={place} className="scroll-mt-16">
      <Step month={month} isLocked={isLocked} />
    </div>
  )
}

function Step({ month, isLocked }: StepProps) {
  const { period, method, booked, rows } = month
  const isByBilling = method === 'termin' && rows.length === 0
  return (
    <Card
      title="Pendapatan proyek"
      heading="section"
      help={`Diakui ${method === 'termin' ? '' : 'menurut '}${revenueMethods[method].toLowerCase()}.`}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {!isByBilling && (
            <Badge tone={booked ? (booked.isStale ? 'warning' : 'success') : 'neutral'}>
              {booked ? (booked.number ?? 'Tanpa selisih') : 'Belum dibukukan'}
            </Badge>
          )}
          <ChooseMethod month={month} />
          <StepAct month={month} isLocked={isLocked} />
        </span>
      }
      flush
    >
      {booked?.isStale && (
        <Notice tone="warning" className="mx-5 mb-3">
          Ada yang berubah di {nameOf(period)} sejak dibukukan. Buka lagi, lalu bukukan ulang.
        </Notice>
      )}
      {isByBilling ? (
        <Empty
          title="Pendapatan dihitung saat ditagih."
          text="Tidak ada yang dibukukan di sini. Perusahaan yang mengakui pendapatan menurut persentase penyelesaian bisa memilih metodenya."
        />
      ) : rows.length === 0 ? (
        <Empty title="Belum ada proyek berkontrak." text={`Di ${nameOf(period)} tidak ada kontrak yang berjalan.`} />
      ) : (
        <>
          <RevenueTable month={month} />
          <p className="px-5 py-3 text-small text-muted-foreground">
            Jurnal <DateText value={lastDay(period as Period)} />: {journalText(month)}
          </p>
        </>
      )}
    </Card>
  )
}

/** Says what the journal of the month changes: 'pendapatan bertambah Rp5.000.000; provisi berkurang Rp1.000.000.' */
function journalText({ rows }: MonthRevenue): string {
  const sum = (key: 'change' | 'provided') => rows.reduce((total, row) => total + BigInt(row[key]), 0n)
  const said = (name: string, amount: bigint) => {
    if (amount === 0n) return []
    return [`${name} ${amount < 0n ? 'berkurang' : 'bertambah'} ${rupiah(String(amount < 0n ? -amount : amount))}`]
  }
  const all = [...said('pendapatan', sum('change')), ...said('provisi rugi', sum('provided'))]
  return all.length === 0 ? 'tidak ada yang berubah dari bulan sebelumnya.' : `${all.join('; ')}.`
}

function ChooseMethod({ month }: { readonly month: MonthRevenue }) {
  const may = useCan('approve laporan-keuangan')
  const [isOpen, setOpen] = useState(false)
  if (!may || !month.mayChoose) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Ganti metode
      </Button>
      {isOpen && <RevenueMethodSheet month={month} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Books the month, or takes it back; what stands in the way is said. */
function StepAct({ month, isLocked }: StepProps) {
  const { period, booked, later, isOver, rows } = month
  const mayBook = useCan(['create laporan-keuangan', 'update laporan-keuangan'])
  const mayOpen = useCan('delete laporan-keuangan')
  const [isAsking, setAsking] = useState(false)
  const done = { onDone: () => setAsking(false) }
  const book = useAct(bookRevenue, { ...done, say: `Pendapatan proyek ${nameOf(period)} dibukukan.` })
  const open = useAct(reopenRevenue, { ...done, say: `Pendapatan proyek ${nameOf(period)} dibuka lagi.` })
  const isNext = booked ? mayOpen && booked.isLast : mayBook && isOver && later === null && rows.length > 0
  if (!isNext || isLocked) {
    const closed = isNext && isLocked ? 'Buka bulannya dulu' : ''
    const why = later !== null ? `Buka lagi ${nameOf(later)} dulu` : isOver ? closed : 'Bulan ini belum selesai'
    return rows.length > 0 && why ? <span className="text-xs text-muted-foreground">{why}</span> : null
  }
  return (
    <>
      <Button size="sm" variant={booked ? 'outline' : 'filled'} onClick={() => setAsking(true)}>
        {booked ? 'Buka lagi' : 'Bukukan'}
      </Button>
      {isAsking && booked && (
        <Confirm
          asksReason
          title={`Buka lagi pendapatan ${nameOf(period)}?`}
          text="Jurnalnya dibalik di tanggalnya sendiri. Sesudah itu bulan ini bisa dibukukan lagi."
          act="Buka lagi"
          doing={open}
          onConfirm={(reason) => void open.now({ id: booked.id, reason })}
          onClose={() => setAsking(false)}
        />
      )}
      {isAsking && !booked && (
        <Confirm
          title={`Bukukan pendapatan ${nameOf(period)}?`}
          text={`Satu jurnal di hari terakhirnya: ${journalText(month)}`}
          act="Bukukan"
          doing={book}
          onConfirm={() => void book.now({ period })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
