import { usePreference } from '#kit/screen/client/preferences.ts'
import { hintText, labelText } from '#kit/screen/form/control-style.ts'
import { SelectBox } from '#kit/screen/form/select-box.tsx'
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
        <SelectBox
          id="halaman-awal"
          aria-describedby="halaman-awal-petunjuk"
          value={isThere ? start : '/dashboard'}
          onChoose={keep}
        >
          {places.map((place) => (
            <option key={place.to} value={place.to}>
              {place.title}
            </option>
          ))}
        </SelectBox>
        <p id="halaman-awal-petunjuk" className={`${hintText} mt-1.5`}>
          Tautan yang Anda buka sebelum masuk tetap didahulukan.
        </p>
      </div>
    </FormSection>
  )
}
