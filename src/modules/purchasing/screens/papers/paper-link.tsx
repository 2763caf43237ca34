import { NameLink } from '#kit/screen/shell/go.tsx'
import { paperPage, type PaperKind } from '../../paper-pages.ts'

interface PaperLinkProps {
  readonly kind: PaperKind
  readonly id: string
  readonly number: string
}

/** The number of a paper that another one names: opens it beside its list. */
export function PaperLink({ kind, id, number }: PaperLinkProps) {
  return (
    <NameLink to={paperPage(kind, id)} className="code font-medium">
      {number}
    </NameLink>
  )
}
