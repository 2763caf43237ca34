import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect } from 'react'
import { Go } from '#kit/screen/shell/go.tsx'
import { usePageHead } from '#kit/screen/shell/page-head.ts'
import { Badge } from '#kit/screen/ui/badge.tsx'
import type { Said } from '../words.ts'

interface DocumentHeadProps {
  readonly title: string
  readonly status?: Said
  readonly orderId: string
  readonly orderLabel: string | null
  /** 'Invoice' or 'Surat jalan', the last step of the breadcrumb. */
  readonly page: string
}

/** The name of the document in its tool row, and the way back to its order. */
export function DocumentHead({ title, status, orderId, orderLabel, page }: DocumentHeadProps) {
  const back = `/order/detail/${orderId}`
  useEffect(() => {
    document.title = `${title} · Mandor`
    usePageHead.setState({
      title,
      crumbs: [...(orderLabel ? [{ title: orderLabel, to: back }] : []), { title: page }],
      back,
    })
  }, [title, orderLabel, page, back])
  return (
    <>
      <Go
        to={back}
        aria-label="Kembali ke order"
        className="-ml-2 grid size-9 flex-none place-items-center rounded-md text-muted-foreground hover:bg-muted hover:text-foreground max-md:hidden"
      >
        <ArrowLeft className="size-4.5" />
      </Go>
      <h1 tabIndex={-1} className="code truncate text-base font-semibold outline-none max-md:sr-only">
        {title}
      </h1>
      {status && <Badge tone={status.tone}>{status.text}</Badge>}
    </>
  )
}
