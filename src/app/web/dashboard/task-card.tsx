import Boxes from 'lucide-react/icons/boxes'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import FileText from 'lucide-react/icons/file-text'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Stamp from 'lucide-react/icons/stamp'
import Truck from 'lucide-react/icons/truck'
import UserCheck from 'lucide-react/icons/user-check'
import Wallet from 'lucide-react/icons/wallet'
import { useState, type ReactNode } from 'react'
import { openTasks, type Task, type TaskKind } from '#app/dashboard/contract.ts'
import { compactRupiah } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { readSearch } from '../search.ts'

const looks: Readonly<Record<TaskKind, readonly [icon: ReactNode, tone: string]>> = {
  approve: [<Stamp key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
  overdue: [<FileText key="i" />, 'bg-danger-soft text-danger'],
  send: [<Truck key="i" />, 'bg-warning-soft text-warning'],
  receive: [<ShoppingCart key="i" />, 'bg-info-soft text-info'],
  pay: [<Wallet key="i" />, 'bg-danger-soft text-danger'],
  count: [<ClipboardCheck key="i" />, 'bg-neutral-soft text-neutral'],
  stock: [<Boxes key="i" />, 'bg-warning-soft text-warning'],
  people: [<UserCheck key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
}

const MOST = 6

/** Perlu tindakan: what waits, each with the button of its next step. */
export function TaskCard() {
  const { data, failure, reload } = useAsk(openTasks, {})
  const [isWhole, setWhole] = useState(false)
  const tasks = data?.tasks ?? []
  const shown = isWhole ? tasks : tasks.slice(0, MOST)
  return (
    <Card
      title="Perlu tindakan"
      flush
      aside={
        tasks.length > MOST ? (
          <Button variant="ghost" size="xs" className="-mr-2.5" onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Lihat sedikit' : 'Lihat semua'}
          </Button>
        ) : null
      }
    >
      {!data ? (
        failure ? (
          <ErrorState onRetry={reload} />
        ) : (
          <Loading rows={4} />
        )
      ) : shown.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">Tidak ada yang menunggu. Semua sudah beres.</p>
      ) : (
        <ul>
          {shown.map((task) => (
            <Row key={`${task.kind} ${task.id}`} task={task} />
          ))}
        </ul>
      )}
      {data && data.failed.length > 0 && (
        <p role="status" className="border-t border-border-subtle px-5 py-3 text-small text-muted-foreground">
          {data.failed.length} bagian belum bisa dimuat. Muat ulang halaman untuk mencoba lagi.
        </p>
      )}
    </Card>
  )
}

function Row({ task }: { readonly task: Task }) {
  const [to = '', search = ''] = task.to.split('?')
  const [icon, tone] = looks[task.kind]
  return (
    <li className="flex min-h-13 items-center gap-3 border-t border-border-subtle px-5 py-2 max-md:px-4">
      <span aria-hidden className={cx('grid size-8 flex-none place-items-center rounded-md [&_.lucide]:size-4', tone)}>
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium max-md:whitespace-normal" title={task.text}>
          {task.text}
        </span>
        <span className="block truncate text-xs text-muted-foreground" title={task.about}>
          {task.about}
          {task.amount === null ? null : ` · ${compactRupiah(task.amount)}`}
        </span>
      </span>
      <GoButton to={to} search={readSearch(search)} size="sm" aria-label={`${task.act}: ${task.about}`}>
        {task.act}
      </GoButton>
    </li>
  )
}
