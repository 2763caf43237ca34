import Ellipsis from 'lucide-react/icons/ellipsis'
import MessageSquare from 'lucide-react/icons/message-square'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { changeComment, commentPlace, removeComment, type CommentLine } from '#kit/comments/contract.ts'
import { serverNow } from '../client/server-clock.ts'
import { useAct } from '../client/use-act.ts'
import { useMay } from '../client/use-can.ts'
import { Confirm } from '../detail/confirm.tsx'
import { timelineText } from '../format/zone.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { CommentBox } from './comment-box.tsx'

interface CommentItemProps {
  readonly subject: string
  readonly ownerId: string
  readonly comment: CommentLine
}

/** Something somebody said, among what was done. */
export function CommentItem({ subject, ownerId, comment }: CommentItemProps) {
  const { id, by, at, body, mentions, isEdited, isMine, openUntil } = comment
  const [isEditing, setEditing] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const change = useAct(changeComment)
  const place = useRef<HTMLLIElement>(null)
  const isLedTo = useLocation({ select: ({ hash }) => hash === commentPlace(id) })
  useEffect(() => {
    if (isLedTo) place.current?.scrollIntoView({ block: 'center' })
  }, [isLedTo])
  const remove = useAct(removeComment, { say: 'Komentar dihapus.', onDone: () => setLeaving(false) })
  const isOpen = useMay(changeComment) && isMine && body !== null && Date.parse(openUntil) > serverNow().getTime()
  const send = async (text: string, called: string[]) => {
    const done = await change.now({ id, body: text, mentions: called, page: location.pathname })
    if (done) setEditing(false)
    return done !== undefined
  }
  return (
    <li
      ref={place}
      aria-current={isLedTo ? 'location' : undefined}
      className="-mx-2 mb-2 flex gap-3 rounded-lg p-2 pt-0 aria-[current=location]:bg-primary-soft aria-[current=location]:pt-2"
    >
      <span
        className="grid size-6 flex-none place-items-center rounded-full bg-primary-soft text-primary-soft-foreground [&_.lucide]:size-3.5"
        aria-hidden
      >
        <MessageSquare />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <div className="flex items-baseline gap-2 text-muted-foreground">
          <b className="min-w-0 truncate font-medium text-foreground">{by}</b>
          {isEdited && body !== null && <span className="text-xs">diedit</span>}
          <time dateTime={at} className="ml-auto flex-none text-xs whitespace-nowrap text-subtle-foreground figures">
            {timelineText(at)}
          </time>
          {isOpen && !isEditing && (
            <Menu
              label="Aksi komentar"
              trigger={
                <IconButton plain size="sm" label="Aksi komentar" icon={<Ellipsis />} className="-my-3 self-center" />
              }
            >
              <MenuItem icon={<Pencil />} onSelect={() => setEditing(true)}>
                Ubah
              </MenuItem>
              <MenuItem icon={<Trash />} danger onSelect={() => setLeaving(true)}>
                Hapus
              </MenuItem>
            </Menu>
          )}
        </div>
        {isEditing && body !== null ? (
          <div className="mt-1.5">
            <CommentBox
              subject={subject}
              ownerId={ownerId}
              label="Ubah komentar"
              initial={{ body, mentions }}
              isBusy={change.isBusy}
              error={change.errors['body']?.[0] ?? change.refusal?.message}
              onSend={send}
              onCancel={() => setEditing(false)}
            />
          </div>
        ) : (
          <p className={body === null ? 'text-muted-foreground italic' : 'break-words whitespace-pre-line'}>
            {body === null ? 'Komentar dihapus.' : withNames(body, mentions)}
          </p>
        )}
      </div>
      {isLeaving && (
        <Confirm
          title="Hapus komentar ini?"
          text="Isinya hilang; bahwa Anda pernah berkomentar tetap terlihat."
          act="Hapus"
          isDanger
          doing={remove}
          onConfirm={() => void remove.now({ id })}
          onClose={() => setLeaving(false)}
        />
      )}
    </li>
  )
}

/** The text with the called names set off. */
function withNames(body: string, mentions: CommentLine['mentions']): ReactNode {
  const names = mentions.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length)
  if (names.length === 0) return body
  const pattern = new RegExp(`(${names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'g')
  return body.split(pattern).map((part, at) =>
    names.includes(part) ? (
      <span key={at} className="font-medium text-primary">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
