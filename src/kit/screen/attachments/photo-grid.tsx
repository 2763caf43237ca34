import Lock from 'lucide-react/icons/lock'
import { useState } from 'react'
import type { KeptFile } from '#kit/files/contract.ts'
import { Button } from '../ui/button.tsx'

interface PhotoGridProps {
  readonly photos: readonly KeptFile[]
  readonly onOpen: (photo: KeptFile) => void
}

const AT_FIRST = 9

/** Photos as square tiles, three beside each other; a tile opens the photo. */
export function PhotoGrid({ photos, onOpen }: PhotoGridProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? photos : photos.slice(0, AT_FIRST)
  return (
    <div className="px-5 pb-2">
      <ul className="grid grid-cols-3 gap-2 sm:max-lg:grid-cols-6">
        {shown.map((photo) => (
          <li key={photo.id}>
            <button
              type="button"
              onClick={() => onOpen(photo)}
              title={photo.name}
              className="relative block aspect-square w-full overflow-hidden rounded-sm bg-muted outline-offset-2"
            >
              <img
                src={thumbOf(photo)}
                alt={`Foto ${photo.name}`}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
              {photo.isPrivate && (
                <span className="absolute right-1 bottom-1 grid size-5 place-items-center rounded-full bg-inverse text-inverse-foreground">
                  <Lock className="size-3" aria-label="Internal saja" />
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < photos.length && (
        <Button size="sm" variant="ghost" wide className="mt-2" onClick={() => setShowsAll(true)}>
          Lihat semua {photos.length} foto
        </Button>
      )}
    </div>
  )
}

/** The address of a picture's small copy. */
export function thumbOf({ id }: Pick<KeptFile, 'id'>): string {
  return `/storage/${id}?size=thumb`
}
