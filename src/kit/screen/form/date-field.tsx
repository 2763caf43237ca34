import Calendar from 'lucide-react/icons/calendar'
import * as Popover from 'radix-ui/popover'
import { Suspense, useState } from 'react'
import { readDay } from '#ground/amount-input.ts'
import { dayFormat } from '#ground/day-format.ts'
import type { Day } from '#ground/day.ts'
import { lazy } from '../client/lazy.tsx'
import { bareInput, controlFrame } from './control-style.ts'
import { Field, type FieldProps } from './field.tsx'
import { useFormScope, useValue } from './form-context.ts'

const MonthCalendar = lazy(() => import('./calendar.tsx').then((parts) => ({ default: parts.MonthCalendar })))

interface DateFieldProps extends FieldProps {
  /** The company's day, for the shorthands (h, b, +7, 15/3). */
  readonly today: Day
  readonly min?: Day
  readonly max?: Day
}

const shown = (value: unknown) =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) ? dayFormat(value as Day, 'short') : String(value ?? '')

/** A day: typed in full or in shorthand; the calendar is a help, never the only way. */
export function DateField({ today, min, max, ...props }: DateFieldProps) {
  const { store } = useFormScope()
  const value = useValue<string | null | undefined>(props.name)
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const take = (text: string) => {
    setTyped(undefined)
    if (text.trim() === '') return store.write(props.name, '')
    const read = readDay(text, today)
    store.write(props.name, read ?? text)
    if (!read) store.refuse({ ...store.errors(), [props.name]: ['Tulis tanggal, misalnya 21/11/2026.'] })
  }
  const pick = (chosen: Day) => {
    store.write(props.name, chosen)
    setOpen(false)
  }
  return (
    <Field {...props}>
      {(control) => (
        <Popover.Root open={isOpen} onOpenChange={setOpen}>
          <Popover.Anchor asChild>
            <div className={`${controlFrame} h-9 pr-1 pl-3 max-md:h-12`} data-invalid={control['aria-invalid']}>
              <input
                {...control}
                type="text"
                autoComplete="off"
                className={`${bareInput} figures`}
                value={typed ?? shown(value)}
                placeholder="dd/mm/yyyy"
                onChange={(event) => setTyped(event.target.value)}
                onBlur={() => typed !== undefined && take(typed)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && typed !== undefined) take(typed)
                  if (!event.altKey || event.key !== 'ArrowDown') return
                  // On the page behind a sheet the same keys go to the next record.
                  event.preventDefault()
                  setOpen(true)
                }}
              />
              <Popover.Trigger
                aria-label={`Buka kalender ${props.label}`}
                className="grid size-7 flex-none place-items-center rounded-sm text-subtle-foreground hover:bg-muted hover:text-foreground max-md:size-11"
              >
                <Calendar />
              </Popover.Trigger>
            </div>
          </Popover.Anchor>
          <Popover.Portal>
            <Popover.Content
              align="start"
              sideOffset={8}
              collisionPadding={8}
              aria-label={`Kalender ${props.label}`}
              className="z-50 w-76 animate-rise rounded-lg bg-popover p-3 max-md:w-83 shadow-popover outline-none"
            >
              <Suspense fallback={<div className="h-84" />}>
                <MonthCalendar value={value as Day} today={today} min={min} max={max} onPick={pick} />
              </Suspense>
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  )
}
