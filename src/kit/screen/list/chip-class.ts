import { cx } from '../ui/cx.ts'

/** The look of a filter: outlined, or filled while it narrows the list. */
export function chipClass(isOn: boolean): string {
  return cx(
    'inline-flex h-8 flex-none items-center gap-1.5 rounded-md border px-3 text-small font-medium whitespace-nowrap transition-colors duration-120 max-md:h-11',
    isOn
      ? 'border-primary/36 bg-primary-soft text-primary-soft-foreground'
      : 'border-border-strong bg-card shadow-control hover:border-input hover:bg-row-hover',
  )
}
