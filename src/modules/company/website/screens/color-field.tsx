import { controlFrame } from '#kit/screen/form/control-style.ts'
import { Field, type FieldProps } from '#kit/screen/form/field.tsx'
import { useFormScope, useValue } from '#kit/screen/form/form-context.ts'

/** A colour, picked or typed as '#2450c8'. */
export function ColorField(props: FieldProps) {
  const { store } = useFormScope()
  const value = useValue<string>(props.name)
  const write = (color: string) => store.write(props.name, color.toLowerCase())
  return (
    <Field {...props}>
      {(control) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={`Pilih ${props.label.toLowerCase()}`}
            value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
            onChange={(event) => write(event.target.value)}
            className="h-9 w-12 flex-none cursor-pointer rounded-md border border-input bg-card p-1 max-md:h-12"
          />
          <div className={`${controlFrame} h-9 max-w-40 max-md:h-12`} data-invalid={control['aria-invalid']}>
            <input
              {...control}
              value={value}
              maxLength={7}
              spellCheck={false}
              onChange={(event) => write(event.target.value)}
              className="size-full rounded-md bg-transparent px-3 text-sm outline-none code max-md:text-base"
            />
          </div>
        </div>
      )}
    </Field>
  )
}
