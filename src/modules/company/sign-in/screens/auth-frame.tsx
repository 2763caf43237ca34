import type { ReactNode } from 'react'
import { phoneText } from '#ground/identifiers.ts'
import { Brand } from '#kit/screen/shell/brand.tsx'
import { useIdentity } from '#kit/screen/shell/identity.ts'
import drawing from './site.svg'
import { useTitle } from './use-title.ts'

interface AuthFrameProps {
  readonly title: string
  readonly text?: ReactNode
  /** Under the line: another way on. */
  readonly foot?: ReactNode
  readonly children?: ReactNode
}

/** The card of every page before sign-in, on a drawing of a building site. The only place with decoration. */
export function AuthFrame({ title, text, foot, children }: AuthFrameProps) {
  useTitle(title)
  const { loginText } = useIdentity()
  return (
    <div className="relative grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto] items-center justify-items-center overflow-hidden">
      <Drawing />
      <main className="relative mt-10 mb-6 w-100 max-w-full rounded-xl border border-border bg-card p-8 max-md:mt-4 max-md:rounded-none max-md:border-x-0 max-md:px-6">
        <PlumbLine />
        <div className="mb-8">
          <Brand />
        </div>
        <h1 tabIndex={-1} className="mb-1 text-xl font-semibold">
          {title}
        </h1>
        {loginText ? (
          <p className="mb-3 rounded-md bg-muted px-3 py-2 text-small wrap-anywhere whitespace-pre-line">{loginText}</p>
        ) : null}
        {text ? <div className="text-muted-foreground">{text}</div> : null}
        {children}
        {foot ? (
          <div className="mt-6 flex flex-wrap items-center gap-x-1 gap-y-2 border-t border-border-subtle pt-5 text-small text-muted-foreground">
            {foot}
          </div>
        ) : null}
      </main>
      <Foot />
    </div>
  )
}

/** Whose house it is, and who helps when one cannot get in. */
function Foot() {
  const { name, office, helpPhone } = useIdentity()
  return (
    <footer className="relative mb-5 rounded-full bg-background px-4 py-1.5 text-center text-small text-muted-foreground">
      {helpPhone ? (
        <>
          Bantuan:{' '}
          <a href={`tel:${helpPhone}`} className="font-medium text-primary max-md:py-3.5">
            {phoneText(helpPhone)}
          </a>
          {' · '}
        </>
      ) : null}
      {office ?? (name === 'Mandor' ? 'Mandor · Back office konstruksi dan produksi' : name)}
    </footer>
  )
}

function Drawing() {
  const mask = `url("${drawing}") center bottom / cover no-repeat`
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      <div
        className="absolute inset-x-0 bottom-0 h-105 bg-border-strong opacity-70 max-md:opacity-40"
        style={{ mask }}
      />
    </div>
  )
}

// Hangs over the card, however high the window is.
function PlumbLine() {
  return (
    <svg
      aria-hidden="true"
      className="absolute bottom-full left-1/2 mb-3 -ml-2 overflow-visible max-md:hidden"
      width="16"
      height="24"
    >
      <path d="M8-999V1" stroke="var(--border-strong)" />
      <path d="M2.5 1a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v6.5L8 23 2.5 7.5z" fill="var(--brand-accent)" />
    </svg>
  )
}
