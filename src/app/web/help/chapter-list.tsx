import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Chapter } from '#app/help/chapter.ts'

interface ChapterListProps {
  readonly found: readonly Chapter[]
  /** Results of a search: without their groups. */
  readonly isFlat: boolean
  readonly q: string
  readonly onFollow: (id: string) => void
}

/** The chapters to choose from, by group or as found. */
export function ChapterList({ found, isFlat, q, onFollow }: ChapterListProps) {
  if (found.length === 0)
    return (
      <p role="status" className="px-5 py-8 text-center text-muted-foreground">
        Tidak ada bantuan tentang "{q.trim()}". Coba kata lain, misalnya nama halamannya.
      </p>
    )
  const groups = isFlat ? [['', found] as const] : [...Map.groupBy(found, ({ group }) => group)]
  return (
    <div className="pb-5">
      {groups.map(([group, chapters]) => (
        <section key={group} aria-label={group || 'Hasil'}>
          {group ? (
            <h3 className="px-5 pt-5 pb-1 text-xs font-semibold text-muted-foreground max-md:px-4">{group}</h3>
          ) : null}
          <ul>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onFollow(id)}
                  className="flex min-h-11 w-full items-center gap-3 px-5 py-2 text-left font-medium hover:bg-row-hover max-md:min-h-12 max-md:px-4"
                >
                  <span className="min-w-0 flex-1">{title}</span>
                  <ChevronRight className="size-4 flex-none text-subtle-foreground" aria-hidden />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
