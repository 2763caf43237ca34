import Plus from 'lucide-react/icons/plus'
import { useState, type ReactNode } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { periodOf } from '#ground/period.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { today } from '#kit/screen/format/zone.ts'
import { PaperLink } from '#kit/screen/paper/paper-link.tsx'
import { Page } from '#kit/screen/shell/page.tsx'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Empty } from '#kit/screen/ui/empty.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import {
  addOvertime,
  decideOvertime,
  overtimeOrders,
  printOvertime,
  setOvertimeWorked,
  voidOvertime,
  type OvertimeLine,
  type OvertimeOrder,
} from '../overtime/contract.ts'
import { halfHoursText } from '../overtime/words.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { leaveStates } from './leave/leave-words.ts'
import { MonthSteps } from './month/month-steps.tsx'
import { OrderSheet, WorkedSheet } from './overtime/order-sheet.tsx'

/** Tab karyawan, bagian lembur: the orders of a month, whose yes they wait for, and what was worked. */
export function OvertimePart({ above }: { readonly above: ReactNode }) {
  const [month, setMonth] = useState(() => periodOf(today()))
  const asked = useAsk(overtimeOrders, { month }, { keep: true })
  const mayAdd = useMay(addOvertime)
  const [open, setOpen] = useState<'add' | OvertimeOrder>()
  const close = () => setOpen(undefined)
  return (
    <Page
      title="Absensi"
      primary={
        mayAdd && (
          <Button variant="filled" icon={<Plus />} onClick={() => setOpen('add')}>
            Buat SPL
          </Button>
        )
      }
    >
      {above}
      <AskedCard asked={asked} title="Surat perintah lembur">
        {({ orders }) => (
          <Card title="Surat perintah lembur" flush>
            <MonthSteps month={month} onGo={setMonth} />
            {orders.length === 0 ? (
              <Empty
                title="Belum ada lembur di bulan ini."
                text="Lembur yang disetujui dibayar bersama gaji bulannya."
              />
            ) : (
              <ul className="grid gap-4 p-5">
                {orders.map((order) => (
                  <Order key={order.id} order={order} onWorked={() => setOpen(order)} />
                ))}
              </ul>
            )}
          </Card>
        )}
      </AskedCard>
      {open === 'add' && <OrderSheet onClose={close} />}
      {open && open !== 'add' && <WorkedSheet order={open} onClose={close} />}
    </Page>
  )
}

function Order({ order, onWorked }: { readonly order: OvertimeOrder; readonly onWorked: () => void }) {
  const { id, version, state, number, day, reason, lines } = order
  const name = number ?? dayFormat(day as Day, 'dense')
  const [mayDecide, maySet, mayVoid] = [useMay(decideOvertime), useMay(setOvertimeWorked), useMay(voidOvertime)]
  const decide = useAct(decideOvertime, { say: 'Keputusan disimpan.' })
  const takeBack = useAct(voidOvertime, { say: 'SPL dibatalkan.' })
  const refusal = decide.refusal ?? takeBack.refusal
  const { tone, text } = leaveStates[state]
  return (
    <li className="grid gap-2 border-b border-border-subtle pb-4 last:border-0 last:pb-0">
      <span className="flex flex-wrap items-center gap-2">
        <strong className="font-medium">
          {[number, dayFormat(day as Day, 'weekday')].filter(Boolean).join(' · ')}
        </strong>
        <Badge tone={tone}>{text}</Badge>
        <span className="ml-auto flex flex-wrap gap-2">
          {state === 'approved' && maySet && (
            <Button aria-label={`Jam yang dikerjakan ${name}`} onClick={onWorked}>
              Jam dikerjakan
            </Button>
          )}
          <PaperLink endpoint={printOvertime} input={{ id }} label="Cetak SPL" />
          <DecideButtons
            name={`lembur ${name}`}
            state={state}
            mayDecide={mayDecide && order.mayDecide}
            mayVoid={mayVoid}
            deciding={decide}
            onDecide={(isApproved, note) => decide.now({ id, version, isApproved, note })}
            voiding={takeBack}
            onVoid={(reason) => takeBack.now({ id, version, reason })}
          />
        </span>
      </span>
      <span className="text-muted-foreground">{reason}</span>
      {refusal && <Notice tone="danger">{refusal.message}</Notice>}
      <ul className="grid gap-1">
        {lines.map((line) => (
          <li key={line.employeeId} className="flex flex-wrap gap-x-3">
            <span>{line.name}</span>
            <span className="text-muted-foreground figures">{hoursOf(line)}</span>
            {line.warnings.length > 0 && <span className="text-warning">{warningOf(line)}</span>}
          </li>
        ))}
      </ul>
    </li>
  )
}

function hoursOf({ planned, worked }: OvertimeLine): string {
  const plan = halfHoursText(planned)
  return worked === null || worked === planned ? plan : `${halfHoursText(worked)} dari ${plan}`
}

function warningOf({ warnings }: OvertimeLine): string {
  return warnings.map((each) => (each === 'day' ? 'Lebih dari 4 jam sehari' : 'Lebih dari 18 jam seminggu')).join(', ')
}
