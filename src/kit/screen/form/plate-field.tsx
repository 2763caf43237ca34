import { plateText } from '#ground/plate.ts'
import { useFormScope } from './form-context.ts'
import { TextField } from './text-field.tsx'

/** The plate of a vehicle: in capitals, its parts set apart when one leaves the field. */
export function PlateField({ name, label }: { readonly name: string; readonly label: string }) {
  const { store } = useFormScope()
  const leave = () => {
    const typed = String(store.read(name) ?? '')
    if (plateText(typed) !== typed) store.write(name, plateText(typed))
  }
  return (
    <div className="min-w-0" onBlur={leave}>
      <TextField name={name} label={label} optional capitals maxLength={20} placeholder="B 1234 XYZ" />
    </div>
  )
}
