import Boxes from 'lucide-react/icons/boxes'
import FileText from 'lucide-react/icons/file-text'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import Truck from 'lucide-react/icons/truck'
import UserCheck from 'lucide-react/icons/user-check'
import type { ReactNode } from 'react'
import { GoButton } from '#kit/screen/shell/go.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { Loading } from '#kit/screen/ui/skeleton.tsx'
import { useTasks, type Task } from './tasks.ts'

const looks: Readonly<Record<Task['kind'], readonly [icon: ReactNode, tone: string]>> = {
  bill: [<FileText key="i" />, 'bg-danger-soft text-danger'],
  send: [<Truck key="i" />, 'bg-warning-soft text-warning'],
  stock: [<Boxes key="i" />, 'bg-warning-soft text-warning'],
  receive: [<ShoppingCart key="i" />, 'bg-info-soft text-info'],
  approve: [<UserCheck key="i" />, 'bg-primary-soft text-primary-soft-foreground'],
}

const MOST = 8

/** Perlu tindakan: what waits, each with the button of its next step. */
export function TaskCard() {
  const { tasks, isLoading, failures } = useTasks()
  const shown = tasks.slice(0, MOST)
  return (
    <Card title="Perlu tindakan" flush>
      {shown.length === 0 && isLoading ? (
        <Loading rows={4} />
      ) : shown.length === 0 ? (
        <p className="px-5 pb-5 text-muted-foreground">Tidak ada yang menunggu. Semua sudah beres.</p>
      ) : (
        <ul>
          {shown.map((task) => (
            <li key={task.id} className="flex min-h-14 items-center gap-3 border-t border-border-subtle px-5 py-2">
              <span
                aria-hidden
                className={cx(
                  'grid size-8 flex-none place-items-center rounded-md [&_.lucide]:size-4',
                  looks[task.kind][1],
                )}
              >
                {looks[task.kind][0]}
              </span>
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{task.text}</span>
                <span className="block truncate text-small text-muted-foreground">{task.about}</span>
              </span>
              <GoButton to={task.to} search={task.search} size="sm" aria-label={`${task.act}: ${task.about}`}>
                {task.act}
              </GoButton>
            </li>
          ))}
        </ul>
      )}
      {failures > 0 && (
        <p role="status" className="border-t border-border-subtle px-5 py-3 text-small text-muted-foreground">
          {failures} bagian belum bisa dimuat. Muat ulang halaman untuk mencoba lagi.
        </p>
      )}
    </Card>
  )
}
