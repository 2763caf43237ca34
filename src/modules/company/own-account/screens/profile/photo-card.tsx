import { Suspense, useRef, useState } from 'react'
import { removeFile, uploadFile } from '#kit/files/contract.ts'
import { refetchTouched } from '#kit/screen/client/answers.ts'
import { lazy } from '#kit/screen/client/lazy.tsx'
import { useAct } from '#kit/screen/client/use-act.ts'
import { FieldError } from '#kit/screen/form/field.tsx'
import { Avatar } from '#kit/screen/ui/avatar.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { PHOTO_SLOT, PHOTO_SUBJECT } from '#modules/company/own-account/photo.ts'
import { me } from '#modules/company/sign-in/contract.ts'

const CropDialog = lazy(() => import('./crop-dialog.tsx').then((part) => ({ default: part.CropDialog })))

const TYPES = ['image/png', 'image/jpeg', 'image/webp']
const MOST = 10 * 1024 * 1024

interface PhotoProps {
  readonly userId: string
  readonly name: string
  /** File id of the present one. */
  readonly photo: string | null
}

/** The face others see beside the name; cut to a square before it travels. */
export function PhotoCard({ userId, name, photo }: PhotoProps) {
  const [picked, setPicked] = useState<File>()
  const [isRefused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const refetch = () => refetchTouched(me.reads)
  const upload = useAct(uploadFile, { say: 'Foto disimpan.', onDone: refetch })
  const remove = useAct(removeFile, { say: 'Foto dihapus.', onDone: refetch })
  const pick = (file: File | undefined) => {
    if (!file) return
    const fits = TYPES.includes(file.type) && file.size <= MOST
    setRefused(!fits)
    if (fits) setPicked(file)
  }
  const keep = async (square: Blob) => {
    const input = { subject: PHOTO_SUBJECT, ownerId: userId, slot: PHOTO_SLOT }
    const done = await upload.now(input, { file: new File([square], 'foto.jpg', { type: 'image/jpeg' }) })
    if (done) setPicked(undefined)
  }
  return (
    <Card>
      <div className="flex items-center gap-5 max-md:gap-4">
        <Avatar name={name} photo={photo} size="large" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">Foto</p>
          <p className="text-small text-muted-foreground">Dilihat rekan di sebelah nama Anda. JPG, PNG, atau WebP.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" onClick={() => field.current?.click()}>
              {photo ? 'Ganti foto' : 'Pilih foto'}
            </Button>
            {photo ? (
              <Button size="sm" variant="ghost" isBusy={remove.isBusy} onClick={() => void remove.now({ id: photo })}>
                Hapus
              </Button>
            ) : null}
          </div>
          {isRefused ? (
            <FieldError id="foto-salah">File harus JPG, PNG, atau WebP, paling besar 10 MB.</FieldError>
          ) : null}
        </div>
        <input
          ref={field}
          type="file"
          accept={TYPES.join()}
          aria-label="Foto"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            pick(event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </div>
      {picked ? (
        <Suspense>
          <CropDialog
            file={picked}
            isBusy={upload.isBusy}
            onSquare={(square) => void keep(square)}
            onUnreadable={() => {
              setRefused(true)
              setPicked(undefined)
            }}
            onClose={() => setPicked(undefined)}
          />
        </Suspense>
      ) : null}
    </Card>
  )
}
