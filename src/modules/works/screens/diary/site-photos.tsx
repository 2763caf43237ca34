import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat } from '#ground/format.ts'
import { thumbOf } from '#kit/screen/attachments/photo-grid.tsx'
import { later } from '#kit/screen/client/later.tsx'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { albumChoices, type AlbumChoice } from '../../album/contract.ts'

const PhotoSheet = later(() => import('./photo-sheet.tsx').then((parts) => parts.PhotoSheet))

const AT_FIRST = 12

/** The photos of a month that the site sent, with what each shows; a tile opens its words. */
export function SitePhotos({ projectId, month }: { readonly projectId: string; readonly month: string }) {
  const asked = useAsk(albumChoices, { projectId, month })
  const [showsAll, setShowsAll] = useState(false)
  const [opened, setOpened] = useState<string>()
  const [work, setWork] = useState('')
  const shown = asked.data?.find(({ id }) => id === opened)
  if (asked.data?.length === 0) return null
  return (
    <div className="mt-4">
      <Card
        title="Foto bulan ini"
        help="Tekan foto untuk menulis keterangan, pekerjaan dan titiknya. Fotonya sendiri tidak berubah."
        aside={asked.data && <WorkFilter photos={asked.data} value={work} onChoose={setWork} />}
      >
        <AskedCard asked={asked} title="Foto" rows={3}>
          {(all) => {
            const photos = all.filter((photo) => isOfWork(photo, work))
            return (
              <>
                {photos.length === 0 && (
                  <p className="text-muted-foreground">Tidak ada foto pekerjaan itu bulan ini.</p>
                )}
                <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
                  {(showsAll ? photos : photos.slice(0, AT_FIRST)).map((photo) => (
                    <li key={photo.id} className="min-w-0">
                      <PhotoTile photo={photo} onOpen={() => setOpened(photo.id)} />
                    </li>
                  ))}
                </ul>
                {!showsAll && photos.length > AT_FIRST && (
                  <Button size="sm" variant="ghost" wide className="mt-2" onClick={() => setShowsAll(true)}>
                    Lihat semua {photos.length} foto
                  </Button>
                )}
              </>
            )
          }}
        </AskedCard>
      </Card>
      {shown && (
        <PhotoSheet
          projectId={projectId}
          photo={shown}
          spots={[...new Set((asked.data ?? []).flatMap(({ spot }) => spot ?? []))]}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  )
}

const NONE = '-'

const isOfWork = ({ work }: AlbumChoice, chosen: string) =>
  chosen === '' || (chosen === NONE ? work === null : work?.id === chosen)

interface WorkFilterProps {
  readonly photos: readonly AlbumChoice[]
  readonly value: string
  readonly onChoose: (value: string) => void
}

// Only where some photo says what it shows is there something to choose.
function WorkFilter({ photos, value, onChoose }: WorkFilterProps) {
  const works = [...new Map(photos.flatMap(({ work }) => (work ? [[work.id, work] as const] : []))).values()]
  if (works.length === 0) return null
  return (
    <SelectBox aria-label="Saring menurut pekerjaan" className="max-w-60" value={value} onChoose={onChoose}>
      <option value="">Semua pekerjaan</option>
      {works
        .toSorted((a, b) => a.code.localeCompare(b.code, 'id', { numeric: true }))
        .map(({ id, code, name }) => (
          <option key={id} value={id}>{`${code} ${name}`}</option>
        ))}
      <option value={NONE}>Belum ditandai</option>
    </SelectBox>
  )
}

/** A photo as a tile: its day, spot and work, and what it shows; a press opens it. */
export function PhotoTile({ photo, onOpen }: { readonly photo: AlbumChoice; readonly onOpen: () => void }) {
  const on = dayFormat(photo.date as Day, 'short')
  const says = photo.own ?? photo.caption
  return (
    <button
      type="button"
      onClick={onOpen}
      className="grid w-full min-w-0 gap-0.5 rounded-md text-left text-xs text-muted-foreground outline-offset-2"
    >
      <img
        src={thumbOf(photo)}
        alt={[says, on].filter(Boolean).join(', ')}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full rounded-md border border-border object-cover"
      />
      <span className="truncate figures">
        {[on, photo.work && `${photo.work.code} ${photo.work.name}`, photo.spot].filter(Boolean).join(' · ')}
      </span>
      {says && <span className="truncate text-foreground">{says}</span>}
    </button>
  )
}
