import MapPin from 'lucide-react/icons/map-pin'
import { useState } from 'react'
import { timeIn } from '#ground/day.ts'
import { degreesText } from '#ground/format.ts'
import { now } from '#kit/clock.ts'
import type { InputOf } from '#kit/http/endpoint.ts'
import { useAct } from '#kit/screen/client/use-act.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import { officeZone } from '#kit/screen/format/zone.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import { Button } from '#kit/screen/ui/button.tsx'
import { Card } from '#kit/screen/ui/card.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'
import { ownPresence, tellPresence, type Seen } from '../../presence/contract.ts'
import { whereWords } from './words.ts'

/** How long a phone may look for satellites, in milliseconds. */
const PATIENCE = 15_000

/** Somebody in our employ tells that he comes or goes; absent for an account that is no employee's. */
export function PresenceCard() {
  const { data } = useAsk(ownPresence, {})
  const [isLooking, setLooking] = useState(false)
  const tell = useAct(tellPresence, { say: sayWhere })
  if (!data?.isEmployee) return null
  const press = async () => {
    setLooking(true)
    const fix = await fixNow()
    setLooking(false)
    await tell.now({ fix })
  }
  const { seen } = data
  return (
    <Card
      title="Absen saya"
      heading="section"
      help="Yang pertama hari ini dihitung masuk, yang terakhir pulang. Tanpa lokasi pun tercatat."
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button
          variant="filled"
          icon={<MapPin />}
          isBusy={isLooking || tell.isBusy}
          busyText={isLooking ? 'Mencari lokasi…' : 'Mencatat…'}
          onClick={() => void press()}
        >
          {seen.length === 0 ? 'Absen masuk' : 'Absen pulang'}
        </Button>
        {seen.length > 0 && (
          <ul aria-label="Absen saya hari ini" className="grid gap-1 text-small">
            {[...new Set([seen[0], seen.at(-1)])].map(
              (each) =>
                each && (
                  <li key={each.at}>
                    <span className="figures">{timeIn(officeZone(), each.at)}</span> · {whereWords(each)}{' '}
                    {each.isOutside && <Badge tone="warning">Di luar area</Badge>}
                  </li>
                ),
            )}
          </ul>
        )}
      </div>
      {tell.refusal && (
        <Notice tone="danger" className="mt-3">
          {tell.refusal.message}
        </Notice>
      )}
    </Card>
  )
}

const sayWhere = (seen: Seen) => `Tercatat: ${whereWords(seen)}.`

// Where the phone stands now; null where it tells no place, which holds up nobody.
function fixNow() {
  return new Promise<InputOf<typeof tellPresence>['fix']>((done) => {
    if (!('geolocation' in navigator)) return done(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        done({
          ...{ lat: degreesText(coords.latitude), lng: degreesText(coords.longitude) },
          accuracyM: Math.min(100_000, Math.max(0, Math.ceil(coords.accuracy))),
          ageS: Math.min(1_000_000, Math.max(0, Math.floor((now().getTime() - timestamp) / 1000))),
        }),
      () => done(null),
      { enableHighAccuracy: true, timeout: PATIENCE, maximumAge: 10_000 },
    )
  })
}
