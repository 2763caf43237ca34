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
  decideLeave,
  grantLeaveYear,
  leaveRequests,
  requestLeave,
  voidLeave,
  type LeaveShown,
} from '../leave/contract.ts'
import { leaveTypes } from '../leave/words.ts'
import { DecidedTable } from './decided-table.tsx'
import { LeaveSheet } from './leave/leave-sheet.tsx'
import { daysWords, halfWords } from './leave/leave-words.ts'
import { GrantSheet } from './leave/right-sheets.tsx'

/** Tab karyawan, bagian cuti: what was asked, and whose yes it waits for. */
export function LeavePart({ above }: { readonly above: ReactNode }) {
  const asked = useAsk(leaveRequests, {})
  const [mayAsk, mayGrant] = [useMay(requestLeave), useMay(grantLeaveYear)]
  const [open, setOpen] = useState<'ask' | 'grant'>()
  const close = () => setOpen(undefined)
  return (
    <Page
      title="Absensi"
      primary={
        mayAsk && (
          <Button variant="filled" icon={<Plus />} onClick={() => setOpen('ask')}>
            Ajukan cuti
          </Button>
        )
      }
    >
      {above}
      <AskedCard asked={asked} title="Cuti">
        {({ requests }) => (
          <Card title="Cuti" flush aside={mayGrant && <Button onClick={() => setOpen('grant')}>Jatah tahunan</Button>}>
            {requests.length === 0 ? (
              <Empty title="Belum ada cuti." text="Yang diajukan menunggu di sini sampai disetujui orang lain." />
            ) : (
              <Requests rows={requests} />
            )}
          </Card>
        )}
      </AskedCard>
      {open === 'ask' && <LeaveSheet onClose={close} />}
      {open === 'grant' && <GrantSheet onClose={close} />}
    </Page>
  )
}

function Requests({ rows }: { readonly rows: readonly LeaveShown[] }) {
  const [mayDecide, mayVoid] = [useMay(decideLeave), useMay(voidLeave)]
  const decide = useAct(decideLeave, { say: 'Keputusan disimpan.' })
  const takeBack = useAct(voidLeave, { say: 'Cuti dibatalkan, harinya kembali seperti biasa.' })
  return (
    <DecidedTable
      noun="cuti"
      rows={rows}
      columns={[
        {
          id: 'name',
          title: 'Karyawan',
          cell: ({ employeeId, name }) => <NameLink to={`/management-karyawan/detail/${employeeId}`}>{name}</NameLink>,
        },
        { id: 'type', title: 'Jenis', width: 176, isWide: true, cell: ({ type }) => leaveTypes[type].name },
        { id: 'when', title: 'Tanggal', width: 224, under: 'name', cell: whenText },
        { id: 'days', title: 'Lama', width: 96, align: 'right', cell: ({ days }) => daysWords(days) },
      ]}
      widths={{ state: 192, act: 208 }}
      decide={decide}
      takeBack={takeBack}
      mayDecide={mayDecide}
      mayVoid={() => mayVoid}
    />
  )
}

function whenText({ from, until, half }: LeaveShown): string {
  const first = dayFormat(from as Day, 'dense')
  if (half) return `${first}, ${halfWords[half].toLowerCase()}`
  return from === until ? first : `${first} – ${dayFormat(until as Day, 'dense')}`
}
