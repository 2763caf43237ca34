import Check from 'lucide-react/icons/check'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useAuth } from '#kit/screen/client/auth.ts'
import { useOnline } from '#kit/screen/client/connection.ts'
import { Confirm } from '#kit/screen/detail/confirm.tsx'
import { momentText } from '#kit/screen/format/zone.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { unsentOn, type UnsentSheet } from './unsent.ts'
import { useUnsent, type Unsent } from './use-unsent.ts'
import { safeShelf } from '#kit/screen/device/safe-shelf.ts'

/** The counts that wait on this device, as rows of the queue; each tries to be sent while it is seen. */
export function UnsentCounts() {
  const user = useAuth((auth) => auth.user)
  const [sheets] = useState(() => unsentOn(safeShelf, { userId: user?.id ?? '', companyId: user?.companyId ?? '' }))
  return sheets.map((sheet) => <UnsentRow key={sheet.countId} sheet={sheet} />)
}

function UnsentRow({ sheet }: { readonly sheet: UnsentSheet }) {
  const unsent = useUnsent(sheet.countId)
  const [isDropped, setDropped] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const count = Object.keys(unsent.waiting).length
  if (isDropped) return null
  return (
    <li className="flex min-h-12 items-center gap-3 py-1 pl-3">
      <ClipboardList className="size-4.5 flex-none text-subtle-foreground" aria-hidden />
      <div className="min-w-0 flex-1">
        {sheet.path ? (
          <TextLink to={sheet.path} className="block truncate py-0.5">
            {sheet.title}
          </TextLink>
        ) : (
          <p className="truncate font-medium">{sheet.title}</p>
        )}
        <p className="text-xs text-muted-foreground">
          <State unsent={unsent} count={count} at={sheet.at} />
        </p>
      </div>
      {count > 0 && (
        <span className="flex flex-none items-center gap-1">
          <Button size="xs" isBusy={unsent.isSending} busyText="Mengirim…" onClick={() => void unsent.send()}>
            Kirim lagi
          </Button>
          <IconButton size="sm" label={`Buang hitungan ${sheet.title}`} icon={<X />} onClick={() => setAsking(true)} />
        </span>
      )}
      {isAsking && (
        <Confirm
          title={`Buang ${count} hitungan?`}
          text={`Hitungan ${sheet.title} yang belum terkirim hilang dari perangkat ini.`}
          act="Buang"
          isDanger
          onClose={() => setAsking(false)}
          onConfirm={() => {
            unsent.drop()
            setDropped(true)
          }}
        />
      )}
    </li>
  )
}

function State({ unsent, count, at }: { readonly unsent: Unsent; readonly count: number; readonly at: string }) {
  const isOnline = useOnline()
  if (count === 0)
    return (
      <span role="status" className="inline-flex items-center gap-1 text-success">
        <Check className="size-3.5" aria-hidden /> Terkirim
      </span>
    )
  if (unsent.fault)
    return (
      <span role="alert" className="text-danger">
        {unsent.fault}
      </span>
    )
  return (
    <span className="figures">
      {count} hitungan · {momentText(at)} ·{' '}
      {unsent.isSending ? 'mengirim' : isOnline ? 'server belum menjawab' : 'menunggu koneksi'}
    </span>
  )
}
