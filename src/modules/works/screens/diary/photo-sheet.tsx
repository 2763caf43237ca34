import { dayFormat } from '#ground/format.ts'
import type { Day } from '#ground/day.ts'
import { ask } from '#kit/screen/client/ask.ts'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import type { Choice } from '#kit/screen/picker/choice.ts'
import { PickField } from '#kit/screen/picker/pick-field.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { workItemSource } from '#modules/projects/screens/face.tsx'
import { albumChoices, savePhotoNote, type AlbumChoice } from '../../album/contract.ts'

interface PhotoSheetProps {
  readonly projectId: string
  readonly photo: AlbumChoice
  /** Those that other photos name. */
  readonly spots: readonly string[]
  readonly onClose: () => void
}

/** A photo of a site at the side, with what it shows; who may not write reads it. */
export function PhotoSheet(props: PhotoSheetProps) {
  const { photo, onClose } = props
  if (useMay(savePhotoNote)) return <NoteForm {...props} />
  return (
    <Sheet open onClose={onClose} title={titleOf(photo)}>
      <div className="grid gap-3 p-5">
        <Picture photo={photo} />
        <p>{[workText(photo), photo.own ?? photo.caption, photo.spot].filter(Boolean).join(' · ')}</p>
      </div>
    </Sheet>
  )
}

function NoteForm({ projectId, photo, spots, onClose }: PhotoSheetProps) {
  const key = useSaveKey()
  const form = useForm({
    initial: valuesOf(photo),
    save: (values) => {
      const words = { caption: values.caption || null, spot: values.spot || null, workItemId: values.work?.id ?? null }
      const input = { projectId, fileId: photo.id, version: values.version, ...words }
      return doAct(savePhotoNote, input, key.of(input))
    },
    saved: () => {
      notify('Keterangan foto disimpan.')
      onClose()
    },
  })
  const latest = async () => {
    const photos = await ask(albumChoices, { projectId, month: photo.date.slice(0, 7) })
    return valuesOf(photos.find(({ id }) => id === photo.id) ?? photo)
  }
  return (
    <FormSheet
      form={form}
      title={titleOf(photo)}
      onClose={onClose}
      conflict={{ latest, labels: { work: 'Pekerjaan', caption: 'Keterangan', spot: 'Titik' } }}
    >
      <Picture photo={photo} />
      <PickField
        name="work"
        label="Menunjukkan pekerjaan"
        optional
        source={workItemSource(projectId)}
        hint="Ikut dihitung di opname pekerjaan itu, dan di foto berkas termin."
      />
      <TextField
        name="caption"
        label="Keterangan"
        optional
        maxLength={200}
        {...(photo.caption !== null && { placeholder: photo.caption })}
      />
      <TextField
        name="spot"
        label="Titik"
        optional
        maxLength={60}
        placeholder="Titik 4, as C–D depan"
        hint="Foto dengan titik yang sama dibandingkan berdampingan."
        suggestions={spots}
      />
    </FormSheet>
  )
}

function valuesOf({ own, spot, work, noteVersion: version }: AlbumChoice) {
  const shows: Choice | null = work && { id: work.id, label: work.name, code: work.code }
  return { work: shows, caption: own ?? '', spot: spot ?? '', version }
}

const workText = ({ work }: AlbumChoice) => work && `${work.code} ${work.name}`

const titleOf = ({ date }: AlbumChoice) => `Foto ${dayFormat(date as Day, 'short')}`

function Picture({ photo }: { readonly photo: AlbumChoice }) {
  return (
    <a href={`/storage/${photo.id}`} target="_blank" rel="noreferrer" title="Buka ukuran penuh">
      <img
        src={`/storage/${photo.id}`}
        alt={photo.own ?? photo.caption ?? titleOf(photo)}
        className="max-h-80 w-full rounded-md border border-border bg-muted object-contain"
      />
    </a>
  )
}
