import type { ReactNode } from 'react'
import { pictures } from 'virtual:guide'
import type { Block, Chapter, Inline } from '#app/help/chapter.ts'
import { Go } from '#kit/screen/shell/go.tsx'

interface Ways {
  readonly onFollow: (id: string) => void
  readonly onLeave: () => void
}

interface ChapterTextProps extends Ways {
  readonly chapter: Chapter
  /** Other chapters about the same page. */
  readonly others: readonly Chapter[]
}

/** A chapter: its blocks, drawn from data; there is no HTML in them. */
export function ChapterText({ chapter, others, ...ways }: ChapterTextProps) {
  return (
    <article className="grid gap-4 px-5 py-5 max-md:px-4 max-md:text-base/6" aria-label={chapter.title}>
      <h3 className="text-xl font-semibold">{chapter.title}</h3>
      {chapter.blocks.map((block, at) => (
        <OneBlock key={at} block={block} ways={ways} />
      ))}
      {others.length > 0 ? (
        <nav aria-label="Juga tentang halaman ini" className="mt-2 border-t border-border-subtle pt-4">
          <p className="mb-2 text-small text-muted-foreground">Juga tentang halaman ini</p>
          <ul className="grid gap-1">
            {others.map(({ id, title }) => (
              <li key={id}>
                <FollowButton onClick={() => ways.onFollow(id)}>{title}</FollowButton>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </article>
  )
}

function OneBlock({ block, ways }: { readonly block: Block; readonly ways: Ways }) {
  switch (block.kind) {
    case 'heading':
      return <h4 className="mt-2 text-sm font-semibold max-md:text-base">{block.text}</h4>
    case 'text':
      return <p>{said(block.inlines, ways)}</p>
    case 'note':
      return <p className="rounded-md border-l-3 border-info bg-info-soft px-4 py-3">{said(block.inlines, ways)}</p>
    case 'picture':
      return (
        <figure>
          <img
            src={pictures[block.name]}
            alt={block.text}
            loading="lazy"
            decoding="async"
            className="w-full rounded-md border border-border"
          />
          <figcaption className="mt-1.5 text-xs text-muted-foreground">{block.text}</figcaption>
        </figure>
      )
    case 'steps':
      return (
        <ol className="grid list-decimal gap-2 pl-6 marker:font-medium marker:text-muted-foreground">
          {block.items.map((item, at) => (
            <li key={at}>{said(item, ways)}</li>
          ))}
        </ol>
      )
    default:
      return (
        <ul className="grid list-disc gap-1.5 pl-6 marker:text-subtle-foreground">
          {block.items.map((item, at) => (
            <li key={at}>{said(item, ways)}</li>
          ))}
        </ul>
      )
  }
}

function said(inlines: readonly Inline[], ways: Ways): ReactNode {
  return inlines.map((part, at) => <Said key={at} part={part} ways={ways} />)
}

function Said({ part, ways }: { readonly part: Inline; readonly ways: Ways }): ReactNode {
  if (typeof part === 'string') return part
  if (part.kind === 'screen') return <strong className="font-semibold">{part.text}</strong>
  if (part.kind === 'key')
    return <kbd className="rounded-sm border border-border bg-muted px-1.5 py-px font-sans text-xs">{part.text}</kbd>
  if (!part.to.startsWith('/'))
    return <FollowButton onClick={() => ways.onFollow(part.to.replace(/\.md$/, ''))}>{part.text}</FollowButton>
  const [to = '', search = ''] = part.to.split('?')
  return (
    <Go
      to={to}
      search={Object.fromEntries(new URLSearchParams(search))}
      onClick={ways.onLeave}
      className="rounded-sm font-medium text-primary underline-offset-2 hover:underline"
    >
      {part.text}
    </Go>
  )
}

function FollowButton({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="rounded-sm text-left font-medium text-primary underline-offset-2 hover:underline"
    >
      {children}
    </button>
  )
}
