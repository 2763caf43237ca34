import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ComponentProps } from 'react'
import { cx } from '../ui/cx.ts'
import { controlFrame } from './control-style.ts'

interface SelectBoxProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  readonly onChoose: (value: string) => void
}

/** The platform's own list in a frame with its arrow, inside a form or without one; `className` is the frame's. */
export function SelectBox({ onChoose, className, children, ...select }: SelectBoxProps) {
  return (
    <span className={cx(controlFrame, 'relative h-9 max-md:h-12', className)} data-invalid={select['aria-invalid']}>
      <select
        {...select}
        onChange={(event) => onChoose(event.target.value)}
        className="size-full appearance-none truncate rounded-md bg-transparent pr-9 pl-3 text-sm outline-none focus-visible:outline-none max-md:text-base [&>option]:bg-popover"
      >
        {children}
      </select>
      <ChevronDown className="pointer-events-none absolute right-3 text-subtle-foreground" aria-hidden />
    </span>
  )
}
