import type { ListAnswer } from '#kit/list/columns.ts'
import { countText } from '#kit/screen/list/count-text.ts'
import { TextLink } from '#kit/screen/shell/go.tsx'

interface AllOfThemProps {
  /** Which list of all warehouses. */
  readonly jenis: 'dokumen' | 'transfer' | 'opname'
  /** What keeps it to this warehouse. */
  readonly search: Readonly<Record<string, string>>
  /** 'dokumen stok' */
  readonly noun: string
  readonly of: ListAnswer<unknown>
}

/** Under the newest papers of a warehouse: the way to all of them, where one filters, searches and exports. */
export function AllOfThem({ jenis, search, noun, of }: AllOfThemProps) {
  return (
    <p className="border-t border-border-subtle px-5 py-3 text-small">
      <TextLink to="/gudang/" search={{ jenis, ...search }}>
        Semua {noun} ({countText(of)})
      </TextLink>
    </p>
  )
}
