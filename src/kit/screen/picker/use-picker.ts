import { useEffect, useRef, useState } from 'react'
import { recentChoices, rememberChoice, type Choice, type ChoiceSource } from './choice.ts'

const DEBOUNCE = 150

type Found = { readonly of: string; readonly choices: readonly Choice[]; readonly failed?: boolean }

/** The state of a picker: what is typed, what was found for it, which one is meant. */
export function usePicker(source: ChoiceSource, onPick: (choice: Choice | null) => void) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [found, setFound] = useState<Found>()
  const [active, setActive] = useState(-1)
  const hasty = useRef<(() => void) | undefined>(undefined)
  const query = (typed ?? '').trim()
  const isSettled = found?.of === query
  const choices = found?.choices ?? []

  useEffect(() => {
    if (!isOpen || found?.of === query) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const last = recentChoices(localStorage, source.key).map(({ id }) => id)
        const answer = await source.search(query, stop.signal, last)
        if (stop.signal.aborted) return
        setFound({ of: query, choices: answer })
        setActive(query === '' || answer.length === 0 ? -1 : 0)
      } catch {
        if (!stop.signal.aborted) setFound({ of: query, choices: [], failed: true })
      }
    }
    const timer = setTimeout(() => void ask(), query === '' ? 0 : DEBOUNCE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [isOpen, query, source, found?.of])

  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setFound(undefined)
    setActive(-1)
    hasty.current = undefined
  }
  const pick = (choice: Choice | null) => {
    if (choice) rememberChoice(localStorage, source.key, choice)
    close()
    onPick(choice)
  }
  // Enter before the answer came: the first of what comes is meant.
  useEffect(() => {
    const first = choices[0]
    if (!isSettled || !hasty.current) return
    const then = hasty.current
    hasty.current = undefined
    if (!first) return
    pick(first)
    then()
  }, [isSettled, found])

  return {
    typed,
    query,
    isOpen,
    isSettled,
    hasFailed: found?.failed === true,
    choices,
    active,
    setActive,
    close,
    pick,
    open: () => setOpen(true),
    type(text: string) {
      setTyped(text)
      setOpen(true)
    },
    /** Takes the marked choice, or the first of the answer under way; then goes on. */
    take(then: () => void): boolean {
      const meant = choices[active]
      if (isSettled && meant) {
        pick(meant)
        then()
        return true
      }
      if (!isSettled && query !== '') {
        hasty.current = then
        return true
      }
      return false
    },
  }
}
