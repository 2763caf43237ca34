import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Tooltip } from './tooltip.tsx'

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Read aloud, and shown as the tooltip. */
  readonly label: string
  readonly icon: ReactNode
  readonly size?: 'md' | 'sm'
  /** A key shown in the tooltip. */
  readonly hint?: string
  /** Without a tooltip, for buttons inside a control that explains itself. */
  readonly plain?: boolean
  /** With the line and the ground of an outline button, beside others of a page's head. */
  readonly outlined?: boolean
}

/** A button that is only an icon: 36, 28 in a row, 48 on a phone. */
export function IconButton({
  label,
  icon,
  size = 'md',
  hint,
  plain,
  outlined,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-keys={hint}
      className={cx(
        'relative inline-grid flex-none place-items-center rounded-md transition-colors duration-120',
        'hover:bg-muted hover:text-foreground disabled:pointer-events-none disabled:text-subtle-foreground disabled:opacity-60',
        size === 'md'
          ? 'size-9 max-md:size-12 [&_.lucide]:size-4.5 max-md:[&_.lucide]:size-5'
          : 'size-7 max-md:size-11',
        outlined
          ? 'border border-border-strong bg-card text-foreground shadow-control hover:border-input'
          : 'text-muted-foreground',
        className,
      )}
    >
      {icon}
    </button>
  )
  return plain ? (
    button
  ) : (
    <Tooltip text={label} hint={hint}>
      {button}
    </Tooltip>
  )
}
