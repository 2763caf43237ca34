import { useState } from 'react'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { photosOfWork, type AlbumChoice } from '../../album/contract.ts'
import { PhotoTile } from '../diary/site-photos.tsx'

const PhotoSheet = later(() => import('../diary/photo-sheet.tsx').then((parts) => parts.PhotoSheet))

interface WorkPhotosSheetProps {
  readonly projectId: string
  readonly work: { readonly workItemId: string; readonly code: string; readonly name: string }
  readonly onClose: () => void
}

/** The photos of a work item: those that show it, and those of the days it was worked on; one is told what it shows by a press. */
export function WorkPhotosSheet({ projectId, work, onClose }: WorkPhotosSheetProps) {
  const { workItemId, code, name } = work
  const asked = useAsk(photosOfWork, { projectId, workItemId })
  const [opened, setOpened] = useState<AlbumChoice>()
  if (opened) {
    const spots = [...new Set((asked.data ?? []).flatMap(({ spot }) => spot ?? []))]
    return <PhotoSheet projectId={projectId} photo={opened} spots={spots} onClose={() => setOpened(undefined)} />
  }
  return (
    <Sheet open onClose={onClose} title={`Foto ${code} ${name}`} width="w-120">
      <div className="grid gap-5 p-5">
        <AskedCard asked={asked} rows={4}>
          {(photos) => (
            <>
              <Group
                title="Menunjukkan pekerjaan ini"
                none="Belum ada foto yang ditandai menunjukkan pekerjaan ini."
                photos={photos.filter((photo) => photo.work !== null)}
                onOpen={setOpened}
              />
              <Group
                title="Dari hari-hari pekerjaan ini dikerjakan"
                none="Tidak ada foto lain dari hari-harinya."
                photos={photos.filter((photo) => photo.work === null)}
                onOpen={setOpened}
              />
            </>
          )}
        </AskedCard>
      </div>
    </Sheet>
  )
}

interface GroupProps {
  readonly title: string
  readonly none: string
  readonly photos: readonly AlbumChoice[]
  readonly onOpen: (photo: AlbumChoice) => void
}

function Group({ title, none, photos, onOpen }: GroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-small font-semibold">{title}</h3>
      {photos.length === 0 ? (
        <p className="text-muted-foreground">{none}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {photos.map((photo) => (
            <li key={photo.id} className="min-w-0">
              <PhotoTile photo={photo} onOpen={() => onOpen(photo)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
