import { useState, type KeyboardEvent, type RefObject } from 'react'
import { whoSees } from '#kit/comments/contract.ts'
import { useAsk } from '../client/use-ask.ts'

/** Somebody who can be called by name. */
export interface Callable {
  readonly id: string
  readonly name: string
}

interface Given {
  readonly subject: string
  readonly ownerId: string
  readonly text: string
  readonly area: RefObject<HTMLTextAreaElement | null>
  readonly write: (text: string) => void
}

/** The name being typed after an @, up to the caret. */
const TYPED = /(?:^|\s)@([\p{L}.'-]*(?: [\p{L}.'-]+)?)$/u

/** Offers people while a name is typed after an @, and remembers who was chosen. */
export function useMentions({ subject, ownerId, text, area, write }: Given, known: readonly Callable[] = []) {
  const [chosen, setChosen] = useState<readonly Callable[]>(known)
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const asked = useAsk(
    whoSees,
    { subject, ownerId, q: typed ?? '' },
    { when: typed !== undefined, keep: true, isQuiet: true, freshFor: 60_000 },
  )
  const offered = typed === undefined ? [] : (asked.data ?? [])
  const active = offered[Math.min(at, offered.length - 1)]

  /** Looks at the caret after each change. */
  function follow(): void {
    const place = area.current?.selectionStart ?? 0
    setTyped(TYPED.exec((area.current?.value ?? '').slice(0, place))?.[1])
    setAt(0)
  }
  function choose(person: Callable): void {
    const place = area.current?.selectionStart ?? text.length
    const before = text.slice(0, place).replace(/@[^@]*$/u, `@${person.name} `)
    write(before + text.slice(place))
    setChosen([...chosen.filter(({ id }) => id !== person.id), person])
    setTyped(undefined)
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(before.length, before.length)
    })
  }
  /** Answers whether the list took the key. */
  function press(event: KeyboardEvent): boolean {
    if (!active) return false
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp')
      setAt((at + (key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length)
    else if ((key === 'Enter' && !event.ctrlKey && !event.metaKey) || key === 'Tab') choose(active)
    else if (key === 'Escape') setTyped(undefined)
    else return false
    event.preventDefault()
    event.stopPropagation()
    return true
  }
  return {
    offered,
    active,
    follow,
    choose,
    press,
    close: () => setTyped(undefined),
    /** Who is still called by what stands there. */
    idsIn: (body: string) => chosen.filter(({ name }) => body.includes(`@${name}`)).map(({ id }) => id),
    forget: () => setChosen([]),
  }
}
