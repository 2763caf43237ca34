import Cloud from 'lucide-react/icons/cloud'
import CloudDrizzle from 'lucide-react/icons/cloud-drizzle'
import CloudRain from 'lucide-react/icons/cloud-rain'
import Sun from 'lucide-react/icons/sun'
import { useId, type ReactNode } from 'react'
import { labelText } from '#kit/screen/form/control-style.ts'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { weathers, type Weather } from '../../diary/words.ts'

const skies: Readonly<Record<Weather, ReactNode>> = {
  cerah: <Sun />,
  berawan: <Cloud />,
  gerimis: <CloudDrizzle />,
  hujan: <CloudRain />,
}

/** What the sky did in half a day: one tap on one of four. */
export function WeatherField({ name, label }: { readonly name: string; readonly label: string }) {
  const { store } = useFormScope()
  const value = useValue<Weather>(name)
  const group = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={labelText}>{label}</legend>
      <div className="grid grid-cols-4 overflow-hidden rounded-lg border border-border-strong">
        {(Object.keys(weathers) as Weather[]).map((one) => (
          <label
            key={one}
            className="grid h-14 cursor-pointer place-items-center content-center gap-0.5 border-l border-border text-xs -outline-offset-2 first:border-l-0 has-checked:bg-primary-soft has-checked:font-semibold has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-ring [&_.lucide]:size-5"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={value === one}
              onChange={() => store.write(name, one)}
            />
            {skies[one]}
            {weathers[one]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
