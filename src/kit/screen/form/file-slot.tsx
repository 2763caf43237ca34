import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { useEffect, useId, useState, type DragEvent } from 'react'
import { IconButton } from '../ui/icon-button.tsx'
import { FieldError } from './field.tsx'

/** A picture chosen but not yet sent, or taken away. */
export type StagedFile = File | 'removed' | undefined

interface FileSlotProps {
  readonly label: string
  readonly hint?: string
  /** The picture kept now, if any: its address. */
  readonly kept?: string
  readonly staged: StagedFile
  readonly onStage: (staged: StagedFile) => void
}

const TYPES = ['image/png', 'image/jpeg', 'image/webp']
const MOST = 10 * 1024 * 1024

/** A place for one picture: drop it or pick it; it is sent with the form. */
export function FileSlot({ label, hint, kept, staged, onStage }: FileSlotProps) {
  const id = useId()
  const [isRefused, setRefused] = useState(false)
  const picture = usePictureOf(staged, kept)
  const take = (file: File | undefined) => {
    if (!file) return
    const fits = TYPES.includes(file.type) && file.size <= MOST
    setRefused(!fits)
    if (fits) onStage(file)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take(event.dataTransfer.files[0])
  }
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-small font-medium">
        {label} <span className="font-normal text-subtle-foreground">(opsional)</span>
      </p>
      <div className="relative">
        <label
          htmlFor={id}
          onDragOver={(event) => event.preventDefault()}
          onDrop={drop}
          className="grid h-28 cursor-pointer place-items-center rounded-lg border-[1.5px] border-dashed border-input p-3 text-center text-muted-foreground outline-offset-2 hover:bg-row-hover has-focus-visible:outline-2 has-focus-visible:outline-ring"
        >
          {picture ? (
            <img
              src={picture}
              alt={`${label} sekarang`}
              className="max-h-full max-w-full rounded-sm bg-paper object-contain"
            />
          ) : (
            <span className="grid justify-items-center gap-1 text-small">
              <ImageUp aria-hidden />
              <span>
                <span className="font-medium text-foreground">Tarik gambar ke sini</span> atau{' '}
                <span className="text-primary underline underline-offset-2">pilih</span>
              </span>
              <span className="text-xs text-subtle-foreground">{hint ?? 'JPG atau PNG, paling besar 10 MB'}</span>
            </span>
          )}
          <input
            id={id}
            type="file"
            accept={TYPES.join()}
            className="sr-only"
            aria-describedby={isRefused ? `${id}-error` : undefined}
            onChange={(event) => take(event.target.files?.[0])}
          />
        </label>
        {picture && (
          <span className="absolute top-1 right-1 flex rounded-md bg-card">
            <IconButton
              label={`Hapus ${label}`}
              size="sm"
              icon={<X />}
              onClick={() => onStage(kept ? 'removed' : undefined)}
            />
          </span>
        )}
      </div>
      {isRefused && <FieldError id={`${id}-error`}>File harus JPG, PNG, atau WebP, paling besar 10 MB.</FieldError>}
    </div>
  )
}

/** The address of what is shown: the staged file, else the kept one. */
export function usePictureOf(staged: StagedFile, kept: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!(staged instanceof File)) return setAddress(undefined)
    const made = URL.createObjectURL(staged)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [staged])
  if (staged === 'removed') return undefined
  return staged instanceof File ? address : kept
}
