import { useNavigate, useSearch } from '@tanstack/react-router'

/** Which paper of a part is chosen: it stands in the address as `dokumen`, so that the search over everything opens it. */
export function useChosen(): [chosen: string | undefined, choose: (id: string | undefined) => void] {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const chosen = search['dokumen']
  const choose = (id: string | undefined) =>
    void navigate({ to: '.', search: { ...search, dokumen: id } as never, replace: true, resetScroll: false })
  return [typeof chosen === 'string' ? chosen : undefined, choose]
}
