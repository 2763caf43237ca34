import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import X from 'lucide-react/icons/x'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { openDrafts, type KeptFile } from '#kit/files/contract.ts'
import { useAsk } from '../client/use-ask.ts'
import { labelText } from '../form/control-style.ts'
import { FieldFoot, useControl, type FieldProps } from '../form/field.tsx'
import { useFormScope, useValue } from '../form/form-context.ts'
import { holdSave, mayWait } from '../form/holds.ts'
import { Button } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { FilePick } from './file-pick.tsx'
import { Lead } from './lead.tsx'
import { thumbOf } from './photo-grid.tsx'
import { TagSelect, type PhotoTag } from './photo-tag.tsx'
import { useDrop, usePaste } from './take-files.ts'
import { UploadRow } from './upload-row.tsx'
import { withArrived } from './with-arrived.ts'
import { addUploads, adoptUploads, formQueue, uploadsSettled, useUploads } from './uploads.ts'

interface AttachmentFieldProps extends FieldProps {
  /** Of a sheet: what it is for, 'bayar:<supplier>'. Two forms of one page must not get each other's photos. */
  readonly queue?: string
  /** What each photo may be said to show. */
  readonly tag?: PhotoTag
}

/**
 * Photos and papers of a form whose record does not exist yet. The value at `name` is a list of ids (`string[]`, []
 * at first), for the contract's `files: zFileIds()`; the verb gives them to the new record with `claimFiles`. They
 * travel while one types; a save waits for those on their way.
 *
 *   <AttachmentField name="files" label="Foto nota" optional />
 */
export function AttachmentField(props: AttachmentFieldProps) {
  const { name, label, optional, queue = name, tag } = props
  const { store } = useFormScope()
  const control = useControl({ ...props, optional: true })
  const ids = useValue<readonly string[] | undefined>(name) ?? none
  // The same form at the same address takes up what a reload left unsent.
  const [of] = useState(() => formQueue(queue))
  const [known, setKnown] = useState<readonly KeptFile[]>([])
  const uploads = useUploads(({ list }) => list).filter((one) => one.of === of)
  const unknown = ids.filter((id) => !known.some((file) => file.id === id))
  // A form that comes back from this device has ids only.
  const restored = useAsk(openDrafts, { ids: unknown }, { when: unknown.length > 0 })
  const files = [...known, ...(restored.data ?? [])].filter(({ id }) => ids.includes(id))

  const tagged = tag?.name
  const idsNow = useCallback(() => (store.read(name) as readonly string[] | undefined) ?? none, [store, name])
  const take = useCallback(
    (kept: KeptFile, uploadId: string) => {
      setKnown((before) => [...before, kept])
      store.write(name, [...idsNow(), kept.id])
      if (tagged) store.write(tagged, withArrived(store.read(tagged), uploadId, kept.id))
    },
    [store, name, idsNow, tagged],
  )
  const add = useCallback((given: File[]) => addUploads(of, 'draft', given, take), [of, take])
  const isHolding = uploads.some(({ state }) => state === 'held')
  useEffect(() => adoptUploads(of, take), [of, take, isHolding])
  const remove = (id: string) =>
    store.write(
      name,
      idsNow().filter((one) => one !== id),
    )
  useEffect(
    () => holdSave(store, async () => ((await isHeldUp(of, mayWait(store))) ? { [name]: [NOT_SENT] } : {})),
    [store, name, of],
  )
  const { isOver, handlers } = useDrop(add)
  usePaste(add)
  return (
    <div className={cx('min-w-0', props.className)} role="group" aria-labelledby={`${control.id}-label`}>
      <p id={`${control.id}-label`} className={labelText}>
        {label}
        {optional && <span className="font-normal text-subtle-foreground"> (opsional)</span>}
      </p>
      <div
        {...handlers}
        data-invalid={control['aria-invalid']}
        className={cx(
          'grid gap-2 rounded-lg border-[1.5px] border-dashed border-input p-3 data-invalid:border-danger',
          isOver && 'border-primary bg-primary-soft',
        )}
      >
        {(files.length > 0 || uploads.length > 0) && (
          <ul className="-ml-3 grid grid-cols-[minmax(0,1fr)]">
            {files.map((file) => (
              <KeptRow key={file.id} file={file} onRemove={() => remove(file.id)}>
                {tag && file.type.startsWith('image/') && <TagSelect tag={tag} photo={file} />}
              </KeptRow>
            ))}
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload}>
                {tag && upload.preview !== undefined && <TagSelect tag={tag} photo={upload} />}
              </UploadRow>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-2 max-md:flex-nowrap">
          <span className="hidden flex-1 md:flex-none pointer-coarse:flex">
            <FilePick camera onFiles={add}>
              {(open) => (
                <Button icon={<Camera />} onClick={open} className="max-md:flex-1 max-md:px-2">
                  Ambil foto
                </Button>
              )}
            </FilePick>
          </span>
          <FilePick onFiles={add}>
            {(open) => (
              <Button
                className="max-md:flex-1 max-md:px-2"
                id={control.id}
                icon={<ImageUp />}
                onClick={open}
                aria-describedby={control['aria-describedby']}
              >
                Pilih berkas
              </Button>
            )}
          </FilePick>
          <span className="text-small text-muted-foreground pointer-coarse:hidden">
            atau seret dan tempel foto atau PDF ke sini
          </span>
        </div>
      </div>
      <FieldFoot name={name} id={control.id} hint={props.hint} />
    </div>
  )
}

const none: readonly string[] = []
const NOT_SENT = 'Ada berkas yang belum terunggah. Coba lagi, atau buang berkas itu.'

/** A person at a bad line is not kept waiting for photos that may follow, in milliseconds. */
const PATIENCE = 6000

// Photos that may follow hold up nothing but when they were refused.
async function isHeldUp(of: string, mayFollow: boolean): Promise<boolean> {
  if (!mayFollow) return (await uploadsSettled(of)).length > 0
  await Promise.race([uploadsSettled(of), new Promise((resolve) => setTimeout(resolve, PATIENCE))])
  return useUploads.getState().list.some((one) => one.of === of && one.state === 'refused')
}

interface KeptRowProps {
  readonly file: KeptFile
  readonly onRemove: () => void
  readonly children?: ReactNode
}

function KeptRow({ file, onRemove, children }: KeptRowProps) {
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 pl-3">
      <Lead picture={file.type.startsWith('image/') ? thumbOf(file) : undefined} />
      <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
      <IconButton size="sm" label={`Buang ${file.name}`} icon={<X />} onClick={onRemove} />
      {children && <span className="basis-full">{children}</span>}
    </li>
  )
}
