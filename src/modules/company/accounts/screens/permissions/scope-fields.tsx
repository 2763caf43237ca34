import { CheckBox } from '#kit/screen/ui/check-box.tsx'
import { cx } from '#kit/screen/ui/cx.ts'
import { SwitchField } from '#kit/screen/form/choice-fields.tsx'
import { labelText } from '#kit/screen/form/control-style.ts'
import { FieldFoot, useControl } from '#kit/screen/form/field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'
import { useOwnScope } from '#modules/company/accounts/screens/own-scope.tsx'

/** Something a scope can be narrowed to. */
export interface ScopeChoice {
  readonly id: string
  readonly name: string
}

/** What there is to choose from; the page that knows all departments brings it. */
export interface ScopeChoices {
  readonly companies: readonly ScopeChoice[]
  /** Of the company one works in. */
  readonly warehouses: readonly ScopeChoice[]
  /** Of the company one works in. */
  readonly projects: readonly ScopeChoice[]
}

/**
 * Where somebody's rights hold: everywhere, or in chosen companies, warehouses and projects, or only on what they made. Nobody is
 * offered to give more than they have.
 */
export function ScopeFields({ choices }: { readonly choices: ScopeChoices }) {
  const own = useOwnScope()
  return (
    <section aria-label="Cakupan data" className="grid gap-4 rounded-lg border border-border p-4">
      <div>
        <h3 className="font-semibold">Cakupan data</h3>
        <p className="text-small text-muted-foreground">
          Di mana izin itu berlaku, di semua daftar, dokumen, dan berkas.
        </p>
      </div>
      <Narrowed
        name="scope.companies"
        label="Perusahaan"
        every={own.companies === null ? 'Semua perusahaan' : undefined}
        choices={within(choices.companies, own.companies)}
      />
      <Narrowed
        name="scope.warehouses"
        label="Gudang"
        every={own.warehouses === null ? 'Semua gudang' : undefined}
        choices={within(choices.warehouses, own.warehouses)}
      />
      <Narrowed
        name="scope.projects"
        label="Proyek"
        every={own.projects === null ? 'Semua proyek' : undefined}
        choices={within(choices.projects, own.projects)}
      />
      {!own.ownOnly && (
        <SwitchField
          name="scope.ownOnly"
          label="Hanya data miliknya sendiri"
          hint="Order dan pelanggan yang dibuatnya atau ditugaskan kepadanya."
        />
      )}
    </section>
  )
}

function within(choices: readonly ScopeChoice[], own: readonly string[] | null): readonly ScopeChoice[] {
  return own === null ? choices : choices.filter(({ id }) => own.includes(id))
}

interface NarrowedProps {
  readonly name: string
  readonly label: string
  /** All there are, where one has all of them oneself. */
  readonly every: string | undefined
  readonly choices: readonly ScopeChoice[]
}

function Narrowed({ name, label, every, choices }: NarrowedProps) {
  const { store } = useFormScope()
  const control = useControl({ name, label })
  const chosen = useValue<readonly string[] | null>(name) ?? null
  const toggle = (id: string, isOn: boolean) =>
    store.write(name, isOn ? [...(chosen ?? []), id] : (chosen ?? []).filter((each) => each !== id))
  return (
    <fieldset id={control.id} tabIndex={-1} aria-describedby={control['aria-describedby']} className="min-w-0">
      <legend className={labelText}>{label}</legend>
      <div className="grid gap-2">
        {every && (
          <CheckBox
            label={every}
            checked={chosen === null}
            onChange={(isAll) => store.write(name, isAll ? null : [])}
          />
        )}
        {chosen !== null && (
          <div className={cx('grid gap-2 md:grid-cols-2', every && 'pl-6')}>
            {choices.map((choice) => (
              <CheckBox
                key={choice.id}
                label={choice.name}
                checked={chosen.includes(choice.id)}
                onChange={(isOn) => toggle(choice.id, isOn)}
              />
            ))}
          </div>
        )}
      </div>
      <FieldFoot name={name} id={control.id} />
    </fieldset>
  )
}
