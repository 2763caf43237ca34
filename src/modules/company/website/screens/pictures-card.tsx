import { useState } from 'react'
import { ask } from '#kit/screen/client/ask.ts'
import { ApiFailure } from '#kit/screen/client/failure.ts'
import { refetchTouched } from '#kit/screen/client/query-client.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { FileSlot, type StagedFile } from '#kit/screen/form/file-slot.tsx'
import { FieldRow, FormSection } from '#kit/screen/form/form-section.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { putPicture, removePicture, type Identity, type PictureSlot } from '#modules/company/website/contract.ts'
import { show } from './show.ts'

const slots: readonly { readonly slot: PictureSlot; readonly label: string; readonly hint: string }[] = [
  { slot: 'logo', label: 'Logo terang', hint: 'PNG atau JPG, tinggi 160 px cukup' },
  { slot: 'logo-dark', label: 'Logo gelap', hint: 'Untuk tema gelap' },
  { slot: 'favicon', label: 'Ikon tab', hint: 'Persegi, 192 px' },
]

/** The pictures strangers see; each is kept as soon as it is chosen. */
export function PicturesCard({ identity }: { readonly identity: Identity }) {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const mayChange = useMay(putPicture)
  const stage = async (slot: PictureSlot, staged: StagedFile) => {
    setFailure(undefined)
    setBusy(true)
    try {
      const saved =
        staged instanceof File
          ? await ask(putPicture, { slot }, { files: { file: staged } })
          : await ask(removePicture, { slot })
      show(saved)
      refetchTouched(putPicture.touches)
      notify(staged instanceof File ? 'Gambar disimpan.' : 'Gambar dihapus.')
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error
      setFailure(error.message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <FormSection title="Logo dan ikon" help="Disimpan begitu dipilih; SVG tidak diterima.">
      {failure ? <Notice tone="danger">{failure}</Notice> : null}
      <fieldset disabled={isBusy || !mayChange} aria-busy={isBusy} className="min-w-0">
        <FieldRow columns={3}>
          {slots.map(({ slot, label, hint }) => (
            <FileSlot
              key={slot}
              label={label}
              hint={hint}
              kept={identity.pictures[slot] ?? undefined}
              staged={undefined}
              onStage={(staged) => void stage(slot, staged)}
            />
          ))}
        </FieldRow>
      </fieldset>
    </FormSection>
  )
}
