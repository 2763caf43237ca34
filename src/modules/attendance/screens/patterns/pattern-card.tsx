import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import {
  addPattern,
  removePatternHours,
  workPatterns,
  type PatternHours,
  type PatternShown,
} from '../../patterns/contract.ts'
import { HoursSheet, MemberSheet, PatternSheet, tellRederived } from './pattern-sheets.tsx'
import { weekText } from './words.ts'

type Open = { readonly sheet: 'pattern' } | { readonly sheet: 'hours' | 'member'; readonly pattern: PatternShown }

/** Tab konfigurasi: how the company works, with hours that change by dates, and who works by which. */
export function PatternCard() {
  const asked = useAsk(workPatterns, {})
  const mayChange = useMay(addPattern)
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <>
      <AskedCard asked={asked} title="Jam kerja">
        {({ patterns }) => (
          <Card
            title="Jam kerja"
            heading="section"
            help="Terlambat dan jam kerja dari mesin dihitung dari sini. Hari yang lebih pendek tidak memotong gaji."
            aside={
              mayChange && (
                <Button icon={<Plus />} onClick={() => setOpen({ sheet: 'pattern' })}>
                  Jam kerja
                </Button>
              )
            }
          >
            {patterns.length === 0 && (
              <p className="text-muted-foreground">Belum ada: semua dianggap 08.00–17.00 di hari kerja perusahaan.</p>
            )}
            <ul className="grid gap-4">
              {patterns.map((pattern) => (
                <Pattern key={pattern.id} pattern={pattern} mayChange={mayChange} onOpen={setOpen} />
              ))}
            </ul>
          </Card>
        )}
      </AskedCard>
      {open?.sheet === 'pattern' && <PatternSheet onClose={close} />}
      {open?.sheet === 'hours' && <HoursSheet pattern={open.pattern} onClose={close} />}
      {open?.sheet === 'member' && <MemberSheet pattern={open.pattern} onClose={close} />}
    </>
  )
}

interface PatternProps {
  readonly pattern: PatternShown
  readonly mayChange: boolean
  readonly onOpen: (open: Open) => void
}

function Pattern({ pattern, mayChange, onOpen }: PatternProps) {
  const remove = useAct(removePatternHours, { onDone: tellRederived })
  const { name, isUsual, hours, people } = pattern
  return (
    <li className="grid gap-2 border-b border-border-subtle pb-4 last:border-0 last:pb-0">
      <span className="flex flex-wrap items-center gap-2">
        <strong className="font-medium">{name}</strong>
        <span className="text-small text-muted-foreground">
          {isUsual
            ? 'Untuk semua yang tidak punya jam sendiri'
            : people.map((each) => each.name).join(', ') || 'Belum ada orangnya'}
        </span>
        {mayChange && (
          <span className="ml-auto flex flex-wrap gap-2">
            <Button
              variant="ghost"
              onClick={() => onOpen({ sheet: 'hours', pattern })}
              aria-label={`Jam lain untuk ${name}`}
            >
              Jam lain
            </Button>
            <Button
              variant="ghost"
              onClick={() => onOpen({ sheet: 'member', pattern })}
              aria-label={`Karyawan untuk ${name}`}
            >
              Karyawan
            </Button>
          </span>
        )}
      </span>
      {remove.refusal && <Notice tone="danger">{remove.refusal.message}</Notice>}
      {hours.map((each) => (
        <span key={each.id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="figures">{weekText(each.hours)}</span>
          <span className="text-small text-muted-foreground">{held(each)}</span>
          {mayChange && hours.length > 1 && (
            <Button
              variant="ghost"
              disabled={remove.isBusy}
              aria-label={`Hapus jam ${weekText(each.hours)}`}
              onClick={() => void remove.now({ id: each.id })}
            >
              Hapus
            </Button>
          )}
        </span>
      ))}
    </li>
  )
}

// The first hours of a pattern always held.
function held({ name, from, until, grace }: PatternHours): string {
  const since = from === '2000-01-01' ? '' : `mulai ${dayFormat(from as Day, 'dense')}`
  const span = until ? `${dayFormat(from as Day, 'dense')} – ${dayFormat(until as Day, 'dense')}` : since
  return [name, span, `toleransi ${grace} menit`].filter(Boolean).join(' · ')
}
