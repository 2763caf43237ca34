import { useState, type ReactNode } from 'react'
import { UploadRow } from '../attachments/upload-row.tsx'
import { useUploads } from '../attachments/uploads.ts'
import { useAuth } from '../client/auth.ts'
import { Card } from '../ui/card.tsx'
import { queuedOn } from './queued.ts'

/** What this person did that has not reached the server: photos and files of any page, and what departments add as rows. */
export function QueueCard({ also }: { readonly also?: ReactNode }) {
  const user = useAuth((auth) => auth.user)
  const [others] = useState(() => queuedOn(localStorage, { userId: user?.id ?? '', companyId: user?.companyId ?? '' }))
  const list = useUploads((uploads) => uploads.list)
  return (
    <Card
      title="Antrean kirim"
      heading="section"
      help="Yang menunggu koneksi; terkirim sendiri. Foto dan berkas disimpan di perangkat ini paling lama tiga hari."
    >
      {list.length + others.length === 0 ? (
        <p className="text-muted-foreground">Tidak ada yang menunggu.</p>
      ) : (
        <ul className="-my-1">
          {list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          {also}
        </ul>
      )}
    </Card>
  )
}
