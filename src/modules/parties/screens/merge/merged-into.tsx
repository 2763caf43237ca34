import { TextLink } from '#kit/screen/shell/go.tsx'
import { Notice } from '#kit/screen/ui/notice.tsx'

interface MergedIntoProps {
  /** 'Pelanggan' */
  readonly noun: string
  /** '/pelanggan' */
  readonly base: string
  readonly into: { readonly id: string; readonly name: string } | null
}

/** Says where a merged party went. */
export function MergedInto({ noun, base, into }: MergedIntoProps) {
  if (!into) return null
  return (
    <Notice tone="info" className="mb-4">
      {noun} ini sudah digabung ke <TextLink to={`${base}/detail/${into.id}`}>{into.name}</TextLink>. Semua dokumennya
      ada di sana.
    </Notice>
  )
}
