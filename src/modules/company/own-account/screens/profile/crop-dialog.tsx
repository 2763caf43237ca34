import { useEffect, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { Button } from '#kit/screen/ui/button.tsx'
import { Dialog } from '#kit/screen/ui/dialog.tsx'
import { Skeleton } from '#kit/screen/ui/skeleton.tsx'
import { held, moved, sideOf, squareOf, type Crop } from './crop.ts'

/** Pixels of the kept photo: sharp on every screen, some 60 KB. */
const KEPT = 512
const FRAME = 256
const STEP = 12

interface CropDialogProps {
  readonly file: File
  readonly isBusy: boolean
  readonly onSquare: (square: Blob) => void
  readonly onUnreadable: () => void
  readonly onClose: () => void
}

/** Cuts a photo to a square: drag it, or the arrow keys; larger and smaller with the slider. */
export function CropDialog({ file, isBusy, onSquare, onUnreadable, onClose }: CropDialogProps) {
  const picture = usePicture(file, onUnreadable)
  const [crop, setCrop] = useState<Crop>()
  const shown = crop ?? (picture && whole(picture))
  const cut = async () => {
    const square = picture && shown && (await draw(picture, shown))
    if (square) onSquare(square)
    else onUnreadable()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Atur foto"
      text="Geser foto sampai wajah Anda di tengah."
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Batal
          </Button>
          <Button variant="filled" isBusy={isBusy} busyText="Menyimpan…" disabled={!shown} onClick={() => void cut()}>
            Pakai foto ini
          </Button>
        </>
      }
    >
      <div className="mt-5 grid justify-items-center gap-5">
        {picture && shown ? (
          <>
            <Frame picture={picture} crop={shown} onCrop={setCrop} />
            <label className="flex w-64 items-center gap-3 text-small">
              Perbesar
              <input
                type="range"
                min={1}
                max={4}
                step={0.05}
                value={shown.zoom}
                onChange={(event) => setCrop(held({ ...shown, zoom: Number(event.target.value) }))}
                className="min-w-0 flex-1 accent-primary"
              />
            </label>
          </>
        ) : (
          <Skeleton className="size-64 rounded-full" />
        )}
      </div>
    </Dialog>
  )
}

interface FrameProps {
  readonly picture: HTMLImageElement
  readonly crop: Crop
  readonly onCrop: (crop: Crop) => void
}

function Frame({ picture, crop, onCrop }: FrameProps) {
  const scale = FRAME / sideOf(crop)
  const { left, top } = squareOf(crop)
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1) return
    onCrop(moved(crop, { dx: event.movementX, dy: event.movementY, frame: FRAME }))
  }
  const press = (event: KeyboardEvent) => {
    const way = arrows[event.key]
    if (!way) return
    event.preventDefault()
    onCrop(moved(crop, { dx: way[0] * STEP, dy: way[1] * STEP, frame: FRAME }))
  }
  return (
    <div
      role="application"
      aria-label="Geser foto dengan tombol panah"
      tabIndex={0}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={press}
      className="relative cursor-grab touch-none overflow-hidden rounded-full bg-muted ring-1 ring-border outline-offset-2 select-none active:cursor-grabbing"
      style={{ width: FRAME, height: FRAME }}
    >
      <img
        src={picture.src}
        alt="Foto yang dipilih"
        draggable={false}
        className="absolute top-0 left-0 max-w-none origin-top-left"
        style={{
          width: crop.width * scale,
          height: crop.height * scale,
          transform: `translate(${-left * scale}px, ${-top * scale}px)`,
        }}
      />
    </div>
  )
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

function whole(picture: HTMLImageElement): Crop {
  return { width: picture.naturalWidth, height: picture.naturalHeight, zoom: 1, x: 0.5, y: 0.5 }
}

function usePicture(file: File, onUnreadable: () => void): HTMLImageElement | undefined {
  const [picture, setPicture] = useState<HTMLImageElement>()
  useEffect(() => {
    const made = new Image()
    made.src = URL.createObjectURL(file)
    let isCurrent = true
    made.decode().then(
      () => isCurrent && setPicture(made),
      () => isCurrent && onUnreadable(),
    )
    return () => {
      isCurrent = false
      URL.revokeObjectURL(made.src)
    }
  }, [file])
  return picture
}

function draw(picture: HTMLImageElement, crop: Crop): Promise<Blob | null> {
  const { left, top, side } = squareOf(crop)
  const canvas = Object.assign(document.createElement('canvas'), { width: KEPT, height: KEPT })
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, KEPT, KEPT)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, left, top, side, side, 0, 0, KEPT, KEPT)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85))
}
