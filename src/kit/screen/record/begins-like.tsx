import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Endpoint } from '#kit/http/endpoint.ts'
import { useAsk } from '../client/use-ask.ts'
import { AskedPage } from '../detail/asked-page.tsx'

interface BeginsLikeProps<A> {
  /** Opens the record that is copied, by its id. */
  readonly open: Endpoint<Endpoint['input'], A>
  readonly title: string
  readonly back: string
  /** The form; of nothing where no record is named. */
  readonly children: (like: A | undefined) => ReactNode
}

/** The page of a new record, begun like another where `salin` in the address names one. */
export function BeginsLike<A>({ children, ...like }: BeginsLikeProps<A>) {
  const { salin }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return typeof salin === 'string' ? (
    <Like {...like} id={salin}>
      {children}
    </Like>
  ) : (
    children(undefined)
  )
}

function Like<A>({ id, open, title, back, children }: BeginsLikeProps<A> & { readonly id: string }) {
  const asked = useAsk(open, { id })
  return (
    <AskedPage asked={asked} title={title} back={back} fresh>
      {children}
    </AskedPage>
  )
}
