import { useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import * as Parts from 'radix-ui/dialog'
import { useDeferredValue, useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { searchAll, type Hit } from '#app/search/contract.ts'
import { readSearch } from '../search.ts'
import { useAuth } from '#kit/screen/client/auth.ts'
import { useAsk } from '#kit/screen/client/use-ask.ts'
import type { MenuItem } from '#kit/screen/shell/menu-shape.ts'
import { Spinner } from '#kit/screen/ui/spinner.tsx'
import { useOpener } from '#kit/screen/ui/use-opener.ts'
import { actIn, actsWith } from './acts.ts'
import { commandsFor } from './choices.ts'
import type { EarlyKeys } from './early-keys.ts'
import { HitList, type Section } from './hit-list.tsx'
import { Keys } from './keys.tsx'
import { lastOpenedFirst, recentHits, rememberHit } from './recent.ts'

/** What the search needs of who opened it. */
export interface PaletteProps {
  readonly menu: readonly MenuItem[]
  /** What was typed before it stood there. */
  readonly early: RefObject<EarlyKeys | undefined>
  readonly onClose: () => void
}

/** The search over everything: commands, pages, and what the lists know. By keyboard alone, or by hand. */
export function Palette({ menu, early, onClose }: PaletteProps) {
  const id = useId()
  const navigate = useNavigate()
  const { user, permissions } = useAuth()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const awaited = useRef<'here' | 'aside'>(undefined)
  const giveBack = useOpener(true)
  const wanted = actIn(typed)
  const asked = wanted?.of ?? typed.trim()
  const q = usePaused(useDeferredValue(asked))
  const found = useAsk(searchAll, { q }, { when: q.length > 1, keep: true, freshFor: 10_000 })
  // The field is drawn first, ready for letters; what it offers follows a frame later.
  const isListed = useDeferredValue(true, false)
  const sections = isListed ? sectionsOf() : []
  const hits = sections.flatMap((section) => section.hits)
  const chosen = Math.min(at, hits.length - 1)
  // What stands there answers the letters before the last ones until this is true.
  const isSettled = isListed && q === asked && (q.length < 2 || !found.isFetching)

  function sectionsOf(): Section[] {
    const { called, others } = commandsFor(typed, menu, permissions)
    const recent = recentHits(user?.id ?? '')
    if (typed.trim() === '')
      return [...(recent.length > 0 ? [{ title: 'Terakhir dibuka', hits: recent }] : []), ...called]
    const there = q.length > 1 ? (found.data ?? []) : []
    if (wanted) return [...actsWith(wanted, there, permissions), ...there]
    return [...called, ...there.map((group) => lastOpenedFirst(group, recent)), ...others]
  }

  const open = (hit: Hit | undefined, isAside: boolean) => {
    if (!hit) return
    if (user) rememberHit(user.id, hit)
    onClose()
    if (isAside) return void window.open(hit.to, '_blank', 'noopener')
    const [to = '', search = ''] = hit.to.split('?')
    void navigate({ to, search: readSearch(search) })
  }
  const takeEarly = () => {
    const taken = early.current?.take()
    if (!taken?.text) return
    setTyped(taken.text)
    awaited.current = taken.isEntered ? 'here' : undefined
  }
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const isAside = event.ctrlKey || event.metaKey
    if (step) setAt((chosen + step + hits.length) % Math.max(1, hits.length))
    else if (event.key !== 'Enter') return
    else if (at === 0 && !isSettled) awaited.current = isAside ? 'aside' : 'here'
    else open(hits[chosen], isAside)
    event.preventDefault()
  }
  // Whoever types and presses Enter at once means the first of what was typed, not of what stood there.
  useEffect(() => {
    const way = awaited.current
    if (!way || !isSettled) return
    awaited.current = undefined
    open(hits[0], way === 'aside')
  })
  return (
    <Parts.Root open onOpenChange={(next) => !next && onClose()}>
      <Parts.Portal>
        {/* Not the one of the parts: to hold a scroll that the document does not have, it styles the whole page anew. */}
        <div aria-hidden className="pointer-events-auto fixed inset-0 z-60 animate-veil bg-overlay" />
        <Parts.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveBack}
          className="fixed inset-x-0 top-[12vh] z-60 mx-auto flex max-h-[70vh] w-160 max-w-[calc(100vw-32px)] animate-grow flex-col overflow-hidden rounded-xl bg-popover shadow-dialog outline-none max-md:inset-0 max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none"
        >
          <Parts.Title className="sr-only">Cari apa saja</Parts.Title>
          <div className="flex h-14 flex-none items-center gap-3 border-b border-border px-4">
            <Search className="size-5 flex-none text-muted-foreground" aria-hidden />
            <input
              role="combobox"
              aria-label="Cari apa saja"
              aria-expanded
              aria-controls={`${id}-hits`}
              aria-activedescendant={hits.length > 0 ? `${id}-${chosen}` : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              placeholder="Nomor, nama, telepon, jumlah, atau perintah…"
              className="h-full min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-subtle-foreground"
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value)
                setAt(0)
                awaited.current = undefined
              }}
              onFocus={takeEarly}
              onKeyDown={press}
            />
            {found.isFetching && <Spinner />}
            <Parts.Close
              aria-label="Tutup"
              className="rounded-md px-2 py-1 text-small text-muted-foreground hover:bg-muted max-md:min-h-11"
            >
              <Keys names={['Esc']} />
              <span className="md:hidden">Tutup</span>
            </Parts.Close>
          </div>
          <HitList
            id={id}
            sections={sections}
            chosen={chosen}
            words={typed.trim().split(/\s+/)}
            onOpen={open}
            onPoint={setAt}
          />
          {isListed && hits.length === 0 && !found.isFetching && (
            <p className="px-4 py-8 text-center text-muted-foreground" role="status">
              {found.failure ? found.failure.message : `Tidak ada yang cocok dengan "${typed}".`}
            </p>
          )}
          <Foot />
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}

/** What the keys do; a phone has none. */
function Foot() {
  return (
    <p className="flex h-10 flex-none items-center gap-4 border-t border-border-subtle px-4 text-xs text-muted-foreground max-md:hidden">
      <span className="flex items-center gap-1">
        <Keys names={['↑', '↓']} /> pilih
      </span>
      <span className="flex items-center gap-1">
        <Keys names={['Enter']} /> buka
      </span>
      <span className="flex items-center gap-1">
        <Keys names={['Ctrl', 'Enter']} /> tab baru
      </span>
    </p>
  )
}

const PAUSE = 120

/** The text once typing pauses, so that not every letter is a question. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}
