import ScanBarcode from 'lucide-react/icons/scan-barcode'
import { Suspense, useState } from 'react'
import { lazy } from '../client/lazy.tsx'
import { bareInput, controlBox } from '../form/control-style.ts'
import { Field, type FieldProps } from '../form/field.tsx'
import { useFormScope, useValue } from '../form/form-context.ts'
import { IconButton } from '../ui/icon-button.tsx'

const ScanSheet = lazy(() => import('./scan-sheet.tsx').then((parts) => ({ default: parts.ScanSheet })))

/** A code one types, or reads through the camera. */
export function ScanField(props: FieldProps & { readonly maxLength?: number; readonly placeholder?: string }) {
  const { store } = useFormScope()
  const value = useValue<string | null | undefined>(props.name)
  return (
    <Field {...props}>
      {(control) => (
        <div className={`${controlBox} pr-1`} data-invalid={control['aria-invalid']}>
          <input
            {...control}
            className={bareInput}
            value={value ?? ''}
            onChange={(event) => store.write(props.name, event.target.value)}
            // A hand scanner ends with Enter; that is not yet the wish to save.
            onKeyDown={(event) => event.key === 'Enter' && !event.ctrlKey && event.preventDefault()}
            placeholder={props.placeholder}
            autoComplete="off"
            spellCheck={false}
            maxLength={props.maxLength}
          />
          <ScanButton plain onCode={(code) => store.write(props.name, code)} />
        </div>
      )}
    </Field>
  )
}

interface ScanButtonProps {
  readonly label?: string
  /** Inside a control. */
  readonly plain?: boolean
  readonly onCode: (code: string) => void
}

/** Opens the scanner for one code. */
export function ScanButton({ label = 'Pindai kode', plain, onCode }: ScanButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={label}
        plain={plain}
        size={plain ? 'sm' : 'md'}
        icon={<ScanBarcode />}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ScanSheet title={label} onCode={onCode} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
