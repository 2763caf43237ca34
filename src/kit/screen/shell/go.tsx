import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import { buttonClass, type ButtonLook } from '../ui/button-class.ts'
import { useMayOpen } from './route-rules.ts'

interface GoProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** May carry its search: '/order/invoice/1?dokumen=2'. */
  readonly to: string
  readonly search?: Readonly<Record<string, string | undefined>>
  /** Kept in the history entry, for the way back. */
  readonly state?: Readonly<Record<string, unknown>>
  readonly replace?: boolean
}

/** A link inside the application; plain text for whoever may not follow it. Prepares the page on hover or focus. */
export function Go({ to, search, state, children, ...rest }: GoProps) {
  const [path = '', query] = to.split('?')
  if (!useMayOpen(path)) return <span className={rest.className}>{children}</span>
  return (
    <Link
      to={path}
      search={search ?? Object.fromEntries(new URLSearchParams(query))}
      state={(state ?? {}) as never}
      {...rest}
    >
      {children}
    </Link>
  )
}

/** A link that looks like a button; absent for whoever may not follow it. */
export function GoButton(props: GoProps & ButtonLook & { icon?: ReactNode }) {
  const { icon, variant, size, wide, className, children, ...rest } = props
  if (!useMayOpen(rest.to)) return null
  return (
    <Go {...rest} className={buttonClass({ variant, size, wide }, className)}>
      {icon ? <span className="-ml-0.5 flex">{icon}</span> : null}
      {children}
    </Go>
  )
}

/** A link in running text: blue, underlined on hover. */
export function TextLink({ className, ...rest }: GoProps) {
  return (
    <Go
      {...rest}
      className={`for-thumb rounded-sm font-medium text-primary underline-offset-2 hover:underline ${className ?? ''}`}
    />
  )
}

/** A record's name among facts: in ink, its line in grey, blue only under the pointer. */
export function NameLink({ className, ...rest }: GoProps) {
  return (
    <Go
      {...rest}
      className={`for-thumb rounded-sm underline decoration-border-strong underline-offset-3 hover:text-primary ${className ?? ''}`}
    />
  )
}
