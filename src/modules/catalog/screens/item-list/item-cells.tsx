import Package from 'lucide-react/icons/package'
import { Nothing } from '#kit/screen/format/money.tsx'
import { itemKinds } from '../../kinds.ts'

/** Its picture, 32 × 32, or the mark of goods. */
export function Thumb({ row }: { readonly row: { readonly photoId: string | null } }) {
  return row.photoId ? (
    <img
      src={`/storage/${row.photoId}?size=thumb`}
      alt=""
      loading="lazy"
      className="size-8 rounded-sm border border-border-subtle bg-paper object-cover"
    />
  ) : (
    <span aria-hidden className="grid size-8 place-items-center rounded-sm bg-muted text-subtle-foreground">
      <Package />
    </span>
  )
}

export function Plain({ text }: { readonly text: string | null }) {
  return text ? (
    <span className="block truncate text-muted-foreground" title={text}>
      {text}
    </span>
  ) : (
    <Nothing />
  )
}

export function kindWord(kind: string): string {
  return (itemKinds as Readonly<Record<string, string>>)[kind] ?? kind
}
