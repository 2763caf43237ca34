import { Notice } from '../ui/notice.tsx'

interface UndrawnNoticeProps {
  /** The letters that no font of ours draws; none: nothing is said. */
  readonly letters: string
}

/** Names letters that would print as '?', before they are printed. */
export function UndrawnNotice({ letters }: UndrawnNoticeProps) {
  if (letters === '') return null
  return (
    <Notice tone="warning">
      Huruf “{letters}” tidak bisa dicetak dan menjadi “?”. Tulis kata itu dengan huruf Latin sebelum mencetak.
    </Notice>
  )
}
