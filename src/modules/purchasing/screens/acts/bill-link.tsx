import { TextLink } from '#kit/screen/shell/go.tsx'
import { paperPage } from '../../paper-pages.ts'

/** Opens a bill beside what is being typed: in a window of its own, so that nothing typed is left. */
export function BillLink({ id, said = 'Buka tagihan itu' }: { readonly id: string; readonly said?: string }) {
  return (
    <TextLink to={paperPage('tagihan', id)} target="_blank">
      {said}
    </TextLink>
  )
}
