import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { degreesText } from '#ground/format.ts'
import { MapLink } from '../format/map-link.tsx'
import { Button } from '../ui/button.tsx'
import { useFormScope, useValue } from './form-context.ts'

/** Where the device stands, in degrees. */
export interface Place {
  readonly lat: string
  readonly lng: string
}

interface PlaceFieldProps {
  readonly name: string
  readonly label: string
  /** Said when the device tells no place. */
  readonly without: string
}

/** How long a phone may look for satellites. */
const PATIENCE = 15_000

/** Where one stands, told only when asked by a press of the button; nothing waits for it. */
export function PlaceField({ name, label, without }: PlaceFieldProps) {
  const { store } = useFormScope()
  const place = useValue<Place | null>(name)
  const [state, setState] = useState<'idle' | 'looking' | 'refused'>('idle')
  const look = () => {
    setState('looking')
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        store.write(name, { lat: degreesText(coords.latitude), lng: degreesText(coords.longitude) })
        setState('idle')
      },
      () => setState('refused'),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 60_000 },
    )
  }
  if (!('geolocation' in navigator)) return null
  return (
    <div className="flex flex-wrap items-center gap-3" role="group" aria-label={label}>
      {place ? (
        <>
          <MapPin className="flex-none text-success" aria-hidden />
          <span className="text-small">
            <MapLink {...place}>Lokasi tercatat</MapLink>
          </span>
          <Button variant="ghost" size="sm" onClick={() => store.write(name, null)}>
            Hapus lokasi
          </Button>
        </>
      ) : (
        <Button icon={<MapPin />} isBusy={state === 'looking'} busyText="Mencari lokasi…" onClick={look}>
          {label}
        </Button>
      )}
      <p role="status" className="text-small text-muted-foreground empty:hidden">
        {state === 'refused' && !place ? without : ''}
      </p>
    </div>
  )
}
