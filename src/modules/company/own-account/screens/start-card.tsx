import ChevronDown from 'lucide-react/icons/chevron-down'
import { usePreference } from '#kit/screen/client/preferences.ts'
import { controlFrame, hintText, labelText } from '#kit/screen/form/control-style.ts'
import { FormSection } from '#kit/screen/form/form-section.tsx'

/** A page one may begin at. */
export interface Place {
  readonly to: string
  readonly title: string
}

/** Where one stands after signing in. */
export function StartCard({ places }: { readonly places: readonly Place[] }) {
  const [start, keep] = usePreference('start-page', '/dashboard')
  const isThere = places.some((place) => place.to === start)
  return (
    <FormSection title="Halaman awal" help="Yang terbuka setelah Anda masuk.">
      <div>
        <label htmlFor="halaman-awal" className={labelText}>
          Halaman
        </label>
        <div className={`${controlFrame} relative h-9 max-md:h-12`}>
          <select
            id="halaman-awal"
            aria-describedby="halaman-awal-petunjuk"
            value={isThere ? start : '/dashboard'}
            onChange={(event) => keep(event.target.value)}
            className="size-full appearance-none truncate rounded-md bg-transparent pr-9 pl-3 text-sm outline-none focus-visible:outline-none max-md:text-base [&>option]:bg-popover"
          >
            {places.map((place) => (
              <option key={place.to} value={place.to}>
                {place.title}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-subtle-foreground"
            aria-hidden
          />
        </div>
        <p id="halaman-awal-petunjuk" className={`${hintText} mt-1.5`}>
          Tautan yang Anda buka sebelum masuk tetap didahulukan.
        </p>
      </div>
    </FormSection>
  )
}
