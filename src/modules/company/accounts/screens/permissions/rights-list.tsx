import { rightsBySubject } from '#modules/company/accounts/permission-words.ts'

interface RightsListProps {
  readonly title: string
  readonly rights: readonly string[]
}

/** Rights that come or go, a module a line; nothing when there are none. */
export function RightsList({ title, rights }: RightsListProps) {
  if (rights.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="grid gap-0.5">
        {rightsBySubject(rights).map(({ of, acts }) => (
          <li key={of}>
            {of}: {acts}
          </li>
        ))}
      </ul>
    </div>
  )
}
