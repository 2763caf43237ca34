import { useState } from 'react'
import type { Day } from '#ground/day.ts'
import { periodFormat } from '#ground/day-format.ts'
import { dayFormat } from '#ground/format.ts'
import { period } from '#ground/period.ts'
import { thumbOf } from '#kit/screen/attachments/photo-grid.tsx'
import { doAct } from '#kit/screen/client/do-act.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { CheckboxField, SelectField } from '#kit/screen/form/choice-fields.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { useSaveKey } from '#kit/screen/form/save-key.ts'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { distanceText } from '#ground/distance.ts'
import {
  addAlbum,
  albumChoices,
  captionLines,
  photosPerPage,
  type AlbumChoice,
  type CaptionLine,
} from '../../album/contract.ts'

interface AlbumSheetProps {
  readonly projectId: string
  readonly month: string
  readonly onClose: () => void
}

const MOST = 60
const lineNames = Object.keys(captionLines) as CaptionLine[]

/** Chooses photos of a month for an album, and how many stand on a page. */
export function AlbumSheet({ projectId, month, onClose }: AlbumSheetProps) {
  const key = useSaveKey()
  const asked = useAsk(albumChoices, { projectId, month })
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const form = useForm({
    initial: {
      ...{ title: `Foto ${periodFormat(period(month))}`, perPage: '4', pairs: false },
      lines: { own: true, work: true, date: true, place: true } as Readonly<Record<CaptionLine, boolean>>,
    },
    check: ({ title }) => ({
      ...(!title.trim() && { title: ['Tulis judul albumnya.'] }),
      ...(chosen.size === 0 && { photos: ['Pilih fotonya.'] }),
    }),
    save: ({ title, perPage, pairs, lines: ticked }) => {
      const photos = (asked.data ?? []).filter(({ id }) => chosen.has(id))
      const sent = photos.map(({ id: fileId }) => ({ fileId, caption: null }))
      const size = photosPerPage.find((each) => String(each) === perPage) ?? 4
      const lines = lineNames.filter((line) => ticked[line])
      const input = { projectId, title, perPage: size, lines, pairs, photos: sent }
      return doAct(addAlbum, input, key.of(input))
    },
    saved: () => {
      refetchTouched(addAlbum.touches)
      notify('Album dibuat.')
      onClose()
    },
  })
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  return (
    <FormSheet
      form={form}
      title="Album foto baru"
      onClose={onClose}
      saveLabel={chosen.size > 0 ? `Buat dari ${chosen.size} foto` : 'Buat album'}
    >
      <TextField name="title" label="Judul" maxLength={120} />
      <SelectField
        name="perPage"
        label="Foto per halaman"
        options={photosPerPage.map((each) => ({ value: String(each), label: String(each) }))}
      />
      <fieldset className="grid grid-cols-2 gap-2">
        <legend className="mb-2 text-small font-semibold">Di bawah setiap foto</legend>
        {lineNames.map((line) => (
          <CheckboxField key={line} name={`lines.${line}`} label={captionLines[line]} />
        ))}
      </fieldset>
      <CheckboxField
        name="pairs"
        label="Foto titik yang sama berdampingan"
        hint="Titik ditulis di keterangan foto; yang tanpa titik menyusul sesudahnya."
      />
      {chosen.size > MOST && <Notice tone="warning">{`Paling banyak ${MOST} foto dalam satu album.`}</Notice>}
      <AskedCard asked={asked} title="Foto" rows={4}>
        {(photos) =>
          photos.length === 0 ? (
            <p className="text-muted-foreground">
              Tidak ada foto di laporan bulan ini. Pilih bulan lain di kalendernya.
            </p>
          ) : (
            <fieldset>
              <legend className="text-small font-semibold">{`Foto ${periodFormat(period(month))}`}</legend>
              <div className="mt-2 grid grid-cols-3 gap-2">
                {photos.map((photo) => (
                  <PhotoChoice
                    key={photo.id}
                    photo={photo}
                    isChosen={chosen.has(photo.id)}
                    onToggle={() => toggle(photo.id)}
                  />
                ))}
              </div>
            </fieldset>
          )
        }
      </AskedCard>
    </FormSheet>
  )
}

interface PhotoChoiceProps {
  readonly photo: AlbumChoice
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function PhotoChoice({
  photo: { id, date, own, spot, work, metres, isFar, ...photo },
  isChosen,
  onToggle,
}: PhotoChoiceProps) {
  const caption = own ?? photo.caption
  const on = dayFormat(date as Day, 'short')
  return (
    <label className="relative grid cursor-pointer gap-1 text-xs text-muted-foreground">
      <img
        src={thumbOf({ id })}
        alt={[caption, on].filter(Boolean).join(', ')}
        loading="lazy"
        className={`aspect-4/3 w-full rounded-md border-2 object-cover ${isChosen ? 'border-primary' : 'border-border'}`}
      />
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={[caption, on].filter(Boolean).join(', ')}
        className="absolute top-2 left-2 size-5"
      />
      <span className="truncate">{[on, work?.code, spot, caption].filter(Boolean).join(' · ')}</span>
      {metres !== null && (
        <span className={isFar ? 'text-warning' : undefined}>
          {`${distanceText(metres)} dari proyek${isFar ? ', di luar radius' : ''}`}
        </span>
      )}
    </label>
  )
}
