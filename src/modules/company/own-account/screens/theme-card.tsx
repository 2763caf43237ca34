import { chooseTheme, useTheme, type Theme } from '#kit/screen/client/theme.ts'
import { FormSection } from '#kit/screen/form/form-section.tsx'
import { cx } from '#kit/screen/ui/cx.ts'

const themes: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'light', label: 'Terang' },
  { value: 'dark', label: 'Gelap' },
  { value: 'system', label: 'Ikuti sistem' },
]

/** The theme, in force at once and remembered on this device. */
export function ThemeCard() {
  const chosen = useTheme((state) => state.theme)
  return (
    <FormSection title="Tema" help="Berlaku langsung, diingat di perangkat ini.">
      <fieldset className="grid gap-3 md:grid-cols-3">
        <legend className="sr-only">Tema</legend>
        {themes.map(({ value, label }) => (
          <label
            key={value}
            className={cx(
              'grid cursor-pointer gap-2 rounded-lg border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
              chosen === value
                ? 'border-primary bg-primary-soft ring-1 ring-primary ring-inset'
                : 'border-border-strong hover:bg-row-hover',
            )}
          >
            <Preview theme={value} />
            <span className="flex items-center gap-2 font-medium">
              <input
                type="radio"
                name="tema"
                checked={chosen === value}
                onChange={() => chooseTheme(value)}
                className="size-4 flex-none appearance-none rounded-full border border-input bg-card outline-none checked:border-5 checked:border-primary"
              />
              {label}
            </span>
          </label>
        ))}
      </fieldset>
    </FormSection>
  )
}

/** A page in small: dark, light, or half of each. */
function Preview({ theme }: { theme: Theme }) {
  return (
    <span aria-hidden="true" className="flex h-16 overflow-hidden rounded-md border border-border max-md:hidden">
      {theme === 'dark' ? null : <Half className="bg-[#F6F7F9] [--line:#DDE2EA] [--paper:#FFFFFF]" />}
      {theme === 'light' ? null : <Half className="bg-[#0E131B] [--line:#273142] [--paper:#151B25]" />}
    </span>
  )
}

function Half({ className }: { className: string }) {
  return (
    <span className={cx('flex min-w-0 flex-1 gap-2 p-2', className)}>
      <span className="w-4 rounded-sm bg-(--line)" />
      <span className="flex flex-1 flex-col gap-1.5 rounded-sm bg-(--paper) p-1.5">
        <span className="h-1.5 w-2/3 rounded-sm bg-(--line)" />
        <span className="h-1.5 w-1/2 rounded-sm bg-(--line)" />
      </span>
    </span>
  )
}
