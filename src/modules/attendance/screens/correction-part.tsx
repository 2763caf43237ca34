import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { NameLink } from '#kit/screen/shell/go.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import {
  askCorrection,
  dayCorrections,
  decideCorrection,
  voidCorrection,
  type CorrectionShown,
  type SaidDay,
} from '../corrections/contract.ts'
import { dayMarks } from '../days/contract.ts'
import { CorrectionSheet } from './correction/correction-sheet.tsx'
import { dayRef } from './day/day-ref.ts'
import { DecidedTable } from './decided-table.tsx'
import { halfWords } from './leave/leave-words.ts'

/** Tab karyawan, bagian koreksi: days that should be otherwise, and whose yes they wait for. */
export function CorrectionPart({ above }: { readonly above: ReactNode }) {
  const asked = useAsk(dayCorrections, {})
  const mayAsk = useMay(askCorrection)
  const [isOpen, setOpen] = useState(false)
  return (
    <Page
      title="Absensi"
      primary={
        mayAsk && (
          <Button variant="filled" icon={<Plus />} onClick={() => setOpen(true)}>
            Ajukan koreksi
          </Button>
        )
      }
    >
      {above}
      <AskedCard asked={asked} title="Koreksi">
        {({ corrections }) => (
          <Card title="Koreksi" flush>
            {corrections.length === 0 ? (
              <Empty
                title="Belum ada koreksi."
                text="Absensi yang keliru diajukan di sini, dan berubah sesudah disetujui orang lain."
              />
            ) : (
              <Corrections rows={corrections} />
            )}
          </Card>
        )}
      </AskedCard>
      {isOpen && <CorrectionSheet onClose={() => setOpen(false)} />}
    </Page>
  )
}

function Corrections({ rows }: { readonly rows: readonly CorrectionShown[] }) {
  const mayDecide = useMay(decideCorrection)
  const decide = useAct(decideCorrection, { say: 'Keputusan disimpan.' })
  const takeBack = useAct(voidCorrection, { say: 'Koreksi dibatalkan.' })
  return (
    <DecidedTable
      noun="koreksi"
      rows={rows}
      columns={[
        {
          id: 'name',
          title: 'Karyawan',
          cell: ({ employeeId, name, day }) => (
            <NameLink to={`/absensi/detail/${dayRef(employeeId, day)}`}>{name}</NameLink>
          ),
        },
        {
          id: 'day',
          title: 'Tanggal',
          width: 104,
          under: 'name',
          cell: ({ day }) => dayFormat(day as Day, 'dense'),
        },
        {
          id: 'to',
          title: 'Koreksi',
          width: 208,
          under: 'name',
          cell: ({ was, to }) => `${saidText(was)} menjadi ${saidText(to).toLowerCase()}`,
        },
        {
          id: 'reason',
          title: 'Alasan',
          under: 'name',
          cell: (row) => (
            <span className="block whitespace-normal">
              {[row.reason, row.note].filter(Boolean).join(' · ')}
              <span className="block text-small text-muted-foreground">{byText(row)}</span>
            </span>
          ),
        },
      ]}
      widths={{ state: 184, act: 176 }}
      decide={decide}
      takeBack={takeBack}
      mayDecide={mayDecide}
      mayVoid={({ mayVoid }) => mayVoid}
    />
  )
}

function saidText({ mark, half }: SaidDay): string {
  if (mark === null) return 'Seperti biasa'
  return half ? `${dayMarks[mark]}, ${halfWords[half].toLowerCase()}` : dayMarks[mark]
}

function byText({ askedBy, decidedBy }: CorrectionShown): string {
  return decidedBy === null ? askedBy : `${askedBy}, diputuskan ${decidedBy}`
}
