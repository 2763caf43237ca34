import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { dayFormat, percentFormat } from '#ground/format.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
import { Segmented } from '#kit/screen/ui/segmented.tsx'
import { photoSpots, type AlbumChoice, type PhotoSpot } from '../../album/contract.ts'
import { PhotoSlider } from './photo-slider.tsx'

/** Photos of one spot of a site at two times, over each other or side by side; nothing where no spot has two. */
export function SpotPairs({ projectId }: { readonly projectId: string }) {
  const { data } = useAsk(photoSpots, { projectId })
  const [chosen, choose] = useState<string>()
  const spot = data?.find((one) => one.spot === chosen) ?? data?.[0]
  if (!data || !spot) return null
  return (
    <div className="mt-4">
      <Card
        title="Titik yang sama"
        help="Dua foto dari titik yang sama: pilih harinya masing-masing, lalu geser batasnya."
        aside={
          data.length > 1 && (
            <SelectBox aria-label="Titik" value={spot.spot} onChoose={choose} className="max-w-48">
              {data.map((one) => (
                <option key={one.spot}>{one.spot}</option>
              ))}
            </SelectBox>
          )
        }
      >
        {data.length === 1 && <p className="mb-3 font-medium">{spot.spot}</p>}
        <Pair key={spot.spot} photos={spot.photos} />
      </Card>
    </div>
  )
}

type Look = 'over' | 'beside'

function Pair({ photos }: Pick<PhotoSpot, 'photos'>) {
  const [ids, setIds] = useState<readonly [string, string]>([photos[0]?.id ?? '', photos.at(-1)?.id ?? ''])
  const [look, setLook] = useState<Look>('over')
  const [before, after] = ids.map((id) => photos.find((one) => one.id === id) ?? photos[0])
  if (!before || !after) return null
  return (
    <div className="grid gap-3">
      <div>
        <Segmented label="Cara membandingkan" value={look} options={looks} onChange={setLook} />
      </div>
      {look === 'over' && <PhotoSlider before={before} after={after} told={[whenOf(before), whenOf(after)]} />}
      <div className="grid grid-cols-2 gap-2 md:gap-4">
        {[before, after].map((photo, at) => (
          <Half
            key={at}
            label={at === 0 ? 'Foto kiri' : 'Foto kanan'}
            photos={photos}
            photo={photo}
            isShown={look === 'beside'}
            onChoose={(other) => setIds(at === 0 ? [other, ids[1]] : [ids[0], other])}
          />
        ))}
      </div>
    </div>
  )
}

const looks = [
  { value: 'over', label: 'Geser' },
  { value: 'beside', label: 'Berdampingan' },
] as const

interface HalfProps {
  readonly label: string
  readonly photos: readonly AlbumChoice[]
  readonly photo: AlbumChoice
  /** The photo itself stands here; else only its day and words. */
  readonly isShown: boolean
  readonly onChoose: (id: string) => void
}

function Half({ label, photos, photo, isShown, onChoose }: HalfProps) {
  return (
    <figure className="grid min-w-0 content-start gap-2">
      {isShown && (
        <a href={`/storage/${photo.id}`} target="_blank" rel="noreferrer" title="Buka ukuran penuh">
          <img
            src={`/storage/${photo.id}`}
            alt={`${label}, ${whenOf(photo)}`}
            className="aspect-4/3 w-full rounded-md border border-border bg-muted object-cover"
          />
        </a>
      )}
      <SelectBox aria-label={label} value={photo.id} onChoose={onChoose}>
        {photos.map((one) => (
          <option key={one.id} value={one.id}>
            {whenOf(one)}
          </option>
        ))}
      </SelectBox>
      {(photo.own ?? photo.caption) && (
        <figcaption className="text-xs text-muted-foreground">{photo.own ?? photo.caption}</figcaption>
      )}
    </figure>
  )
}

function whenOf({ date, progress }: AlbumChoice): string {
  const on = dayFormat(date as Day, 'short')
  return progress === null ? on : `${on} · ${percentFormat(progress)}`
}
