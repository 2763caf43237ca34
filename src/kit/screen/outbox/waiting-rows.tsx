import { useNavigate } from '@tanstack/react-router'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useOnline } from '../client/connection.ts'
import { Confirm } from '../detail/confirm.tsx'
import { momentText } from '../format/zone.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { carryAgain, carryOn } from './carry.ts'
import { dropWaiting, reopen, useWaiting } from './outbox.ts'
import type { WaitingSave } from './shelf.ts'

interface WaitingRowsProps {
  /** Called when a save goes back into its form: its page may be the one that is open. */
  readonly onMend?: () => void
}

/** What was saved on this device and waits for a signal, or was refused and waits for its person; as rows of a list. */
export function WaitingRows({ onMend }: WaitingRowsProps) {
  const list = useWaiting((waiting) => waiting.list)
  return list.map((save) => <Row key={save.key} save={save} onMend={onMend} />)
}

interface RowProps {
  readonly save: WaitingSave
  readonly onMend: (() => void) | undefined
}

function Row({ save, onMend }: RowProps) {
  const navigate = useNavigate()
  const isOnline = useOnline()
  const [isAsking, setAsking] = useState(false)
  const mend = () => {
    const [to = '', query] = reopen(save).split('?')
    void navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) as never })
    onMend?.()
  }
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 py-2 pl-3">
      <Send className="size-4.5 flex-none text-subtle-foreground" aria-hidden />
      <div className="min-w-0 flex-[1_1_11rem]">
        <p className="font-medium wrap-anywhere">{save.title}</p>
        <State save={save} />
      </div>
      <span className="ml-auto flex flex-none items-center gap-1">
        {save.fault ? (
          <>
            <Button size="sm" onClick={() => void carryAgain(save)}>
              Kirim lagi
            </Button>
            <Button size="sm" variant="outline" onClick={mend}>
              Perbaiki
            </Button>
          </>
        ) : (
          <Button size="sm" onClick={isOnline ? () => void carryOn() : mend}>
            {isOnline ? 'Kirim' : 'Ubah'}
          </Button>
        )}
        <IconButton size="sm" label={`Buang ${save.title}`} icon={<X />} onClick={() => setAsking(true)} />
      </span>
      {isAsking && (
        <Confirm
          title={`Buang ${save.title}?`}
          text="Yang belum terkirim hilang dari perangkat ini, juga fotonya."
          act="Buang"
          isDanger
          onClose={() => setAsking(false)}
          onConfirm={() => dropWaiting(save)}
        />
      )}
    </li>
  )
}

function State({ save }: { readonly save: WaitingSave }) {
  const isOnline = useOnline()
  const isSending = useWaiting((waiting) => waiting.sending === save.key)
  if (save.fault) {
    return (
      <p role="alert" className="text-xs text-danger wrap-anywhere">
        {save.fault}
      </p>
    )
  }
  const state = isOnline ? (isSending ? 'mengirim' : 'menunggu giliran') : 'menunggu sinyal'
  const photos = save.photos.length > 0 ? ` · ${save.photos.length} foto belum terkirim` : ''
  return (
    <p className="text-xs text-muted-foreground figures">
      {momentText(save.at)} · {state}
      {photos}
    </p>
  )
}
