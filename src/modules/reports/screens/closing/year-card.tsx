import { useState } from 'react'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useCan } from '#kit/screen/client/use-can.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { PlainTable } from '#kit/screen/detail/plain-table.tsx'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { InstantText } from '#kit/screen/format/date-text.tsx'
import { Money } from '#kit/screen/format/money.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { QuietBadge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { closeYear, listYearClosings, reopenYear, type YearClosing } from '#modules/journal/closing/contract.ts'

const HELP = 'Laba tahun yang sudah lewat dipindah ke saldo laba, prive ikut ditutup, dan tahunnya dikunci.'

/** The years that were closed; the last one may be opened again, the next one closed. */
export function YearClosingCard() {
  const asked = useAsk(listYearClosings, {})
  const may = useCan('approve laporan-keuangan')
  const [open, setOpen] = useState<YearClosing>()
  return (
    <AskedCard asked={asked} title="Tahun">
      {(years) => {
        const last = years.find(({ isLast }) => isLast)?.year
        return (
          <Card title="Tahun" heading="section" help={HELP} aside={may && <CloseYear last={last} />} flush>
            {years.length === 0 ? (
              <Empty
                title="Belum ada tahun yang ditutup."
                text="Sesudah hari terakhir tahun buku lewat, tahunnya bisa ditutup di sini."
              />
            ) : (
              <PlainTable
                label="tahun buku"
                rows={years}
                keyOf={(year) => year.id}
                columns={[
                  { id: 'year', title: 'Tahun', cell: (year) => <Year year={year} /> },
                  {
                    id: 'result',
                    title: 'Laba (Rp)',
                    width: 140,
                    align: 'right',
                    cell: (year) => <Money value={year.result} />,
                  },
                  {
                    ...{ id: 'drawings', title: 'Prive (Rp)', width: 140, align: 'right', isWide: true },
                    cell: (year) => <Money value={year.drawings} />,
                  },
                  {
                    ...{ id: 'act', title: 'Tindakan', isQuiet: true, width: 104, align: 'right' },
                    cell: (year) =>
                      may && year.isLast ? (
                        <Button size="sm" onClick={() => setOpen(year)} aria-label={`Buka tahun ${year.year}`}>
                          Buka
                        </Button>
                      ) : null,
                  },
                ]}
              />
            )}
            {open && <Reopen year={open} onClose={() => setOpen(undefined)} />}
          </Card>
        )
      }}
    </AskedCard>
  )
}

function Year({ year }: { readonly year: YearClosing }) {
  return (
    <span className="grid py-1.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {year.year}
        {year.state === 'void' && <QuietBadge notYet>Dibuka lagi</QuietBadge>}
      </span>
      <span className="text-xs whitespace-normal text-muted-foreground">
        {year.by} · <InstantText value={year.at} />
        {year.voidReason && ` · ${year.voidReason}`}
      </span>
    </span>
  )
}

function CloseYear({ last }: { readonly last: number | undefined }) {
  const over = Number(today().slice(0, 4)) - 1
  const next = last === undefined ? over : last + 1
  const [isAsking, setAsking] = useState(false)
  const act = useAct(closeYear, { say: `Tahun ${next} ditutup.`, onDone: () => setAsking(false) })
  if (next > over) return null
  return (
    <>
      <Button size="sm" onClick={() => setAsking(true)}>
        Tutup tahun {next}
      </Button>
      {isAsking && (
        <Confirm
          asksReason
          title={`Tutup tahun ${next}?`}
          text="Labanya dipindah ke saldo laba, dan tidak ada yang bisa dibukukan sampai hari terakhir tahun buku itu."
          act={`Tutup tahun ${next}`}
          doing={act}
          onConfirm={(reason) => void act.now({ year: next, reason })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

function Reopen({ year, onClose }: { readonly year: YearClosing; readonly onClose: () => void }) {
  const act = useAct(reopenYear, { say: `Tahun ${year.year} dibuka.`, onDone: onClose })
  return (
    <Confirm
      isDanger
      asksReason
      title={`Buka tahun ${year.year}?`}
      text="Jurnal penutupnya dibalik di tanggalnya sendiri. Bulan-bulannya tetap terkunci sampai dibuka satu per satu."
      act="Buka tahun"
      doing={act}
      onConfirm={(reason) => void act.now({ id: year.id, reason })}
      onClose={onClose}
    />
  )
}
