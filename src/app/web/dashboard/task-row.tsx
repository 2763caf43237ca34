import Repeat from 'lucide-react/icons/repeat'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Banknote from 'lucide-react/icons/banknote'
import Boxes from 'lucide-react/icons/boxes'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FileClock from 'lucide-react/icons/file-clock'
import FilePlus from 'lucide-react/icons/file-plus'
import FileText from 'lucide-react/icons/file-text'
import Handshake from 'lucide-react/icons/handshake'
import HardHat from 'lucide-react/icons/hard-hat'
import Landmark from 'lucide-react/icons/landmark'
import ScrollText from 'lucide-react/icons/scroll-text'
import ShieldAlert from 'lucide-react/icons/shield-alert'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Stamp from 'lucide-react/icons/stamp'
import Truck from 'lucide-react/icons/truck'
import UserCheck from 'lucide-react/icons/user-check'
import Wallet from 'lucide-react/icons/wallet'
import type { ReactNode } from 'react'
import type { TaskKind } from '#app/dashboard/contract.ts'
import type { Task } from '#kit/tasks/task.ts'
import type { Day } from '#ground/day.ts'
import { compactRupiah } from '#ground/format.ts'
import { today } from '#kit/screen/format/zone.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { readSearch } from '../search.ts'
import { ageText } from './age.ts'

const looks: Readonly<Record<TaskKind, readonly [icon: ReactNode, tone: string]>> = {
  approve: [<Stamp key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  'cash-approval': [<Stamp key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  'site-expense': [<Stamp key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  account: [<Landmark key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  wages: [<Banknote key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  'paid-day': [<CalendarClock key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  attendance: [<CalendarClock key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  works: [<HardHat key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  'subcontract-addendum': [<HardHat key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  'site-report': [<HardHat key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  handover: [<Handshake key="i" />, 'bg-warning-soft text-warning'],
  termin: [<FilePlus key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  giro: [<ScrollText key="i" />, 'bg-warning-soft text-warning'],
  recurring: [<Repeat key="i" />, 'bg-info-soft text-info'],
  guarantee: [<ShieldAlert key="i" />, 'bg-warning-soft text-warning'],
  overdue: [<FileText key="i" />, 'bg-danger-soft text-danger'],
  send: [<Truck key="i" />, 'bg-warning-soft text-warning'],
  receive: [<ShoppingCart key="i" />, 'bg-info-soft text-info'],
  pay: [<Wallet key="i" />, 'bg-danger-soft text-danger'],
  transfer: [<ArrowLeftRight key="i" />, 'bg-info-soft text-info'],
  count: [<ClipboardCheck key="i" />, 'bg-neutral-soft text-neutral'],
  stock: [<Boxes key="i" />, 'bg-warning-soft text-warning'],
  contract: [<CalendarClock key="i" />, 'bg-warning-soft text-warning'],
  licence: [<FileClock key="i" />, 'bg-warning-soft text-warning'],
  people: [<UserCheck key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
}

/** One thing that waits: what, which, since when, and the button of its next step. */
export function TaskRow({ task }: { readonly task: Task }) {
  const [to = '', search = ''] = task.to.split('?')
  const [icon, tone] = looks[task.kind as TaskKind]
  return (
    <li className="flex min-h-13 items-center gap-3 border-t border-border-subtle px-5 py-2 max-md:px-4">
      <span aria-hidden className={cx('grid size-8 flex-none place-items-center rounded-md [&_.lucide]:size-4', tone)}>
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium max-md:whitespace-normal" title={task.text}>
          {task.text}
        </span>
        {/* The number that leads it stays whole: where both do not fit, the amount stands below. */}
        <span className="flex flex-wrap gap-x-3 text-xs text-muted-foreground">
          <span className="min-w-0 flex-1 basis-32 truncate max-md:basis-full" title={task.about}>
            {task.about}
          </span>
          {task.amount === null ? null : <span className="flex-none figures">{compactRupiah(task.amount)}</span>}
          {task.since === null ? null : (
            // Safe: a wire day is a day.
            <time dateTime={task.since} className="flex-none figures">
              {ageText(task.since as Day, today())}
            </time>
          )}
        </span>
      </span>
      <GoButton to={to} search={readSearch(search)} size="sm" aria-label={`${task.act}: ${task.about}`}>
        {task.act}
      </GoButton>
    </li>
  )
}
