import Archive from 'lucide-react/icons/archive'
import Ban from 'lucide-react/icons/ban'
import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import Paperclip from 'lucide-react/icons/paperclip'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Star from 'lucide-react/icons/star'
import Tag from 'lucide-react/icons/tag'
import Trash from 'lucide-react/icons/trash-2'
import type { ReactNode } from 'react'
import { timelineText } from '../format/zone.ts'
import { Empty } from '../ui/empty.tsx'
import { Loading } from '../ui/skeleton.tsx'
import { actWords } from './act-words.ts'
import { changeWords } from './change-words.ts'

/** One thing that happened to a record. */
export interface Happening {
  readonly id: string
  /** ISO instant. */
  readonly at: string
  readonly by: string
  /** From where: device and address. */
  readonly place?: string | null
  readonly act: string
  readonly reason: string | null
  /** What it happened to, when it is not this record itself. */
  readonly object?: string
  readonly icon?: ReactNode
  readonly changes: readonly {
    readonly field: string
    readonly label: string
    readonly from: unknown
    readonly to: unknown
  }[]
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  create: <Plus />,
  add: <Plus />,
  archive: <Archive />,
  restore: <RotateCcw />,
  unblock: <RotateCcw />,
  block: <Ban />,
  void: <Ban />,
  confirm: <Check />,
  post: <Check />,
  duplicate: <Copy />,
  remove: <Trash />,
  delete: <Trash />,
  print: <Printer />,
  email: <Mail />,
  hold: <Pause />,
  resume: <Play />,
  approve: <Check />,
  'approve-note': <Check />,
  return: <RotateCcw />,
  reject: <Ban />,
  close: <Lock />,
  reopen: <RotateCcw />,
  price: <Tag />,
  'make-default': <Star />,
  'add-file': <Paperclip />,
  'remove-file': <Paperclip />,
}

interface TimelineProps {
  readonly rows: readonly Happening[] | undefined
  readonly words?: Readonly<Record<string, string>>
  /** What will stand here once something happened. */
  readonly hint: string
}

/** Who did what and when, of changes the old and the new: the content of a tab or a sheet. */
export function Timeline({ rows, words = {}, hint }: TimelineProps) {
  if (rows?.length === 0) return <Empty title="Belum ada perubahan." text={hint} />
  return (
    <div className="pt-5">
      {!rows ? (
        <Loading rows={3} />
      ) : (
        <ul className="px-5 pb-1">
          {rows.map((row) => (
            <HappeningItem key={row.id} row={row} words={words} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** One line of it: who, what, from where and when. */
export function HappeningItem({
  row: given,
  words,
}: {
  readonly row: Happening
  readonly words: Readonly<Record<string, string>>
}) {
  const row = named(given)
  return (
    <li className="relative flex gap-3 pb-4 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-1 not-last:before:left-[11.5px] not-last:before:w-px not-last:before:bg-border">
      <span
        className="grid size-6 flex-none place-items-center rounded-full bg-muted text-muted-foreground [&_.lucide]:size-3.5"
        aria-hidden
      >
        {row.icon ?? ICONS[row.act] ?? <Pencil />}
      </span>
      {/* In a rail there is no room beside it: the time stands below. */}
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-3 pt-0.5">
        <div className="min-w-0 flex-[1_1_12rem] text-muted-foreground">
          <b className="font-medium text-foreground">{row.by}</b> {words[row.act] ?? actWords[row.act] ?? row.act}
          {row.object && <b className="font-medium break-words text-foreground code"> {row.object}</b>}
          {row.reason && <p className="mt-1">“{row.reason}”</p>}
          <Changes rows={row.changes} />
        </div>
        <When at={row.at} place={row.place} />
      </div>
    </li>
  )
}

// When it was; from which browser and address stands behind it, for the few times when somebody asks.
function When({ at, place }: Pick<Happening, 'at' | 'place'>) {
  const time = (
    <time dateTime={at} className="whitespace-nowrap figures">
      {timelineText(at)}
    </time>
  )
  if (!place) return <span className="text-xs/5 text-subtle-foreground">{time}</span>
  return (
    <details className="max-w-full text-xs/5 text-subtle-foreground">
      <summary
        className="for-thumb w-fit cursor-pointer list-none rounded-sm underline decoration-border-strong decoration-dotted underline-offset-3 hover:text-foreground md:ml-auto"
        title="Dari mana?"
      >
        {time}
      </summary>
      <span className="break-words">{place}</span>
    </details>
  )
}

// A file that came or went is told by its name, and by the paper it hangs on when that is another one.
function named(row: Happening): Happening {
  if (row.act !== 'add-file' && row.act !== 'remove-file') return row
  const files = row.changes.map(({ from, to }) => String(to || from)).join(', ')
  return { ...row, object: row.object ? `${files} (${row.object})` : files, changes: [] }
}

function Changes({ rows }: { readonly rows: Happening['changes'] }) {
  if (rows.length === 0) return null
  return (
    <ul className="mt-1 grid gap-0.5 text-small">
      {rows.map((row) => {
        const { from, to } = changeWords(row)
        return (
          <li key={row.field} className="wrap-anywhere">
            {row.label}: {from !== null && <s className="no-underline">{from} → </s>}
            <span className="text-foreground">{to}</span>
          </li>
        )
      })}
    </ul>
  )
}
