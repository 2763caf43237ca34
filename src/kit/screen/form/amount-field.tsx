import { useState, type ReactNode } from 'react'
import { amountComplaint, keptAmount, shownAmount, type AmountKind } from './amount.ts'
import { bareInput, controlBox } from './control-style.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormScope, useValue } from './form-context.ts'

interface AmountFieldProps extends FieldProps {
  readonly placeholder?: string
  readonly disabled?: boolean
  readonly autoFocus?: boolean
}

/** Whole rupiah, with Rp outside the value. */
export function MoneyField(props: AmountFieldProps) {
  return <AmountField {...props} kind="money" before={<Mark>Rp</Mark>} />
}

/** A price per unit; may carry sen. */
export function PriceField(props: AmountFieldProps) {
  return <AmountField {...props} kind="price" before={<Mark>Rp</Mark>} />
}

/** A percentage. */
export function PercentField(props: AmountFieldProps) {
  return <AmountField {...props} kind="percent" after={<Mark>%</Mark>} />
}

/** A quantity with its unit, fixed or chosen. */
export function QuantityField(props: AmountFieldProps & { readonly unit?: ReactNode }) {
  return <AmountField {...props} kind="quantity" after={props.unit ? <Mark>{props.unit}</Mark> : undefined} />
}

function Mark({ children }: { readonly children: ReactNode }) {
  return <span className="flex-none text-muted-foreground">{children}</span>
}

interface Sides {
  readonly kind: AmountKind
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** A number typed the Indonesian way: sums and suffixes are read, the value is written in groups when one leaves. */
function AmountField({ kind, before, after, ...props }: AmountFieldProps & Sides) {
  const { store } = useFormScope()
  const value = useValue(props.name)
  const [typed, setTyped] = useState<string>()
  const type = (text: string) => {
    setTyped(text)
    store.write(props.name, keptAmount(text))
  }
  const leave = () => {
    setTyped(undefined)
    const complaint = amountComplaint(store.read(props.name))
    if (complaint) store.refuse({ ...store.errors(), [props.name]: [complaint] })
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className={controlBox} data-invalid={control['aria-invalid']}>
          {before}
          <input
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={`${bareInput} text-right figures`}
            value={typed ?? shownAmount(value, kind)}
            placeholder={props.placeholder}
            disabled={props.disabled}
            data-first={props.autoFocus || undefined}
            onFocus={(event) => event.target.select()}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          {after}
        </div>
      )}
    </Field>
  )
}
