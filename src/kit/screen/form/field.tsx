import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, type ReactNode } from 'react'
import { hintText, labelText } from './control-style.ts'
import { controlId, useFieldError, useFormScope } from './form-context.ts'

export interface FieldProps {
  /** The path in the form's values: 'name', 'contacts.0.phone'. */
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly optional?: boolean
  readonly className?: string
}

/** What a control needs to be tied to its label, hint and error. */
export interface ControlProps {
  readonly id: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
  readonly 'aria-required': true | undefined
}

/** A label above, a control, and under it the error or the hint. */
export function Field(props: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const control = useControl(props)
  return (
    <div className={`min-w-0 ${props.className ?? ''}`}>
      <label htmlFor={control.id} className={labelText}>
        {props.label}
        {props.optional && <span className="font-normal text-subtle-foreground"> (opsional)</span>}
      </label>
      {props.children(control)}
      <FieldFoot name={props.name} id={control.id} hint={props.hint} />
    </div>
  )
}

/** Ties a control to its place in the form and gives the place its name. */
export function useControl({ name, label, hint, optional }: FieldProps): ControlProps {
  const { store, id } = useFormScope()
  const error = useFieldError(name)
  useEffect(() => store.name(name, label), [store, name, label])
  const own = controlId(id, name)
  return {
    id: own,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${own}-error` : hint ? `${own}-hint` : undefined,
    'aria-required': optional ? undefined : true,
  }
}

/** The line under a control: its error if there is one, else its hint. */
export function FieldFoot({
  name,
  id,
  hint,
}: {
  readonly name: string
  readonly id: string
  readonly hint?: ReactNode
}) {
  const error = useFieldError(name)
  if (error) return <FieldError id={`${id}-error`}>{error}</FieldError>
  if (!hint) return null
  return (
    <div id={`${id}-hint`} className={`${hintText} empty:hidden`}>
      {hint}
    </div>
  )
}

/** What is wrong with a field, under it. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex gap-1.5 text-xs font-medium text-danger">
      <CircleAlert className="mt-px size-3.5" aria-hidden />
      {children}
    </p>
  )
}
