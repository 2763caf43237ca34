import { Suspense, useEffect, useState } from 'react'
import { lazy } from '#kit/screen/client/lazy.tsx'
import type { PaperKind } from '#kit/paper/kinds.ts'
import type { FormHandle } from '#kit/screen/form/use-form.ts'
import { usePaper } from '#kit/screen/paper/use-paper.ts'
import { Card } from '#kit/screen/ui/card.tsx'
import { ErrorState } from '#kit/screen/ui/error-state.tsx'
import { Skeleton } from '#kit/screen/ui/skeleton.tsx'
import { previewTemplate } from '#modules/company/templates/contract.ts'
import { inputOf, type TemplateValues } from './values.ts'

const PdfPages = lazy(() => import('#kit/screen/paper/pdf-pages.tsx').then((module) => ({ default: module.PdfPages })))

/** How long one may type before the paper is pressed anew. */
const PAUSE_MS = 600

interface TemplatePreviewProps {
  readonly kind: PaperKind
  readonly form: FormHandle
}

/** The paper as it comes out of the press with what is typed now; the trade on it is made up. */
export function TemplatePreview({ kind, form }: TemplatePreviewProps) {
  const values = useSettled(form)
  const asked = usePaper(previewTemplate, { kind: kind.id, ...inputOf(kind, values) })
  return (
    <Card
      title="Pratinjau"
      heading="section"
      help="Isinya contoh; kop, rekening, dan penandatangan milik perusahaan yang dibuka."
      className="xl:sticky xl:top-6"
    >
      <div
        className="max-h-[calc(100dvh-12rem)] overflow-y-auto rounded-md bg-desk p-3"
        tabIndex={0}
        role="region"
        aria-label={`Pratinjau ${kind.name}`}
      >
        {asked.failure ? (
          <ErrorState title="Pratinjau gagal dibuat." text={asked.failure.message} onRetry={asked.reload} />
        ) : asked.paper ? (
          <Suspense fallback={<Waiting />}>
            <PdfPages file={asked.paper.file} zoom="fit" label={`Contoh ${kind.name}`} />
          </Suspense>
        ) : (
          <Waiting />
        )}
      </div>
    </Card>
  )
}

function Waiting() {
  return (
    <div
      role="status"
      aria-label="Menyiapkan pratinjau"
      className="flex aspect-[210/297] w-full flex-col gap-4 bg-paper p-8"
    >
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-48 w-full" />
    </div>
  )
}

function useSettled(form: FormHandle): TemplateValues {
  const [values, setValues] = useState(() => form.store.read('') as TemplateValues)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.store.onChange(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setValues(structuredClone(form.store.read('')) as TemplateValues), PAUSE_MS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [form.store])
  return values
}
