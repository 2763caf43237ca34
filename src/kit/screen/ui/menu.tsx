import * as Parts from 'radix-ui/dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { cx } from './cx.ts'

interface MenuProps {
  readonly trigger: ReactElement
  readonly align?: 'start' | 'end'
  readonly side?: 'top' | 'bottom' | 'right'
  readonly width?: string
  readonly label?: string
  readonly children: ReactNode
}

/** A menu under its trigger. */
export function Menu({ trigger, align = 'end', side = 'bottom', width = 'w-54', label, children }: MenuProps) {
  return (
    <Parts.Root modal={false}>
      <Parts.Trigger asChild>{trigger}</Parts.Trigger>
      <Parts.Portal>
        {/* It stands outside main and header: a landmark of its own, so that nothing on the page is nowhere. */}
        <section aria-label={label ?? 'Menu'}>
          <Parts.Content
            align={align}
            side={side}
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
            className={cx(
              'z-50 max-h-(--radix-dropdown-menu-content-available-height) animate-rise overflow-y-auto rounded-lg bg-popover p-1 shadow-popover',
              'data-[state=closed]:animate-leave',
              width,
            )}
          >
            {children}
          </Parts.Content>
        </section>
      </Parts.Portal>
    </Parts.Root>
  )
}

const itemClass =
  'flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1 text-left outline-none select-none max-md:min-h-12 ' +
  'data-highlighted:bg-muted data-disabled:cursor-not-allowed data-disabled:text-subtle-foreground [&_.lucide]:text-subtle-foreground'

interface ItemProps {
  readonly icon?: ReactNode
  readonly hint?: string
  readonly danger?: boolean
  readonly disabled?: boolean
  readonly onSelect?: (event: Event) => void
  /** Renders the child (a link) as the item. */
  readonly asChild?: boolean
  readonly children: ReactNode
}

/** One thing to do. */
export function MenuItem({ icon, hint, danger, asChild, children, ...rest }: ItemProps) {
  const className = cx(itemClass, danger && 'text-danger [&_.lucide]:text-danger')
  if (asChild) {
    return (
      <Parts.Item {...rest} asChild className={className}>
        {children}
      </Parts.Item>
    )
  }
  return (
    <Parts.Item {...rest} className={className}>
      {icon}
      <span className="min-w-0 flex-1">{children}</span>
      {hint ? <kbd className="font-sans text-2xs text-muted-foreground">{hint}</kbd> : null}
    </Parts.Item>
  )
}

interface ChoiceProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly options: readonly { readonly value: V; readonly label: string; readonly icon?: ReactNode }[]
  readonly onChange: (value: V) => void
}

/** One of a few, with a tick at the chosen one. */
export function MenuChoice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  return (
    <Parts.RadioGroup value={value} aria-label={label} onValueChange={(next) => onChange(next as V)}>
      <MenuLabel>{label}</MenuLabel>
      {options.map((option) => (
        <Parts.RadioItem
          key={option.value}
          value={option.value}
          className={itemClass}
          onSelect={(event) => event.preventDefault()}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <Parts.ItemIndicator>
            <span aria-hidden="true" className="block size-1.5 rounded-full bg-primary" />
          </Parts.ItemIndicator>
        </Parts.RadioItem>
      ))}
    </Parts.RadioGroup>
  )
}

/** A heading inside a menu. */
export function MenuLabel({ children }: { children: ReactNode }) {
  return (
    <Parts.Label className="px-2.5 pt-2 pb-1 text-2xs font-semibold text-subtle-foreground">{children}</Parts.Label>
  )
}

/** A line between kinds of acts. */
export function MenuLine() {
  return <Parts.Separator className="-mx-1 my-1 h-px bg-border-subtle" />
}
