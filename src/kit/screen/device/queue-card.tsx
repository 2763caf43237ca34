import { UploadRow } from '../attachments/upload-row.tsx'
import { useUploads } from '../attachments/uploads.ts'
import { Card } from '../ui/card.tsx'

/** Photos and files of this person that have not reached the server, from whichever page they were given. */
export function QueueCard() {
  const list = useUploads((uploads) => uploads.list)
  return (
    <Card
      title="Antrean kirim"
      heading="section"
      help="Foto dan berkas yang menunggu koneksi. Terkirim sendiri; disimpan di perangkat ini paling lama tiga hari."
    >
      {list.length === 0 ? (
        <p className="text-muted-foreground">Tidak ada yang menunggu.</p>
      ) : (
        <ul className="-my-1">
          {list.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </Card>
  )
}
