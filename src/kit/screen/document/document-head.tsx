import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect } from 'react'
import { RecordPager } from '../detail/record-pager.tsx'
import { useNeighbours } from '../list/use-neighbours.ts'
import { Go } from '../shell/go.tsx'
import { windowTitle } from '../shell/identity.ts'
import { usePageHead } from '../shell/page-head.ts'
import { Badge } from '../ui/badge.tsx'
import type { Said } from './said.ts'

interface DocumentHeadProps {
  readonly title: string
  readonly status?: Said
  /** The document this paper belongs to, and its page. */
  readonly of: string | null
  readonly back: string
  /** The list of such papers, and the address this one has in it: one walks from paper to paper. */
  readonly walk?: { readonly list: string; readonly here: string }
}

/** The name of the document in its tool row, the way back to what it belongs to, and to the papers beside it. */
export function DocumentHead({ title, status, of, back, walk }: DocumentHeadProps) {
  const neighbours = useNeighbours(walk?.list ?? '', walk?.here ?? '')
  useEffect(() => {
    document.title = windowTitle(title)
    usePageHead.setState({
      title,
      crumbs: of ? [{ title: of, to: back }] : [],
      back,
    })
  }, [title, of, back])
  return (
    <>
      <Go
        to={back}
        aria-label="Kembali"
        className="-ml-2 grid size-9 flex-none place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground max-md:hidden"
      >
        <ArrowLeft className="size-4.5" />
      </Go>
      <h1 tabIndex={-1} className="code truncate text-base font-semibold outline-none max-md:sr-only">
        {title}
      </h1>
      {status && <Badge tone={status.tone}>{status.text}</Badge>}
      {neighbours && <RecordPager {...neighbours} />}
    </>
  )
}
