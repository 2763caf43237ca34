import { useState } from 'react'
import { doAct } from '#kit/screen/client/do-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { useMay } from '#kit/screen/client/use-can.ts'
import { AskedCard } from '#kit/screen/form/asked-card.tsx'
import { FormSheet } from '#kit/screen/form/form-sheet.tsx'
import { TextField } from '#kit/screen/form/text-field.tsx'
import { useForm } from '#kit/screen/form/use-form.ts'
import { MapLink } from '#kit/screen/format/map-link.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { notify } from '#kit/screen/ui/toast.tsx'
import { officePlace, setOfficePlace, type OfficePlace } from '../../presence/contract.ts'

/** Tab konfigurasi: where the office is. Sites have their point on their own page. */
export function OfficeCard() {
  const asked = useAsk(officePlace, {})
  const mayChange = useMay(setOfficePlace)
  const [isOpen, setOpen] = useState(false)
  return (
    <AskedCard asked={asked} title="Lokasi kantor">
      {({ place }) => (
        <Card
          title="Lokasi kantor"
          heading="section"
          help="Absen lewat HP di luar radius ditandai, tidak ditolak. Titik dan radius proyek diisi di halaman proyeknya."
        >
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="min-w-0 flex-1">
              {place ? (
                <>
                  <MapLink lat={place.lat} lng={place.lng}>
                    Lihat di peta
                  </MapLink>
                  {`, radius ${place.radiusM} m`}
                </>
              ) : (
                <span className="text-muted-foreground">Belum diisi.</span>
              )}
            </span>
            {mayChange && <Button onClick={() => setOpen(true)}>{place ? 'Ubah lokasi' : 'Isi lokasi'}</Button>}
          </div>
          {isOpen && <OfficeSheet place={place} onClose={() => setOpen(false)} />}
        </Card>
      )}
    </AskedCard>
  )
}

function OfficeSheet({ place, onClose }: { readonly place: OfficePlace | null; readonly onClose: () => void }) {
  const form = useForm({
    initial: { lat: place?.lat ?? '', lng: place?.lng ?? '', radiusM: String(place?.radiusM ?? 200) },
    save: ({ lat, lng, radiusM }) => doAct(setOfficePlace, { lat, lng, radiusM: Number(radiusM) }),
    saved: () => {
      notify('Lokasi kantor disimpan.')
      onClose()
    },
  })
  return (
    <FormSheet form={form} title="Lokasi kantor" onClose={onClose}>
      <TextField name="lat" label="Lintang" maxLength={12} autoFocus />
      <TextField name="lng" label="Bujur" maxLength={12} />
      <TextField name="radiusM" label="Radius (m)" inputMode="numeric" maxLength={4} />
    </FormSheet>
  )
}
