import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import Lock from 'lucide-react/icons/lock'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import * as Parts from 'radix-ui/dialog'
import type { KeyboardEvent } from 'react'
import { markPrivate, type KeptFile } from '#kit/files/contract.ts'
import { useAct } from '../client/use-act.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { useOpener } from '../ui/use-opener.ts'
import { PhotoFacts } from './photo-facts.tsx'

interface LightboxProps {
  readonly photos: readonly KeptFile[]
  /** The id of the photo that is open, if any. */
  readonly shown: string | undefined
  readonly onShow: (id: string | undefined) => void
  /** Left out for who may only look. */
  readonly onRemove: ((photo: KeptFile) => void) | undefined
}

/** One photo as large as the window, and its neighbours by the arrow keys; always dark, so that the photo is judged. */
export function Lightbox({ photos, shown, onShow, onRemove }: LightboxProps) {
  const at = photos.findIndex(({ id }) => id === shown)
  const photo = photos[at]
  const giveBack = useOpener(photo !== undefined)
  const step = (by: number) => onShow(photos[(at + by + photos.length) % photos.length]?.id)
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
  return (
    <Parts.Root open={photo !== undefined} onOpenChange={(open) => !open && onShow(undefined)}>
      <Parts.Portal>
        <Parts.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          onKeyDown={press}
          className="dark fixed inset-0 z-50 flex animate-veil flex-col bg-background text-foreground outline-none data-[state=closed]:animate-leave"
        >
          {photo && (
            <>
              <div className="flex min-h-14 flex-none items-center gap-1 pr-2 pl-5 max-md:pl-4">
                <div className="min-w-0 flex-1">
                  <Parts.Title className="truncate font-semibold">{photo.name}</Parts.Title>
                  {photos.length > 1 && (
                    <p className="text-xs text-muted-foreground figures">
                      {at + 1} dari {photos.length}
                    </p>
                  )}
                </div>
                {onRemove && <HideButton photo={photo} />}
                <a
                  href={`/storage/${photo.id}`}
                  download={photo.name}
                  aria-label="Unduh"
                  title="Unduh"
                  className="grid size-9 flex-none place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground max-md:size-12"
                >
                  <Download className="size-4.5" />
                </a>
                {onRemove && <IconButton plain label="Hapus" icon={<Trash />} onClick={() => onRemove(photo)} />}
                <Parts.Close asChild>
                  <IconButton plain label="Tutup" icon={<X />} />
                </Parts.Close>
              </div>
              <div className="relative min-h-0 flex-1">
                <img src={`/storage/${photo.id}`} alt={`Foto ${photo.name}`} className="size-full object-contain" />
                {photos.length > 1 && (
                  <>
                    <Step side="left" onClick={() => step(-1)} />
                    <Step side="right" onClick={() => step(1)} />
                  </>
                )}
              </div>
              <PhotoFacts photo={photo} />
            </>
          )}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

function Step({ side, onClick }: { readonly side: 'left' | 'right'; readonly onClick: () => void }) {
  const isLeft = side === 'left'
  return (
    <button
      type="button"
      aria-label={isLeft ? 'Foto sebelumnya' : 'Foto berikutnya'}
      onClick={onClick}
      className={`absolute top-1/2 grid size-12 -translate-y-1/2 place-items-center rounded-full bg-card text-foreground hover:bg-muted ${isLeft ? 'left-3' : 'right-3'}`}
    >
      {isLeft ? <ChevronLeft className="size-5" /> : <ChevronRight className="size-5" />}
    </button>
  )
}

function HideButton({ photo }: { readonly photo: KeptFile }) {
  const hide = useAct(markPrivate)
  return (
    <IconButton
      plain
      label={photo.isPrivate ? 'Tampilkan ke semua' : 'Jadikan internal saja'}
      icon={photo.isPrivate ? <Eye /> : <Lock />}
      onClick={() => void hide.now({ id: photo.id, isPrivate: !photo.isPrivate })}
    />
  )
}
