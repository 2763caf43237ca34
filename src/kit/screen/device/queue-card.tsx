import { useEffect, useState, type ReactNode } from 'react'
import { sizeText } from '../attachments/size-text.ts'
import { UploadRow } from '../attachments/upload-row.tsx'
import { useUploads } from '../attachments/uploads.ts'
import { lookAgain } from '../outbox/outbox.ts'
import { WaitingRows } from '../outbox/waiting-rows.tsx'
import { useAuth } from '../client/auth.ts'
import { Card } from '../ui/card.tsx'
import { Notice } from '../ui/notice.tsx'
import { queuedOn } from './queued.ts'
import { isTight, roomLeft } from './room.ts'

/** What this person did that has not reached the server: photos and files of any page, and what departments add as rows. */
export function QueueCard({ also }: { readonly also?: ReactNode }) {
  const user = useAuth((auth) => auth.user)
  const [others] = useState(() => queuedOn(localStorage, { userId: user?.id ?? '', companyId: user?.companyId ?? '' }))
  useEffect(lookAgain, [])
  const list = useUploads((uploads) => uploads.list)
  return (
    <Card
      title="Antrean kirim"
      heading="section"
      help="Yang menunggu koneksi; terkirim sendiri. Foto dan berkas disimpan di perangkat ini sampai terkirim atau Anda buang."
    >
      <Room waiting={list.reduce((sum, { size }) => sum + size, 0)} />
      {list.length + others.length === 0 ? (
        <p className="text-muted-foreground">Tidak ada yang menunggu.</p>
      ) : (
        <ul className="-my-1">
          {list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          <WaitingRows />
          {also}
        </ul>
      )}
    </Card>
  )
}

/** Says before it is too late that much waits here, or that little room is left for it. */
function Room({ waiting }: { readonly waiting: number }) {
  const [left, setLeft] = useState<number>()
  useEffect(() => void roomLeft().then(setLeft), [])
  if (!isTight(waiting, left)) return null
  return (
    <Notice tone="warning" className="mb-3">
      {sizeText(waiting)} menunggu di perangkat ini{left === undefined ? '' : `, sisa ruang ${sizeText(left)}`}.
      Sambungkan ke internet sebelum menambah foto.
    </Notice>
  )
}
