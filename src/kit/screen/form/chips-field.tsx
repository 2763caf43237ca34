import X from 'lucide-react/icons/x'
import { useState, type KeyboardEvent } from 'react'
import type { Option } from './choice-fields.tsx'
import { bareInput, controlFrame, labelText } from './control-style.ts'
import { Field, FieldFoot, useControl, type FieldProps } from './field.tsx'
import { useFormScope, useValue } from './form-context.ts'

const NONE: readonly string[] = []

/** One or more of a few, each a chip to press. */
export function ChipsField({ options, ...props }: FieldProps & { readonly options: readonly Option[] }) {
  const { store } = useFormScope()
  const chosen = useValue<readonly string[] | undefined>(props.name) ?? NONE
  const control = useControl(props)
  const press = (value: string) => {
    const isChosen = (each: string) => (each === value ? !chosen.includes(each) : chosen.includes(each))
    // In the order of the options, whatever the order of pressing.
    store.write(props.name, options.map((option) => option.value).filter(isChosen))
  }
  return (
    <fieldset className={`min-w-0 ${props.className ?? ''}`} aria-describedby={control['aria-describedby']}>
      <legend className={labelText}>
        {props.label}
        {props.optional && <span className="font-normal text-subtle-foreground"> (opsional)</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => (
          <label
            key={option.value}
            className="inline-flex h-9 items-center rounded-full border border-border-strong px-4 outline-offset-2 has-checked:border-primary has-checked:bg-primary-soft has-checked:font-medium has-checked:text-primary-soft-foreground has-focus-visible:outline-2 has-focus-visible:outline-ring max-md:h-12"
          >
            <input
              type="checkbox"
              id={at === 0 ? control.id : undefined}
              className="sr-only"
              checked={chosen.includes(option.value)}
              onChange={() => press(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldFoot name={props.name} id={control.id} hint={props.hint} />
    </fieldset>
  )
}

interface WordsFieldProps extends FieldProps {
  readonly placeholder?: string
  /** Offered while typing. */
  readonly suggestions?: readonly string[]
  readonly most?: number
}

/** Free words, each a chip: Enter or a comma ends one, Backspace takes the last away. */
export function WordsField({ suggestions = NONE, most = 20, ...props }: WordsFieldProps) {
  const { store } = useFormScope()
  const words = useValue<readonly string[] | undefined>(props.name) ?? NONE
  const [typed, setTyped] = useState('')
  const write = (list: readonly string[]) => store.write(props.name, [...new Set(list)].slice(0, most))
  const finish = (text: string) => {
    const more = text
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => suggestions.find((known) => known.toLowerCase() === word.toLowerCase()) ?? word)
    if (more.length > 0) write([...words, ...more])
    setTyped('')
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace' && typed === '' && words.length > 0) return write(words.slice(0, -1))
    if (event.key !== 'Enter' || typed.trim() === '') return
    // Enter ends the word here; the form is sent by the next one.
    event.preventDefault()
    event.stopPropagation()
    finish(typed)
  }
  return (
    <Field {...props}>
      {(control) => (
        <div className={`${controlFrame} min-h-9 flex-wrap px-3 py-1 max-md:min-h-12 max-md:py-2`}>
          {words.map((word) => (
            <span
              key={word}
              className="inline-flex h-6 items-center gap-1 rounded-full bg-muted pl-2.5 text-small max-md:h-11"
            >
              {word}
              <button
                type="button"
                aria-label={`Hapus ${word}`}
                className="inline-flex size-6 items-center justify-center rounded-full text-muted-foreground hover:text-foreground max-md:size-11"
                onClick={() => write(words.filter((each) => each !== word))}
              >
                <X className="size-3.5" aria-hidden />
              </button>
            </span>
          ))}
          <input
            {...control}
            list={`${control.id}-words`}
            className={`${bareInput} min-h-7 min-w-24 max-md:-my-2 max-md:min-h-12 basis-24 [&::-webkit-calendar-picker-indicator]:hidden!`}
            value={typed}
            placeholder={words.length === 0 ? props.placeholder : undefined}
            autoComplete="off"
            maxLength={200}
            onChange={({ target }) => (target.value.includes(',') ? finish(target.value) : setTyped(target.value))}
            onKeyDown={onKeyDown}
            onBlur={() => finish(typed)}
          />
          <datalist id={`${control.id}-words`}>
            {suggestions
              .filter((word) => !words.includes(word))
              .map((word) => (
                <option key={word} value={word} />
              ))}
          </datalist>
        </div>
      )}
    </Field>
  )
}
