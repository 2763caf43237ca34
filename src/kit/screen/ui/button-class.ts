import { cx } from './cx.ts'

export type ButtonVariant = 'filled' | 'outline' | 'ghost' | 'danger' | 'danger-outline'
export type ButtonSize = 'lg' | 'md' | 'sm' | 'xs'

export interface ButtonLook {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** As wide as its container. */
  readonly wide?: boolean
}

const base =
  'inline-flex flex-none items-center justify-center rounded-md font-medium whitespace-nowrap select-none transition-colors duration-120 ' +
  'disabled:cursor-not-allowed disabled:border-transparent disabled:bg-muted disabled:text-subtle-foreground disabled:shadow-none'

const variants: Record<ButtonVariant, string> = {
  filled: 'bg-primary text-primary-foreground shadow-button hover:bg-primary-hover',
  outline: 'border border-border-strong bg-card text-foreground shadow-control hover:border-input hover:bg-row-hover',
  ghost: 'text-muted-foreground hover:bg-muted hover:text-foreground',
  danger:
    'bg-danger text-danger-foreground shadow-button hover:bg-[color-mix(in_srgb,var(--danger)_84%,#000)] focus-visible:outline-ring',
  'danger-outline':
    'border border-border-strong bg-card text-danger shadow-control hover:border-danger hover:bg-danger-soft',
}

const sizes: Record<ButtonSize, string> = {
  lg: 'h-10 gap-2 px-3.5 max-md:h-12 max-md:text-base',
  md: 'h-9 gap-2 px-3.5 max-md:h-12 max-md:text-base',
  sm: 'h-8 gap-2 px-3 text-small max-md:h-11 max-md:text-sm',
  xs: 'h-7 gap-1.5 px-2.5 text-small max-md:h-11 max-md:text-sm',
}

/** The classes of a button, for a `<button>` as for an `<a>`. */
export function buttonClass({ variant = 'outline', size = 'md', wide }: ButtonLook, className?: string): string {
  return cx(base, variants[variant], sizes[size], wide && 'w-full', className)
}
