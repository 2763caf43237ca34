import FilePen from 'lucide-react/icons/file-pen'
import { useState, type ReactNode } from 'react'
import { useAuth } from '../client/auth.ts'
import { dropDraft } from '../form/draft.ts'
import { momentText } from '../format/zone.ts'
import { later } from '../client/later.tsx'
import { GoButton } from '../shell/go.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Empty } from '../ui/empty.tsx'
import { draftsOn, type DraftLine } from './drafts.ts'

const InstallCard = later(() => import('./install-card.tsx').then((parts) => parts.InstallCard))
const LocalDataCard = later(() => import('./local-data-card.tsx').then((parts) => parts.LocalDataCard))
const QueueCard = later(() => import('./queue-card.tsx').then((parts) => parts.QueueCard))

interface DeviceProps {
  /** What a page is called: 'Tambah pelanggan'. */
  readonly titleOf: (path: string) => string | undefined
  /** What departments know to wait for a connection, as rows. */
  readonly queued?: ReactNode
}

/** What lies on this device alone: what waits to be sent, typing that was not saved, and how all of it is taken off. */
export function DeviceCards({ titleOf, queued }: DeviceProps) {
  const user = useAuth((auth) => auth.user)
  const [drafts, setDrafts] = useState(() => draftsOn(localStorage, user?.id ?? ''))
  const [wipes, setWipes] = useState(0)
  const look = () => setDrafts(draftsOn(localStorage, user?.id ?? ''))
  const drop = (name: string) => {
    dropDraft(localStorage, name)
    look()
  }
  const wiped = () => {
    look()
    setWipes(wipes + 1)
  }
  const here = drafts.filter((draft) => draft.companyId === (user?.companyId ?? ''))
  const elsewhere = drafts.length - here.length
  return (
    <>
      <QueueCard key={wipes} also={queued} />
      <Card
        title="Draf di perangkat ini"
        heading="section"
        help="Isian formulir yang belum disimpan. Hanya ada di perangkat ini."
        flush
      >
        {here.length === 0 ? (
          <Empty title="Tidak ada draf" text="Isian yang Anda tinggalkan sebelum disimpan muncul di sini." />
        ) : (
          <ul className="mt-3">
            {here.map((draft) => (
              <DraftRow key={draft.name} draft={draft} titleOf={titleOf} onDrop={() => drop(draft.name)} />
            ))}
          </ul>
        )}
        {elsewhere > 0 ? (
          <p className="border-t border-border-subtle px-5 py-3 text-small text-muted-foreground">
            {elsewhere} draf lain ada di perusahaan lain. Ganti perusahaan untuk membukanya.
          </p>
        ) : null}
      </Card>
      <LocalDataCard drafts={drafts.length} onWiped={wiped} />
      <InstallCard />
    </>
  )
}

interface RowProps {
  readonly draft: DraftLine
  readonly titleOf: DeviceProps['titleOf']
  readonly onDrop: () => void
}

function DraftRow({ draft, titleOf, onDrop }: RowProps) {
  const title = (draft.path && titleOf(draft.path)) ?? 'Isian formulir'
  return (
    <li className="flex min-h-14 items-center gap-3 border-t border-border-subtle px-5 py-2">
      <FilePen className="size-4.5 text-subtle-foreground" aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="font-medium md:truncate">{title}</p>
        <p className="text-xs text-muted-foreground figures wrap-anywhere">
          {draft.about && `${draft.about} · `}
          {momentText(draft.at)}
        </p>
      </div>
      {draft.path ? (
        <GoButton size="xs" to={draft.path}>
          Buka
        </GoButton>
      ) : null}
      <Button size="xs" variant="ghost" onClick={onDrop} aria-label={`Hapus draf ${title}`}>
        Hapus
      </Button>
    </li>
  )
}
