import type { ReactNode } from 'react'
import { Card } from '../ui/card.tsx'
import { cx } from '../ui/cx.ts'

interface FormSectionProps {
  readonly title: string
  readonly help?: string
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A card of the form with its heading; fields inside stand 16 apart. */
export function FormSection({ title, help, aside, children }: FormSectionProps) {
  return (
    <Card title={title} heading="section" help={help} aside={aside}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">{children}</div>
    </Card>
  )
}

/** Fields side by side: two (24 apart) or three (16 apart); one below the other on a phone. */
export function FieldRow({ columns = 2, children }: { readonly columns?: 2 | 3 | 4; readonly children: ReactNode }) {
  const side = columns === 2 ? 'md:grid-cols-2 md:gap-x-6' : columns === 3 ? 'md:grid-cols-3' : 'md:grid-cols-4'
  return <div className={cx('grid grid-cols-[minmax(0,1fr)] items-start gap-4', side)}>{children}</div>
}
