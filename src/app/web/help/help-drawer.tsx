import { useRouterState } from '@tanstack/react-router'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Search from 'lucide-react/icons/search'
import { useEffect, useRef, useState } from 'react'
import { chapters } from 'virtual:guide'
import type { Chapter } from '#app/help/chapter.ts'
import { pageAt } from '#app/site-map.ts'
import { IconButton } from '#kit/screen/ui/icon-button.tsx'
import { Sheet } from '#kit/screen/ui/sheet.tsx'
import { ChapterList } from './chapter-list.tsx'
import { ChapterText } from './chapter-text.tsx'
import { chaptersOf, findChapters } from './find-chapters.ts'

/** The guide beside the work: this page's own chapter first, all others one search away. */
export function HelpDrawer({ onClose }: { readonly onClose: () => void }) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const part = useRouterState({ select: ({ location }) => (location.search as { bagian?: string }).bagian })
  const here = chaptersOf(pageAt(path)?.path, part)
  const [open, setOpen] = useState<Chapter | undefined>(here[0])
  const [q, setQ] = useState('')
  const top = useRef<HTMLDivElement>(null)
  const isSearching = q.trim().length > 1
  const shown = isSearching ? undefined : open
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' })
  }, [shown])

  const follow = (id: string) => {
    setQ('')
    setOpen(chapters.find((chapter) => chapter.id === id))
  }
  return (
    <Sheet open onClose={onClose} title="Bantuan" width="w-130">
      <div
        ref={top}
        data-form
        className="sticky top-0 z-1 flex items-center gap-2 border-b border-border-subtle bg-card px-5 py-3 max-md:px-4"
      >
        {shown ? (
          <IconButton label="Semua bantuan" icon={<ArrowLeft />} onClick={() => setOpen(undefined)} className="-ml-2" />
        ) : null}
        <label className="flex h-9 min-w-0 flex-1 items-center gap-2 rounded-md border border-input bg-card px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ring max-md:h-12">
          <Search className="size-4 flex-none text-subtle-foreground" aria-hidden />
          <input
            type="search"
            aria-label="Cari bantuan"
            placeholder="Cari bantuan…"
            maxLength={60}
            autoComplete="off"
            className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-subtle-foreground max-md:text-base"
            value={q}
            onChange={(event) => setQ(event.target.value)}
          />
        </label>
      </div>
      {shown ? (
        <ChapterText
          chapter={shown}
          others={here.filter((chapter) => chapter !== shown)}
          onFollow={follow}
          onLeave={onClose}
        />
      ) : (
        <ChapterList found={isSearching ? findChapters(q) : chapters} isFlat={isSearching} q={q} onFollow={follow} />
      )}
    </Sheet>
  )
}
